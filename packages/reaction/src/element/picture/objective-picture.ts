import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { Battle, Objective, Thing } from '../../rules/state.ts';
import type { Scene } from './scene.ts';

/** A place to hold or to hack: a diamond, its points, and how near one has to be. */
export function objectivePicture(objective: Objective, { language, grain = 1 }: Scene): Drawn {
  const { at, reach, kind, owner, points, name } = objective;
  const size = Math.max(14, 9 * grain);
  return draw(
    'g',
    {
      class: `objective ${kind} ${owner === null ? 'free' : `side-${owner}`}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      draw('title', {}, name[language]),
      draw('circle', { class: 'near', r: reach * 10 }),
      draw('path', { class: 'diamond', d: `M0 ${-size}L${size} 0 0 ${size} ${-size} 0Z` }),
      draw('text', { y: 1, 'font-size': size }, String(points)),
    ],
  );
}

/** Something to pick up; whoever carries it has it at his side. */
export function thingPicture(thing: Thing, battle: Battle): Drawn {
  const holder = battle.figures.find((figure) => figure.id === thing.holder);
  const [x, y] = holder ? [holder.at[0] + holder.radius, holder.at[1] - holder.radius] : thing.at;
  return draw('g', { class: 'thing', transform: `translate(${x} ${y})` }, [
    draw('path', { d: 'M-8 -4 0 -9 8 -4V5L0 10 -8 5ZM-8 -4 0 1 8 -4M0 1V10' }),
  ]);
}
