import type { World } from '../world.ts';

/** A world of a test’s own: nothing in it but what the test says. */
export function ownWorld(id: string, rest: Partial<World> = {}): World {
  return {
    id,
    title: { en: 'Own', fr: 'À soi' },
    text: { en: 'A world of its own.', fr: 'Un monde à part.' },
    ...rest,
  };
}
