import type { Names } from '../telling/element-names.ts';
import type { Picking } from './picking.ts';

/** What is still to be pointed at with the tile that is taken up; nothing when all of it is said. */
export function nextStep(
  { doing, from, ghost, answer }: Picking,
  names: Names,
  params: { readonly tile: string; readonly hex: string },
): string | undefined {
  if (ghost) return names.say('pick-turn', params);
  if (doing === 'place') return names.say('pick-hex', params);
  if (from !== undefined) return names.say('pick-second');
  return answer === undefined ? names.say('pick-unit', params) : undefined;
}
