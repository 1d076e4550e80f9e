import type { Terrain } from '@skirmish-kit/space';
import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { Battle } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';

/** The card of a piece of scenery: what it does to who walks, climbs, looks and hides. */
export function sceneryCard(battle: Battle, piece: Terrain, names: MusgNames): CardContent {
  const say = translator(cardMessages, names.language);
  const { id, ground = 'open', cover = 0, blocksSight = false, height } = piece;
  const sight = blocksSight === 'through' ? 'through' : blocksSight ? 'stopped' : 'free';
  const isTop = ground === 'impassable' && height !== undefined;
  const climbing = battle.climbable.includes(id) ? 'climb-stairs' : 'climb-rope';
  const rows: readonly (CardRow | false)[] = [
    cover > 0 && { name: say('cover-of'), text: say('cover-text'), rule: 'MU-COVER-02' },
    { name: say('row-ground'), text: say(`ground-${ground}`), rule: 'MU-MOVE-02' },
    { name: say('row-sight'), text: say(`sight-${sight}`), rule: 'MU-LOS-01' },
    height !== undefined && {
      name: say('row-height'),
      current: names.distance(height),
      rule: 'MU-COVER-05',
    },
    isTop && { name: say('row-climb'), text: say(climbing), rule: 'MU-MOVE-05' },
  ];
  const name = names.piece(id);
  return {
    title: name.charAt(0).toLocaleUpperCase(names.language) + name.slice(1),
    subtitle: '',
    rows: rows.filter((row) => row !== false),
  };
}
