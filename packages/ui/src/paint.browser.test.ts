import { expect, test } from 'vitest';
import { repaint } from './paint.ts';
import { draw } from './picture.ts';

function stage(): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', 'svg');
}

test('a drawing that is painted already is left alone; an equal one is compared part by part', () => {
  const svg = stage();
  const ground = draw('g', { class: 'ground' }, [draw('rect', { width: 5 })]);
  const at = (x: number) => draw('svg', {}, [ground, draw('circle', { cx: x })]);
  repaint(svg, at(1));
  repaint(svg, at(2));
  const changes = new MutationObserver(() => {});
  changes.observe(svg, { attributes: true, childList: true, subtree: true });
  svg.querySelector('rect')?.setAttribute('width', '6');
  changes.takeRecords();
  repaint(svg, at(3));
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['cx']);
  expect(svg.querySelector('rect')?.getAttribute('width')).toBe('6');
  const equal = draw('g', { class: 'ground' }, [draw('rect', { width: 5 })]);
  repaint(svg, draw('svg', {}, [equal, draw('circle', { cx: 3 })]));
  expect(svg.querySelector('rect')?.getAttribute('width')).toBe('5');
});

test('an element that takes another drawing looks like that one, and like the first again', () => {
  const svg = stage();
  const one = draw('g', { id: 'one' }, [draw('path', { d: 'M0 0' })]);
  const two = draw('g', { id: 'two' }, 'words');
  for (const drawn of [one, two, one]) {
    repaint(svg, draw('svg', {}, [drawn]));
    expect(svg.firstElementChild?.id).toBe(drawn.attributes['id']);
    expect(svg.firstElementChild?.children.length).toBe(drawn === one ? 1 : 0);
  }
});

test('a figure keeps its element when the order of drawing changes, and only who moves is left in place', () => {
  const svg = stage();
  const figure = (id: string, x: number) =>
    draw('g', { 'data-figure': id, transform: `translate(${x} 0)` });
  const show = (...figures: readonly Parameters<typeof figure>[]) =>
    repaint(svg, draw('svg', {}, [draw('path', {}), ...figures.map((each) => figure(...each))]));
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
