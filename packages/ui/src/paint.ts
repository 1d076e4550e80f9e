import type { SvgNode } from './picture.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The last drawing of painted elements: a drawing never changes. */
const painted = new WeakMap<Element, SvgNode>();

/**
 * Makes the children of `parent` look like these drawings. What is there already is changed, not
 * replaced, so that a figure that has moved slides to its new place. A figure keeps its element when
 * others are drawn before it: nobody slides who only changed places in the order of drawing.
 */
export function paint(parent: Element, drawings: readonly SvgNode[]): void {
  let figures: ReadonlyMap<string, Element> | undefined;
  for (const { attributes } of drawings) {
    if (FIGURE in attributes) figures ??= figuresIn(parent);
  }
  for (let i = 0; i < drawings.length; i++) {
    const drawn = drawings[i];
    const there = parent.children[i];
    if (!drawn || (there && painted.get(there) === drawn)) continue;
    const figure = figures && drawn.attributes[FIGURE];
    const own = figure === undefined ? undefined : figures?.get(String(figure));
    if (own?.localName === drawn.tag) {
      bring(own, parent, i, own.getAttribute('transform') !== drawn.attributes['transform']);
      repaint(own, drawn);
    } else if (figure !== undefined || (figures && there?.hasAttribute(FIGURE))) {
      parent.insertBefore(elementOf(drawn), there ?? null);
    } else if (there?.localName === drawn.tag) {
      repaint(there, drawn);
    } else {
      const fresh = elementOf(drawn);
      if (there) there.replaceWith(fresh);
      else parent.append(fresh);
    }
  }
  while (parent.children.length > drawings.length) parent.lastElementChild?.remove();
}

/** The attribute that marks the owner of a painted element. */
const FIGURE = 'data-figure';

/**
 * Brings an element to its place among its siblings. An element that is taken out and put back loses
 * its way: for one that slides, the others make room.
 */
function bring(own: Element, parent: Element, i: number, slides: boolean): void {
  for (let there = parent.children[i]; there && there !== own; there = parent.children[i]) {
    if (slides) own.after(there);
    else parent.insertBefore(own, there);
  }
}

/** The elements of figures that are there, by whose they are. */
function figuresIn(parent: Element): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const child of parent.children) {
    const id = child.getAttribute(FIGURE);
    if (id !== null) found.set(id, child);
  }
  return found;
}

/** A new element: there is nothing to compare with, which is most of the work. */
export function elementOf(drawn: SvgNode): Element {
  const { tag, attributes, inside } = drawn;
  const fresh = document.createElementNS(SVG, tag);
  for (const name in attributes) fresh.setAttribute(name, String(attributes[name]));
  if (typeof inside === 'string') fresh.textContent = inside;
  else for (const each of inside) fresh.append(elementOf(each));
  painted.set(fresh, drawn);
  return fresh;
}

/** Makes one element look like the drawing; one that already does is left alone. */
export function repaint(element: Element, drawn: SvgNode): void {
  if (painted.get(element) === drawn) return;
  painted.set(element, drawn);
  for (const name of element.getAttributeNames()) {
    if (!(name in drawn.attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(drawn.attributes)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  if (typeof drawn.inside === 'string') {
    if (element.textContent !== drawn.inside) element.textContent = drawn.inside;
  } else {
    paint(element, drawn.inside);
  }
}
