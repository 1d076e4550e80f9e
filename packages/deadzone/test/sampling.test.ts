import { advance, copyState, oddsOf, seededRandom, type Random } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FACTIONS } from '../src/packs/built-in.ts';
import { fight } from '../src/rules/fight.ts';
import { recruitFrom } from '../src/rules/muster.ts';
import type { Battle } from '../src/rules/state.ts';
import type { Recruit } from '../src/rules/strike-team.ts';
import { gunsOf, isLobbed, shoot } from '../src/rules/shoot.ts';
import { at, battleWith } from '../src/rules/testing/scripted-battle.ts';

/** How many attacks of each profile; `npm run soak -- 20000 deadzone` samples ten times as many. */
const SAMPLES = Number(process.env['SKIRMISH_SAMPLES'] ?? 1_000);

const PROFILES = 20;

/** The first profiles of the packs that can be attacked. */
const recruits: readonly Recruit[] = FACTIONS.flatMap((faction) =>
  faction.profiles.map(({ id }) => recruitFrom(faction, { profile: id })),
)
  .filter(({ profile }) => profile.survive !== null)
  .slice(0, PROFILES);

/** Somebody against the next on the list, three cubes away or face to face. */
function battleOf(mine: Recruit, theirs: Recruit, near: boolean): Battle {
  const battle = battleWith({ a: [['d4']], b: [[near ? 'd4' : 'd6']] });
  Object.assign(at(battle, 'a1'), { recruit: mine });
  Object.assign(at(battle, 'b1'), { recruit: theirs });
  return battle;
}

function fateOf(battle: Battle): string {
  return ['a1', 'b1']
    .map((id) => {
      const { where, damage, pinned, burning } = at(battle, id);
      return where === 'field'
        ? `${damage}${pinned ? 'p' : ''}${burning === null ? '' : 'f'}`
        : '†';
    })
    .join(' ');
}

/** An attack of a profile: its first weapon, or its fists. */
function attackOf(battle: Battle) {
  const gun = gunsOf(at(battle, 'a1')).find((weapon) => !isLobbed(weapon));
  return gun
    ? (state: Battle) => shoot(state, 'a1', gun.id, 'b1', false)
    : (state: Battle) => fight(state, 'a1', 'b1', 'action');
}

/** Plays it once with dice; whatever is asked, the first option is taken. */
function sample(
  battle: Battle,
  attack: (state: Battle) => ReturnType<typeof fight>,
  random: Random,
) {
  const flow = attack(battle);
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'chance') request.sample(random);
    if (request.kind === 'choice') request.take(request.options[0]?.key ?? '');
  }
  return fateOf(battle);
}

test.each(recruits.map((recruit, i) => ({ id: recruit.profile.id, recruit, i })))(
  `${SAMPLES} attacks of $id lie where the exact odds say`,
  { timeout: 0 },
  ({ recruit, i }) => {
    const target = recruits[(i + 7) % recruits.length] ?? recruit;
    const armed = gunsOf(at(battleOf(recruit, target, false), 'a1')).some((gun) => !isLobbed(gun));
    const battle = battleOf(recruit, target, !armed);
    const attack = attackOf(battle);
    const exact = oddsOf(battle, attack, [], { measure: fateOf });
    const counts = new Map<string, number>();
    const random = seededRandom(`sampled ${i}`);
    for (let n = 0; n < SAMPLES; n++) {
      const fate = sample(copyState(battle), attack, random);
      counts.set(fate, (counts.get(fate) ?? 0) + 1);
    }
    const law = new Map(exact.outcomes);
    for (const fate of new Set([...law.keys(), ...counts.keys()])) {
      const p = law.get(fate) ?? 0;
      const sigma = Math.sqrt((p * (1 - p)) / SAMPLES);
      const share = (counts.get(fate) ?? 0) / SAMPLES;
      expect(Math.abs(share - p), `${recruit.profile.id} ${fate}`).toBeLessThanOrEqual(
        5 * sigma + 1 / SAMPLES,
      );
    }
  },
);
