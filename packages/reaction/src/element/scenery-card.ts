import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { Terrain } from '@skirmish-kit/space';
import type { Objective, ObjectToken } from '../rules/state.ts';
import type { ReactionNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';

/** The card of a piece of scenery: what it does to who walks, looks and hides. */
export function sceneryCard(piece: Terrain, names: ReactionNames): CardContent {
  const say = translator(cardMessages, names.language);
  const { ground = 'open', cover = 0, blocksSight = false } = piece;
  const sight = blocksSight === 'through' ? 'through' : blocksSight ? 'stopped' : 'free';
  const rows: readonly (CardRow | false)[] = [
    cover > 0 && { name: say('cover-of'), current: `−${cover}`, rule: 'RX-WOUND-04' },
    { name: say('row-ground'), text: say(`ground-${ground}`), rule: 'RX-MOVE-05' },
    { name: say('row-sight'), text: say(`sight-${sight}`), rule: 'RX-SHOOT-01' },
  ];
  const name = names.thing(piece.id);
  return {
    title: name.charAt(0).toLocaleUpperCase(names.language) + name.slice(1),
    subtitle: '',
    rows: rows.filter((row) => row !== false),
  };
}

/** The card of a place to hold or something to pick up. */
export function objectiveCard(
  objective: Objective | ObjectToken,
  names: ReactionNames,
): CardContent {
  const say = translator(cardMessages, names.language);
  const holder =
    'kind' in objective
      ? objective.owner === null
        ? undefined
        : names.side(objective.owner)
      : objective.holder === null
        ? undefined
        : names.thing(objective.holder);
  return {
    title: objective.name[names.language],
    subtitle: 'kind' in objective ? say(`objective-${objective.kind}`) : '',
    rows: [
      { name: say('worth'), current: say('points-n', { n: objective.points }) },
      ...(holder === undefined ? [] : [{ name: say('held-by'), current: holder }]),
    ],
  };
}
