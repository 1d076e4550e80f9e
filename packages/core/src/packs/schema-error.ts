import { problemText } from '../problem-text.ts';
import type { Problem } from '../problem.ts';
import { schemaProblem } from './schema-messages.ts';
import { closestMatch } from './closest-match.ts';
import { unknownValueProblem } from './unknown-value.ts';

/** An error of a compiled Ajv validator, in verbose mode. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema the keyword stands in. */
  readonly parentSchema?: unknown;
  /** The value that was found. */
  readonly data?: unknown;
}

/** Keywords that only gather what their branches found. */
const GATHERING = new Set(['anyOf', 'oneOf', 'contains']);

/** Turns Ajv's errors into problems: where, what was found, what would be right. */
export function schemaProblems(errors: readonly SchemaError[]): readonly Problem[] {
  const messages = errors.filter((error) => !isSpokenFor(error, errors));
  return (messages.length > 0 ? messages : errors.slice(0, 1)).map(toProblem);
}

/**
 * If a value fits none of several alternatives, the one with the deepest error is reported: errors deeper in
 * the value are kept, and those at the value itself become one sentence.
 */
function isSpokenFor(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const { instancePath, keyword } = error;
  if (keyword === 'if') return true;
  if (GATHERING.has(keyword)) return errors.some((other) => isDeeper(other, instancePath));
  return errors.some(
    (other) => GATHERING.has(other.keyword) && other.instancePath === instancePath,
  );
}

function isDeeper(error: SchemaError, path: string): boolean {
  return error.instancePath.startsWith(`${path}/`);
}

function toProblem(error: SchemaError): Problem {
  const { params, instancePath } = error;
  const path = instancePath === '' ? '/' : instancePath;
  const found = show(error.data);
  const limit = Number(params['limit']);
  switch (error.keyword) {
    case 'type':
      return schemaProblem(path, 'wrong-type', {
        found: typeOf(error.data),
        expected: [params['type']].flat().join(', '),
      });
    case 'enum':
      return notInList(path, error.data, params['allowedValues']);
    case 'discriminator':
      return notInList(
        `${instancePath}/${String(params['tag'])}`,
        params['tagValue'],
        tagsOf(error),
      );
    case 'const':
      return schemaProblem(path, 'not-that', { found, expected: show(params['allowedValue']) });
    case 'required':
    case 'dependentRequired':
      return missing(path, String(params['missingProperty']), error);
    case 'additionalProperties':
      return unknownKey(instancePath, String(params['additionalProperty']), error);
    case 'unevaluatedProperties':
      return unknownKey(instancePath, String(params['unevaluatedProperty']), error);
    case 'propertyNames':
      return wrongForm(
        path,
        show(params['propertyName']),
        field(error.parentSchema, 'propertyNames'),
      );
    case 'minimum':
      return schemaProblem(path, 'too-small', { found, least: limit });
    case 'maximum':
      return schemaProblem(path, 'too-large', { found, most: limit });
    case 'exclusiveMinimum':
      return schemaProblem(path, 'not-above', { found, least: limit });
    case 'exclusiveMaximum':
      return schemaProblem(path, 'not-below', { found, most: limit });
    case 'multipleOf':
      return schemaProblem(path, 'not-multiple', { found, of: Number(params['multipleOf']) });
    case 'minLength':
      return schemaProblem(path, 'too-short', { found, least: limit });
    case 'maxLength':
      return schemaProblem(path, 'too-long', { found, most: limit });
    case 'minItems':
    case 'minProperties':
      return schemaProblem(path, 'too-few', { found: count(error.data), least: limit });
    case 'maxItems':
    case 'maxProperties':
      return schemaProblem(path, 'too-many', { found: count(error.data), most: limit });
    case 'uniqueItems': {
      // People count from 1.
      const [first = 1, second = 1] = [Number(params['i']) + 1, Number(params['j']) + 1].sort(
        (a, b) => a - b,
      );
      return schemaProblem(path, 'twice', { first, second });
    }
    case 'pattern':
    case 'format':
      return wrongForm(path, found, error.parentSchema);
    case 'anyOf':
    case 'oneOf':
      return schemaProblem(path, 'fits-none', { found });
    default:
      return schemaProblem(path, 'does-not-fit', { found, keyword: error.keyword });
  }
}

function notInList(path: string, data: unknown, list: unknown): Problem {
  const values = Array.isArray(list) ? list : [];
  if (values.length === 0) return schemaProblem(path, 'fits-none', { found: show(data) });
  return unknownValueProblem(path, show(data), data, values.map(bare));
}

function missing(path: string, name: string, error: SchemaError): Problem {
  const strange = keysOf(error.data).filter((key) => !namesOf(error).includes(key));
  const found = closestMatch(name, strange);
  if (found !== undefined) return schemaProblem(path, 'missing-near', { name, found });
  const schema = field(field(error.parentSchema, 'properties'), name);
  const [only, allowed, type] = ['const', 'enum', 'type'].map((word) => field(schema, word));
  if (only !== undefined)
    return schemaProblem(path, 'missing-that', { name, expected: show(only) });
  if (Array.isArray(allowed)) {
    return schemaProblem(path, 'missing-one-of', { name, allowed: allowed.map(bare).join(', ') });
  }
  return typeof type === 'string'
    ? schemaProblem(path, 'missing-type', { name, expected: type })
    : schemaProblem(path, 'missing', { name });
}

function unknownKey(parent: string, key: string, error: SchemaError): Problem {
  const path = `${parent}/${key.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const name = key.slice(0, 60);
  const free = namesOf(error).filter((known) => !keysOf(error.data).includes(known));
  const near = closestMatch(key, free);
  return near === undefined
    ? schemaProblem(path, 'unknown-key', { name, allowed: namesOf(error).join(', ') || '–' })
    : schemaProblem(path, 'unknown-key-near', { name, nearest: near });
}

/** The names that the schema knows at this place. */
function namesOf(error: SchemaError): readonly string[] {
  return keysOf(field(error.parentSchema, 'properties'));
}

/** The tags that a discriminator tells apart: the constants of its branches. */
function tagsOf(error: SchemaError): readonly unknown[] {
  const branches = field(error.parentSchema, 'oneOf');
  if (!Array.isArray(branches)) return [];
  return branches.flatMap((branch) => {
    const tag = field(field(branch, 'properties'), String(error.params['tag']));
    return [field(tag, 'const') ?? field(tag, 'enum') ?? []].flat();
  });
}

/**
 * A text of the wrong form, with what the schema's author says of the right one; a regular
 * expression would tell nobody anything.
 */
function wrongForm(path: string, found: string, schema: unknown): Problem {
  const [en, fr] = ['description', 'descriptionFr'].map((word) => field(schema, word));
  if (typeof en !== 'string') return schemaProblem(path, 'wrong-form-somehow', { found });
  const english = schemaProblem(path, 'wrong-form', { found, right: withoutStop(en) });
  if (typeof fr !== 'string') return english;
  const french = schemaProblem(path, 'wrong-form', { found, right: withoutStop(fr) });
  return { ...english, words: { en: english.message, fr: problemText(french, 'fr') } };
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function count(value: unknown): number {
  return keysOf(value).length;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A value as a sentence quotes it. */
function show(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : show(value);
}
