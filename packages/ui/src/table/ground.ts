import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { tenth, type Box } from './outline.ts';
import type { TableScene } from './scene.ts';
import { randomFromName } from '../name-random.ts';

/** The ground: one fill, a cross at every tick, and some grass that is the same every time. */
export function groundPicture({ width, height, ruler, grain = 1 }: TableScene): SvgNode {
  const crosses: string[] = [];
  for (let y = ruler.every; y < height; y += ruler.every) {
    for (let x = ruler.every; x < width; x += ruler.every)
      crosses.push(`M${x - 4} ${y}h8M${x} ${y - 4}v8`);
  }
  return svgNode('g', { class: 'ground' }, [
    svgNode('rect', { class: 'sheet', width, height }),
    svgNode('path', { class: 'cross', d: crosses.join('') }),
    grain < 2.6 && svgNode('path', { class: 'grass', d: grass(width, height) }),
  ]);
}

function grass(width: number, height: number): string {
  const random = randomFromName(`${width} by ${height}`);
  const tufts = Math.min(60, Math.round((width * height) / 16000));
  return Array.from({ length: tufts }, () => {
    const [x, y] = [tenth(random() * width), tenth(random() * height)];
    return random() < 0.6
      ? `M${x} ${y}l-4-8M${x + 3} ${y}v-10M${x + 6} ${y}l4-8`
      : `M${x} ${y}q1-5 6-4t5 4z`;
  }).join('');
}

/** A ruler on all sides in alternating bars, with its numbers above and on the left. */
export function rulerPicture({ width, height, ruler, grain = 1 }: TableScene): SvgNode {
  const thick = Math.max(7, 5 * grain);
  const size = Math.round(Math.max(13, 11 * grain));
  const dark = (length: number, bar: (from: number, to: number) => string) => {
    let path = '';
    for (let from = 0; from < length; from += 2 * ruler.every) {
      path += bar(from, Math.min(length, from + ruler.every));
    }
    return path;
  };
  const numbers: SvgChild[] = [];
  for (let i = 1; i * ruler.every < width; i++) {
    numbers.push(
      svgNode(
        'text',
        { x: i * ruler.every, y: -thick - size * 0.75, 'font-size': size },
        String(i * ruler.counts),
      ),
    );
  }
  for (let i = 1; i * ruler.every < height; i++) {
    numbers.push(
      svgNode(
        'text',
        { x: -thick - size, y: i * ruler.every, 'font-size': size },
        String(i * ruler.counts),
      ),
    );
  }
  return svgNode('g', { class: 'ruler' }, [
    svgNode('path', {
      class: 'bar light',
      d: `M${-thick} ${-thick}H${width + thick}V${height + thick}H${-thick}ZM0 0V${height}H${width}V0Z`,
    }),
    svgNode('path', {
      class: 'bar',
      d:
        dark(
          width,
          (from, to) =>
            `M${from} ${-thick}H${to}V0H${from}ZM${from} ${height}H${to}v${thick}H${from}Z`,
        ) +
        dark(
          height,
          (from, to) =>
            `M${-thick} ${from}H0V${to}H${-thick}ZM${width} ${from}h${thick}V${to}h${-thick}Z`,
        ),
    }),
    ...numbers,
  ]);
}

/** The table with its ruler, in the shape of the table, so that a frame for it needs no other one. */
export function fullViewport(width: number, height: number, grain: number): Box {
  const room = Math.round(Math.max(7, 5 * grain) + Math.max(13, 11 * grain) * 1.7);
  const share = (1.5 * room) / Math.min(width, height);
  const before = (length: number) => -Math.round(room + (length * share - 1.5 * room) / 2);
  return {
    x: before(width),
    y: before(height),
    width: Math.round(width * (1 + share)),
    height: Math.round(height * (1 + share)),
  };
}
