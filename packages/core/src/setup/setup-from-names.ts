import { closestMatch } from '../packs/closest-match.ts';
import type { Problem } from '../problem.ts';
import { problemFactory } from '../problem-messages.ts';
import { pick, type SetupValue, type SetupChoice, type SetupDraft } from './choices.ts';

/** Attributes and flags by the id of the choice: `{ scenario: 'relay', armies: 'borgo,moloch' }`. */
export type NamedChoices = Readonly<Record<string, string | undefined>>;

/** The choices that depend on these values: sides depend on the scenario. */
export type ChoicesOf = (draft: SetupDraft) => readonly SetupChoice[];

const choiceProblem = problemFactory({
  'unknown-choice': {
    en: 'Nothing here is called “{id}”; there are: {known}.',
    fr: 'Rien ici ne s’appelle « {id} » ; il y a : {known}.',
  },
  'unknown-value': {
    en: 'There is no “{value}” for “{id}”; there are: {known}.',
    fr: 'Il n’y a pas de « {value} » pour « {id} » ; il y a : {known}.',
  },
  'unknown-value-near': {
    en: 'There is no “{value}” for “{id}”. Did you mean “{near}”?',
    fr: 'Il n’y a pas de « {value} » pour « {id} ». Vouliez-vous dire « {near} » ?',
  },
  'not-within': {
    en: '“{id}” is a whole number from {least} to {most}, not “{value}”.',
    fr: '« {id} » est un nombre entier de {least} à {most}, pas « {value} ».',
  },
  'too-many-values': {
    en: '“{id}” has {most} values at most here, not {given}.',
    fr: '« {id} » a au plus {most} valeurs ici, pas {given}.',
  },
});

/**
 * The setup that names ask for: attributes of an element, flags of the command line. A choice for
 * each side takes a list, `borgo,moloch`. Problems name the choice, never half a setup.
 *
 * @example
 * ```ts
 * setupFromNames(pig.choices, { players: '3' }); // { players: 3 }
 * const problems = setupFromNames(pig.choices, { players: '12' });
 * if (isProblems(problems)) problems[0]?.message; // '“players” is a whole number from 1 to 8, not “12”.'
 * ```
 */
export function setupFromNames(
  choicesOf: ChoicesOf,
  named: NamedChoices,
): SetupDraft | readonly Problem[] {
  let draft: SetupDraft = {};
  const wanted = new Map(
    Object.entries(named).flatMap(([id, text]) =>
      text === undefined ? [] : [[id, text] as const],
    ),
  );
  const problems: Problem[] = [];
  // A value may add further choices, so the list is read again after each.
  for (let next = firstWanted(choicesOf(draft), wanted); next;) {
    const { id } = next;
    const given = wanted.get(id) ?? '';
    wanted.delete(id);
    const picked = pickNamed(
      draft,
      choicesOf(draft).filter((choice) => choice.id === id),
      given,
    );
    if (Array.isArray(picked)) problems.push(...picked);
    else draft = picked.draft;
    next = firstWanted(choicesOf(draft), wanted);
  }
  const known = [...new Set(choicesOf(draft).map(({ id }) => id))].join(', ');
  for (const id of wanted.keys())
    problems.push(
      choiceProblem(`/${id.slice(0, 40)}`, 'unknown-choice', { id: id.slice(0, 40), known }),
    );
  return problems.length > 0 ? problems : draft;
}

function firstWanted(
  choices: readonly SetupChoice[],
  wanted: ReadonlyMap<string, string>,
): SetupChoice | undefined {
  return choices.find(({ id }) => wanted.has(id));
}

/** One value for a choice of the game, a list for one that every side has. */
function pickNamed(
  draft: SetupDraft,
  choices: readonly SetupChoice[],
  text: string,
): { readonly draft: SetupDraft } | Problem[] {
  const [first] = choices;
  const many = first?.room === 'side';
  const values = many ? text.split(',').map((value) => value.trim()) : [text.trim()];
  if (first && values.length > choices.length) {
    const { id } = first;
    return [
      choiceProblem(`/${id}`, 'too-many-values', {
        id,
        most: choices.length,
        given: values.length,
      }),
    ];
  }
  const problems: Problem[] = [];
  let picked = draft;
  for (const [i, value] of values.entries()) {
    const choice = choices[i];
    if (!choice) continue;
    const read = readPicked(choice, value);
    if (typeof read === 'object') problems.push(read);
    else picked = pick(picked, choice, read);
  }
  return problems.length > 0 ? problems : { draft: picked };
}

/** The value that a text means. */
function readPicked({ id, path, among }: SetupChoice, text: string): SetupValue | Problem {
  const place = `/${path.join('/')}`;
  const value = text.slice(0, 40);
  if ('least' in among) {
    const number = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= among.least && number <= among.most) return number;
    return choiceProblem(place, 'not-within', { id, least: among.least, most: among.most, value });
  }
  const option = among.find((each) => String(each.value) === text);
  if (option) return option.value;
  const known = among.map((each) => String(each.value));
  const near = closestMatch(text, known);
  if (near !== undefined) return choiceProblem(place, 'unknown-value-near', { id, value, near });
  return choiceProblem(place, 'unknown-value', { id, value, known: known.join(', ') });
}
