import { expect, test } from 'vitest';
import { repaint } from './paint.ts';
import { svgNode } from './picture.ts';

function stage(): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', 'svg');
}

test('a drawing is painted once, and an equal one is compared part by part', () => {
  const svg = stage();
  const ground = svgNode('g', { class: 'ground' }, [svgNode('rect', { width: 5 })]);
  const at = (x: number) => svgNode('svg', {}, [ground, svgNode('circle', { cx: x })]);
  repaint(svg, at(1));
  repaint(svg, at(2));
  const changes = new MutationObserver(() => {});
  changes.observe(svg, { attributes: true, childList: true, subtree: true });
  svg.querySelector('rect')?.setAttribute('width', '6');
  changes.takeRecords();
  repaint(svg, at(3));
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['cx']);
  expect(svg.querySelector('rect')?.getAttribute('width')).toBe('6');
  const equal = svgNode('g', { class: 'ground' }, [svgNode('rect', { width: 5 })]);
  repaint(svg, svgNode('svg', {}, [equal, svgNode('circle', { cx: 3 })]));
  expect(svg.querySelector('rect')?.getAttribute('width')).toBe('5');
});

test('an element that takes another drawing looks like it, also when it goes back', () => {
  const svg = stage();
  const one = svgNode('g', { id: 'one' }, [svgNode('path', { d: 'M0 0' })]);
  const two = svgNode('g', { id: 'two' }, 'words');
  for (const drawn of [one, two, one]) {
    repaint(svg, svgNode('svg', {}, [drawn]));
    expect(svg.firstElementChild?.id).toBe(drawn.attributes['id']);
    expect(svg.firstElementChild?.children.length).toBe(drawn === one ? 1 : 0);
  }
});

test('a figure keeps its element when the order changes, and only movers are replaced', () => {
  const svg = stage();
  const figure = (id: string, x: number) =>
    svgNode('g', { 'data-figure': id, transform: `translate(${x} 0)` });
  const show = (...figures: readonly Parameters<typeof figure>[]) =>
    repaint(
      svg,
      svgNode('svg', {}, [svgNode('path', {}), ...figures.map((each) => figure(...each))]),
    );
  const ids = () => [...svg.querySelectorAll('g')].map((each) => each.getAttribute('data-figure'));
  const of = (id: string) => svg.querySelector(`[data-figure=${id}]`);
  show(['a1', 1], ['a2', 2], ['b1', 3]);
  const before = ['a1', 'a2', 'b1'].map(of);
  const changes = new MutationObserver(() => {});
  changes.observe(svg, { childList: true });
  // A1 acts, and is drawn last, where it stands; then it goes elsewhere and is drawn first again.
  show(['a2', 2], ['b1', 3], ['a1', 1]);
  expect(ids()).toEqual(['a2', 'b1', 'a1']);
  changes.takeRecords();
  show(['a1', 9], ['a2', 2], ['b1', 3]);
  expect(ids()).toEqual(['a1', 'a2', 'b1']);
  expect(['a1', 'a2', 'b1'].map(of)).toEqual(before);
  const moved = changes.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  expect(moved).not.toContain(of('a1'));
  show(['a2', 2], ['c1', 5]);
  expect(ids()).toEqual(['a2', 'c1']);
  expect(svg.querySelectorAll('path')).toHaveLength(1);
});
