import { Game, isProblems, type Problem, type Replay } from '@skirmish-kit/core';
import { readSeed, seatBots, type Asked, type Started } from '@skirmish-kit/ui';
import { FIRST_GAME } from '../rules/default-setup.ts';
import { rulesOfPlay } from '../playable-system.ts';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import type { Mode } from './attributes.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { loadBot, loadReading } from './load-room.ts';
import type { PageTexts } from './open-page.ts';

/** What the page asked for. */
type Wanted = Asked<Mode> & PageTexts;

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  library: Library,
  fans: FanArmies,
  wanted: Wanted,
): Promise<Started<State, Setup> | readonly Problem[]> {
  const system = rulesOfPlay(library);
  const started = await startedFrom(library, fans, wanted);
  return seatBots(started, wanted.seats, (id) => loadBot(system, fans, id));
}

/** A first game begins at once; what the page says otherwise is read by what is fetched for it. */
async function startedFrom(
  library: Library,
  fans: FanArmies,
  wanted: Wanted,
): Promise<Game<State, Setup> | Replay<State, Setup> | readonly Problem[]> {
  const { mode, record, setup, position } = wanted;
  if (mode === 'replay') return (await loadReading()).replayOf(library, record);
  if (record) return (await loadReading()).gameFrom(library, { record });
  const seed = await readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  if (setup) return (await loadReading()).gameFrom(library, { setup }, options);
  if (!position) {
    const { armies, rules } = wanted;
    const first = (armies + rules).trim() === '' && fans.packs.length === 0;
    if (first) return new Game(rulesOfPlay(library), FIRST_GAME, options);
    return (await import('../notation/game-from-attributes.ts')).namedGame(
      library,
      fans,
      wanted,
      options,
    );
  }
  return (await loadReading()).startOfPosition(library, wanted, options);
}
