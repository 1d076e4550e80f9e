import type { Game } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { actions } from '../action.ts';
import type { MusgSetup } from '../setup-input.ts';
import type { Battle, Figure } from '../state.ts';

/** How often something was used in random games: `weapon rifle`, `equipment rope`, `action climb`. */
export type Uses = Map<string, number>;

/** MU-IMP-20 needs a campaign, and deeds a world: those are played elsewhere. */
const ELSEWHERE: readonly string[] = ['recover', 'deed'];

/** Everything that has to be used now and then, or nobody has ever tried it. */
const NAMES: readonly string[] = [
  ...Object.keys(actions.kinds)
    .filter((kind) => !ELSEWHERE.includes(kind))
    .map((kind) => `action ${kind}`),
  ...[...BUILT_IN_LIBRARY.ranged, ...BUILT_IN_LIBRARY.melee].map(({ id }) => `weapon ${id}`),
  ...BUILT_IN_LIBRARY.equipment.map(({ id }) => `equipment ${id}`),
  ...BUILT_IN_LIBRARY.mercenaries.map(({ id }) => `mercenary ${id}`),
  ...BUILT_IN_LIBRARY.races
    .filter(({ ranks }) => ranks.chief && ranks.minion)
    .map(({ id }) => `race ${id}`),
];

/** Counts what was done with what, and who acted with what on him. */
export function countRuleUses(uses: Uses, { log, state }: Game<Battle, MusgSetup>): void {
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  const figures = new Map<unknown, Figure>(state.figures.map((figure) => [figure.id, figure]));
  for (const { kind, about, params, key = '' } of log) {
    const figure = figures.get(params['figure']);
    if (kind === 'event' && about === 'activated' && figure)
      for (const name of borneBy(figure)) count(name);
    const action = kind === 'choice' && about === 'action' ? actions.parse(key) : undefined;
    if (!action) continue;
    count(`action ${action.kind}`);
    if ('weapon' in action) count(`weapon ${action.weapon}`);
    if ('weapons' in action) for (const weapon of action.weapons) count(`weapon ${weapon}`);
  }
}

function borneBy({ recruit }: Figure): readonly string[] {
  const hired = BUILT_IN_LIBRARY.mercenaries.find(({ name }) => name.en === recruit.name.en);
  return [
    `race ${recruit.race}`,
    ...recruit.equipment.map((item) => `equipment ${item}`),
    ...(recruit.mercenary && hired ? [`mercenary ${hired.id}`] : []),
  ];
}

/** A hundred times each, from so many games on; of fewer less is asked. */
const LONG_RUN = 3000;

export function minRuleUses(games: number): number {
  return Math.min(100, Math.floor((100 * games) / LONG_RUN));
}

/** What was used less often than that. */
export function rareRules(uses: Uses, least: number): readonly string[] {
  return NAMES.filter((name) => (uses.get(name) ?? 0) < least).map(
    (name) => `${name}: ${uses.get(name) ?? 0}`,
  );
}
