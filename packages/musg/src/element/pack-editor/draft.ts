import { isProblems, type Problem, type LocalisedText } from '@skirmish-kit/core';
import { idFrom } from '@skirmish-kit/ui/no-lit';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { checkGoods } from '../../packs/check.ts';
import { libraryOf, type Goods } from '../../packs/pack.ts';
import { readParts } from '../../packs/read-lists.ts';
import { takenIds } from '../../packs/duplicate-ids.ts';
import { FORMS, type Field, type List } from './forms.ts';

/** What a person has typed and pressed so far, by the paths of the fields. */
export type FormValues = Readonly<Record<string, string | boolean>>;

const fieldsOf = (list: List): readonly Field[] => FORMS[list].flatMap(({ fields }) => fields);

/** An empty form, with what is usual. */
export function blank(list: List): FormValues {
  const usual = fieldsOf(list).map((field): [string, string | boolean] => [
    field.path,
    field.kind === 'flag' ? false : field.usual,
  ]);
  return { 'name/en': '', 'name/fr': '', ...Object.fromEntries(usual) };
}

/** A name in both languages; a missing one is copied from the other. */
export function namesIn(typed: FormValues): LocalisedText {
  const [en, fr] = ['name/en', 'name/fr'].map((path) => String(typed[path] ?? '').trim());
  return { en: en || fr || '', fr: fr || en || '' };
}

/** The thing that a form describes, as a pack has it; whether it is right, others have to say. */
export function itemFromForm(list: List, typed: FormValues): Readonly<Record<string, unknown>> {
  const name = namesIn(typed);
  const thing: Record<string, unknown> = { id: idFrom(name.en), name };
  for (const field of fieldsOf(list)) {
    const value = valueOf(field, typed[field.path] ?? '');
    if (value !== undefined) put(thing, field.path.split('/'), value);
  }
  if (list === 'ranged' && thing['template'] === 'flame') thing['ranges'] = null;
  return thing;
}

/** Values that people may have none of. */
const NONE = /\/(command|shoot)$/;

function valueOf({ kind, path }: Field, typed: string | boolean): unknown {
  if (kind === 'flag') return typed === true ? true : undefined;
  const text = String(typed).trim();
  if (kind === 'word') return text === '' ? undefined : text;
  if (text === '') return path.startsWith('ranks/') && NONE.test(path) ? null : undefined;
  return /^-?\d{1,4}$/.test(text) ? Number(text) : text;
}

/** Puts a value at a path; ranges and abilities are lists. */
function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) into[first] = value;
  else if (first === 'ranges' || first === 'abilities') {
    const before: readonly unknown[] = Array.isArray(into[first]) ? into[first] : [];
    into[first] = [...before, first === 'ranges' ? value : rest[0]];
  } else {
    const inner: Record<string, unknown> = { ...Object(into[first]) };
    put(inner, rest, value);
    into[first] = inner;
  }
}

/** The form of a thing that is there, to be changed. */
export function formFromItem(list: List, thing: object): FormValues {
  const at = (path: string): unknown =>
    path.split('/').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), thing);
  const abilities: unknown = at('abilities');
  const typed: Record<string, string | boolean> = {
    'name/en': String(at('name/en') ?? ''),
    'name/fr': String(at('name/fr') ?? ''),
  };
  for (const { path, kind } of fieldsOf(list)) {
    const [first, ability] = path.split('/');
    if (first === 'abilities')
      typed[path] = Array.isArray(abilities) && abilities.includes(ability);
    else typed[path] = kind === 'flag' ? at(path) === true : String(at(path) ?? '');
  }
  return typed;
}

/** What a person has made. */
export type CustomPack = Pick<Goods, List>;

export const NOTHING: CustomPack = { ranged: [], melee: [], equipment: [], races: [] };

/** What was made with a thing more in one of its lists, or why not. */
export function addItem(
  made: CustomPack,
  list: List,
  thing: unknown,
): CustomPack | readonly Problem[] {
  const read = readParts({ [list]: [thing] });
  if (isProblems(read)) return read.map((found) => inForm(list, found));
  const there = libraryOf([BUILT_IN_LIBRARY, made]);
  const wrong = [...takenIds('', read, there), ...checkGoods(read, there)];
  if (wrong.length > 0) return wrong.map((found) => inForm(list, found));
  const { ranged, melee, equipment, races } = libraryOf([made, read]);
  return { ranged, melee, equipment, races };
}

/** A problem at its place in the form: `/ranges/1`, not `/ranged/0/ranges/1`. */
function inForm(list: List, found: Problem): Problem {
  return { ...found, path: found.path.replace(`/${list}/0`, '') || '/' };
}

/** What was made without one thing of a list. */
export function removeItem(made: CustomPack, list: List, id: string): CustomPack {
  return { ...made, [list]: made[list].filter((each) => each.id !== id) };
}
