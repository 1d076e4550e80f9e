import type { Names } from '../telling/element-names.ts';

/** Why a tile of the hand can do nothing now but be thrown away. */
export function whyNoUse(names: Names, army: string, tile: string): string {
  const [effect] = names.look(army)?.tile(tile)?.effects ?? [];
  switch (effect?.kind) {
    case 'push':
    case 'move':
    case 'wound':
    case 'destroy':
      return names.say(`no-use-${effect.kind}`);
    default:
      return names.say('no-use');
  }
}
