/** The line and column of a path in a JSON text. */
export interface JsonLocation {
  /** From 1. */
  readonly line: number;
  /** The id or the name of the thing around it; without either, its number in its list, from 1. */
  readonly name?: string;
}

/** A string that nobody ends is one token too: else every quote in it would be read to the end of the text. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs;

/**
 * The place of a problem in the text of a pack: the line where its path leads, and what stands
 * there. A path to what is missing leads to what it is missing from.
 *
 * @example
 * ```ts
 * const text = '{ "units": [\n  { "id": "sniper",\n    "quality": 9 }\n] }';
 * locateInJson(text, '/units/0/quality'); // { line: 3, name: 'sniper' }
 * ```
 */
export function locateInJson(text: string, path: string): JsonLocation {
  const steps = stepsOf(path);
  const line = text.slice(0, indexOf(text, steps)).split('\n').length;
  const name = nameOf(valueOf(text), steps);
  return name === undefined ? { line } : { line, name };
}

function stepsOf(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.join('') === ''
    ? []
    : steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A list or an object that is still open. */
interface Open {
  readonly isList: boolean;
  /** Whether it lies on the way. */
  readonly onWay: boolean;
  /** The name or the number of what comes next in it. */
  step: string;
  /** The position of that name. */
  at: number | undefined;
}

/** The position of the path's end, or of the last part that exists. */
function indexOf(text: string, steps: readonly string[]): number {
  const open: Open[] = [];
  let best = { depth: -1, at: 0 };
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',' && around?.isList) around.step = String(Number(around.step) + 1);
    else if (around && !around.isList && (last === '{' || last === ',')) {
      [around.step, around.at] = [keyOf(token), index];
    } else if (token !== ',' && token !== ':') {
      const depth = open.length;
      const onWay = !around || (around.onWay && around.step === steps[depth - 1]);
      if (onWay && depth > best.depth) best = { depth, at: around?.at ?? index };
      if (token === '{' || token === '[')
        open.push({ isList: token === '[', onWay, step: '0', at: undefined });
    }
    last = token;
  }
  return best.at;
}

function keyOf(token: string): string {
  const key: unknown = valueOf(token);
  return typeof key === 'string' ? key : token;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The nearest thing around that has an id or a name; the pack itself is known. */
function nameOf(value: unknown, steps: readonly string[]): string | undefined {
  let name: string | undefined;
  let around = value;
  for (const step of steps) {
    const isList = Array.isArray(around);
    const fields: Readonly<Record<string, unknown>> = Object(around);
    around = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (isList && name === undefined) name = String(Number(step) + 1);
    name = ownName(around) ?? name;
  }
  return name;
}

function ownName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name }: { readonly id?: unknown; readonly name?: unknown } = value;
  const { en }: { readonly en?: unknown } = Object(name);
  return [id, name, en].find((each) => typeof each === 'string' && each !== '')?.toString();
}
