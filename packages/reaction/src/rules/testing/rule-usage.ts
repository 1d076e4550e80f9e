import type { Game } from '@skirmish-kit/core';
import { SCENARIOS } from '../../packs/built-in.ts';
import { actions } from '../action-keys.ts';
import { QUESTIONS } from '../questions.ts';
import type { ReactionSetup } from '../setup-input.ts';
import type { Battle } from '../state.ts';
import { WEAPONS } from '../weapon-table.ts';

/** How often something was used in random games: `weapon pistol`, `action hack`. */
export type Uses = Map<string, number>;

/** What special fighters, machines and places can do, as the moments that say it happened. */
const ABILITIES = [
  ...['technology', 'hacked', 'repaired', 'self-repair', 'first-aid', 'revived'],
  ...['machine-damaged', 'machine-destroyed', 'malfunction', 'machine-steady'],
  ...['opens-door', 'shuts-door', 'picks-up', 'drops', 'crosses', 'takes-cover', 'event'],
  ...['opportunity-ready', 'opportunity-fire', 'stopped', 'deviates', 'catches-fire', 'burns'],
  ...['fire-out', 'combat-round', 'leaves-combat', 'caught-routing', 'rout-move', 'fled'],
];

/** R5: everything that has to be used now and then, or nobody has ever tried it. */
export const NAMES: readonly string[] = [
  ...WEAPONS.map(({ id }) => `weapon ${id}`),
  ...Object.keys(actions.kinds).map((action) => `action ${action}`),
  ...QUESTIONS.map((question) => `question ${question}`),
  ...SCENARIOS.map(({ id }) => `scenario ${id}`),
  ...ABILITIES.map((ability) => `ability ${ability}`),
];

const FIRE: readonly string[] = ['shoot', 'burst', 'aim', 'blast', 'flame'];

export function countRuleUses(uses: Uses, game: Game<Battle, ReactionSetup>): void {
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  count(`scenario ${game.state.scenario}`);
  for (const { kind, about, key = '' } of game.log) {
    if (kind === 'event') count(`ability ${about}`);
    if (kind !== 'choice') continue;
    count(`question ${about}`);
    const [word = '', weapon = ''] = key.split(':');
    if (about === 'action') count(`action ${word}`);
    if (FIRE.includes(word)) count(`weapon ${weapon}`);
  }
}

/**
 * How often everything has to be used in one part of the games: a hundred times in each part of the
 * 20,000 games of the long variant. Of fewer games less is asked, because few come out unevenly.
 */
export function minRuleUses(games: number): number {
  return games >= 5000 ? 100 : Math.floor(games / 100);
}

/** What was used less often than that. */
export function rareRules(uses: Uses, least: number): readonly string[] {
  return NAMES.filter((name) => (uses.get(name) ?? 0) < least).map(
    (name) => `${name}: ${uses.get(name) ?? 0}`,
  );
}
