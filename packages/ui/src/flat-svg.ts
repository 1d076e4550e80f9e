/**
 * Turns an SVG with a style sheet into one that any renderer understands: resolves custom properties,
 * `light-dark()` and `color-mix()`, and writes the styles onto every element.
 * Supports the simple selectors of our pictures; anything else is an error, not a guess.
 */

interface Element {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly classes: ReadonlySet<string>;
  readonly parent: Element | undefined;
}

interface Rule {
  readonly parts: readonly Part[];
  readonly weight: number;
  readonly styles: ReadonlyMap<string, string>;
}

/** One compound of a selector, with its combinator. */
interface Part {
  readonly child: boolean;
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly not: readonly string[];
}

/** The properties that a renderer needs. */
const DRAWN =
  /^(fill|stroke|opacity|color|font|text-anchor|dominant-baseline|paint-order|display|visibility)/;

/** Inherited properties, passed down to children. */
const INHERITED = /^(--|color$)/;

export function flatSvg(svg: string, theme: 'light' | 'dark' = 'light'): string {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? '';
  const rules = rulesOf(unescape(sheet));
  const stack: { element: Element; known: ReadonlyMap<string, string> }[] = [];
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(
      /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>/gi,
      (whole, close: string, tag: string, rest: string, empty: string) => {
        if (close) {
          stack.pop();
          return whole;
        }
        const parent = stack.at(-1);
        const element = elementOf(tag, rest, parent?.element);
        const own = stylesOf(element, rules);
        const known = inherit(parent?.known ?? new Map(), own, element, theme);
        if (!empty) stack.push({ element, known });
        const written = [...own]
          .filter(([name]) => DRAWN.test(name))
          .map(([name, value]) => `${name}:${resolve(value, known, theme)}`)
          .join(';');
        const { attributes } = element;
        attributes.delete('class');
        const others = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
        const style = written ? ` style="${written.replaceAll('"', "'")}"` : '';
        return `<${tag}${others}${style}${empty}>`;
      },
    );
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function rulesOf(sheet: string): readonly Rule[] {
  const plain = sheet.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules: Rule[] = [];
  for (const [, selectors = '', body = ''] of plain.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)) {
    const styles = new Map(declarations(body).map(([name, value]) => [name, value] as const));
    for (const selector of splitTop(selectors, ',')) {
      const parts = partsOf(selector.trim());
      if (parts.length > 0) rules.push({ parts, weight: weightOf(parts), styles });
    }
  }
  return rules
    .map((rule, order) => ({ rule, order }))
    .sort((a, b) => a.rule.weight - b.rule.weight || a.order - b.order)
    .map(({ rule }) => rule);
}

function declarations(body: string): readonly (readonly [string, string])[] {
  return splitTop(body, ';').flatMap((each) => {
    const at = each.indexOf(':');
    return at < 0 ? [] : [[each.slice(0, at).trim(), each.slice(at + 1).trim()] as const];
  });
}

/** Splits where no bracket is open. */
function splitTop(text: string, mark: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (text[i] === mark && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function partsOf(selector: string): readonly Part[] {
  const words = selector
    .replace(/(?<!\s)\s*>\s*/g, ' >')
    .split(/\s+/)
    .filter(Boolean);
  const parts: Part[] = [];
  for (const word of words) {
    const child = word.startsWith('>');
    const compound = word.replace(/^>/, '');
    const not = [...compound.matchAll(/:not\(\.([\w-]+)\)/g)].map(([, name = '']) => name);
    const bare = compound.replace(/:not\([^)]*\)/g, '');
    // Page states such as `:hover` never apply to a picture.
    if (/[:[*]/.test(bare)) return [];
    const tag = /^[a-z][\w-]*/i.exec(bare)?.[0];
    const classes = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    parts.push({ child, tag, classes, not });
  }
  return parts;
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { tag, classes, not }) => sum + 100 * (classes.length + not.length) + (tag ? 1 : 0),
    0,
  );
}

function elementOf(tag: string, rest: string, parent: Element | undefined): Element {
  const attributes = new Map(
    [...rest.matchAll(/(?<![\w:-])([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
  return { tag, attributes, classes, parent };
}

function stylesOf(element: Element, rules: readonly Rule[]): Map<string, string> {
  const styles = new Map<string, string>();
  for (const { parts, styles: given } of rules) {
    if (!fits(element, parts, parts.length - 1)) continue;
    for (const [name, value] of given) styles.set(name, value);
  }
  for (const [name, value] of declarations(element.attributes.get('style') ?? '')) {
    styles.set(name, value);
  }
  element.attributes.delete('style');
  return styles;
}

function fits(element: Element, parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part || !fitsPart(element, part)) return false;
  if (at === 0) return true;
  for (let up = element.parent; up; up = up.parent) {
    if (fits(up, parts, at - 1)) return true;
    if (part.child) return false;
  }
  return false;
}

function fitsPart({ tag, classes }: Element, part: Part): boolean {
  return (
    (part.tag === undefined || part.tag === tag) &&
    part.classes.every((name) => classes.has(name)) &&
    !part.not.some((name) => classes.has(name))
  );
}

function inherit(
  above: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  { attributes }: Element,
  theme: 'light' | 'dark',
): ReadonlyMap<string, string> {
  const known = new Map(above);
  const colour = attributes.get('color');
  if (colour !== undefined) known.set('color', resolve(colour, above, theme));
  for (const [name, value] of own) {
    if (INHERITED.test(name)) known.set(name, resolve(value, known, theme));
  }
  return known;
}

/** A fully resolved value, in one colour scheme. */
function resolve(
  value: string,
  known: ReadonlyMap<string, string>,
  theme: 'light' | 'dark',
): string {
  const scheme = theme === 'light' ? 0 : 1;
  let text = value;
  for (let turns = 0; turns < 50; turns++) {
    const before = text;
    text = inner(text, 'var', (inside) => {
      const [name = '', ...fallback] = splitTop(inside, ',');
      return known.get(name.trim()) ?? fallback.join(',').trim();
    });
    text = inner(text, 'light-dark', (inside) => splitTop(inside, ',')[scheme]?.trim() ?? '');
    text = inner(text, 'color-mix', mixed);
    if (text === before) break;
  }
  text = text.replace(/\bcurrentColor\b/g, known.get('color') ?? '#000');
  return text.replace(/rgb\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)/g, 'rgba($1,$2,$3,$4)');
}

/** Resolves the innermost call of a function. */
function inner(text: string, name: string, make: (inside: string) => string): string {
  const at = text.lastIndexOf(`${name}(`);
  if (at < 0) return text;
  let depth = 0;
  for (let i = at + name.length; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) {
      const inside = text.slice(at + name.length + 1, i);
      if (name === 'color-mix' && /var\(|light-dark\(/.test(inside)) return text;
      return text.slice(0, at) + make(inside) + text.slice(i + 1);
    }
  }
  return text;
}

/** `in srgb, A p%, B` of colours in hexadecimal. */
function mixed(inside: string): string {
  const [, first = '', second = ''] = splitTop(inside, ',').map((each) => each.trim());
  const [colour = '', share = '50%'] = first.split(/\s+/);
  const [other = ''] = second.split(/\s+/);
  const part = Number.parseFloat(share) / 100;
  if (other === 'transparent') {
    const [r, g, b] = channels(colour);
    return `rgba(${r},${g},${b},${part})`;
  }
  const [a, b] = [channels(colour), channels(other)];
  const blend = a.map((value, i) => Math.round(value * part + (b[i] ?? 0) * (1 - part)));
  return `rgb(${blend.join(',')})`;
}

function channels(colour: string): readonly number[] {
  const rgb = /^rgba?\(([^)]*)\)/.exec(colour)?.[1];
  if (rgb !== undefined)
    return rgb
      .split(/[\s,/]+/)
      .slice(0, 3)
      .map(Number);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined)
    throw new Error(`A picture mixes a colour that is not written in figures: ${colour}`);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}
