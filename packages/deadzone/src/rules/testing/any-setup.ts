import { isProblems, type Random } from '@skirmish-kit/core';
import { randomTeam } from '../../lists/testing/random-team.ts';
import { FACTIONS, MISSIONS } from '../../packs/built-in.ts';
import { deadzone } from '../../system.ts';
import { FIELD_NAMES } from '../resolve-setup.ts';
import { SETTING_VALUES } from '../settings.ts';
import type { DeadzoneSetup } from '../setup-input.ts';

/** Teams of anything, on any field, every second time with any settings. */
export function setupOf(seed: number, random: Random): DeadzoneSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const budget = random.between(8, 14) * 10;
  const team = () => {
    const faction = any(FACTIONS);
    return faction && randomTeam(faction, budget, random);
  };
  const setup = deadzone.readSetup({
    field: any(FIELD_NAMES),
    mission: any(MISSIONS)?.id,
    teams: [team(), team()],
    settings: seed % 2 === 0 ? {} : settings,
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}
