import { svgNode, type SvgNode } from '../picture.ts';
import { shapePath } from './outline.ts';
import type { SceneDoor, SceneObjective, SceneItem } from './scene.ts';

/** A diamond with its points, filled by the side that has it, and a dotted ring as far as it counts. */
export function objectivePicture(objective: SceneObjective, grain: number): SvgNode {
  const { id, at, reach, label, title, side } = objective;
  const size = Math.max(15, 11 * grain);
  return svgNode(
    'g',
    {
      class: side === undefined ? 'objective' : `objective held side-${side}`,
      'data-objective': id,
      'data-card': `goal:${id}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      svgNode('title', {}, title),
      svgNode('circle', { class: 'near', r: reach }),
      svgNode('path', { class: 'diamond', d: `M0 ${-size}L${size} 0 0 ${size} ${-size} 0Z` }),
      svgNode('text', { y: 1, 'font-size': size }, label),
    ],
  );
}

export function itemPicture({ id, at, title }: SceneItem): SvgNode {
  return svgNode(
    'g',
    {
      class: 'thing',
      'data-thing': id,
      'data-card': `goal:${id}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      svgNode('title', {}, title),
      svgNode('path', { d: 'M-9-5 0-10 9-5V5L0 11-9 5ZM-9-5 0 1 9-5M0 1V11' }),
    ],
  );
}

/** A leaf in the wall; an open one is only its outline. */
export function doorPicture({ id, terrain, open, title }: SceneDoor): SvgNode {
  return svgNode('g', { class: open ? 'door open' : 'door shut', 'data-door': id }, [
    svgNode('title', {}, title),
    svgNode('path', { d: shapePath(terrain.shape) }),
  ]);
}
