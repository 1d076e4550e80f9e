import type { Drawn } from './picture.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the children of `parent` look like these drawings. What is there already is changed, not
 * replaced, so that a figure that has moved slides to its new place.
 */
export function paint(parent: Element, drawings: readonly Drawn[]): void {
  drawings.forEach((drawn, i) => {
    const there = parent.children[i];
    if (there?.localName === drawn.tag) {
      repaint(there, drawn);
      return;
    }
    const fresh = elementOf(drawn);
    if (there) there.replaceWith(fresh);
    else parent.append(fresh);
  });
  while (parent.children.length > drawings.length) parent.lastElementChild?.remove();
}

/** A new element: there is nothing to compare with, which is most of the work. */
export function elementOf({ tag, attributes, inside }: Drawn): Element {
  const fresh = document.createElementNS(SVG, tag);
  for (const name in attributes) fresh.setAttribute(name, String(attributes[name]));
  if (typeof inside === 'string') fresh.textContent = inside;
  else for (const drawn of inside) fresh.append(elementOf(drawn));
  return fresh;
}

/** What elements look like that were painted: a drawing never changes. */
const painted = new WeakMap<Element, Drawn>();

/** Makes one element look like the drawing; one that already does is left alone. */
export function repaint(element: Element, drawn: Drawn): void {
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
