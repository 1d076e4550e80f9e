import { draw, type Drawn } from '../picture.ts';
import { shapePath } from './outline.ts';
import type { DoorShown, ObjectiveShown, ThingShown } from './scene.ts';

/** A diamond with its points, filled by the side that has it, and a dotted ring as far as it counts. */
export function objectivePicture(objective: ObjectiveShown, grain: number): Drawn {
  const { id, at, reach, label, title, side } = objective;
  const size = Math.max(15, 11 * grain);
  return draw(
    'g',
    {
      class: side === undefined ? 'objective' : `objective held side-${side}`,
      'data-objective': id,
      'data-card': `goal:${id}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      draw('title', {}, title),
      draw('circle', { class: 'near', r: reach }),
      draw('path', { class: 'diamond', d: `M0 ${-size}L${size} 0 0 ${size} ${-size} 0Z` }),
      draw('text', { y: 1, 'font-size': size }, label),
    ],
  );
}

export function itemPicture({ id, at, title }: ThingShown): Drawn {
  return draw(
    'g',
    {
      class: 'thing',
      'data-thing': id,
      'data-card': `goal:${id}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      draw('title', {}, title),
      draw('path', { d: 'M-9-5 0-10 9-5V5L0 11-9 5ZM-9-5 0 1 9-5M0 1V11' }),
    ],
  );
}

/** A leaf in the wall; an open one is only its outline. */
export function doorPicture({ id, terrain, open, title }: DoorShown): Drawn {
  return draw('g', { class: open ? 'door open' : 'door shut', 'data-door': id }, [
    draw('title', {}, title),
    draw('path', { d: shapePath(terrain.shape) }),
  ]);
}
