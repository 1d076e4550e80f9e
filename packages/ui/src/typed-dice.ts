import { isRefusal, parseFaces, refuse, type Chance, type Refusal } from '@skirmish-kit/core';

const COUNTED_WRONG: readonly string[] = ['too-few-dice', 'too-many-dice'];

/**
 * Why what was typed cannot be the dice of a roll. Several people type into fields of their own: a
 * die too many in one field is never taken for a die of the next person.
 */
export function whyNotTyped(
  chance: Pick<Chance<unknown>, 'check' | 'rolls'>,
  fields: readonly string[],
): Refusal | undefined {
  const counts: number[] = [];
  const faces: number[] = [];
  for (const field of fields) {
    const typed = parseFaces(field);
    if (isRefusal(typed)) return typed;
    counts.push(typed.length);
    faces.push(...typed);
  }
  const refusal = chance.check(faces);
  if (refusal && !COUNTED_WRONG.includes(refusal.code)) return refusal;
  const owed = (chance.rolls?.(faces) ?? [{ faces }]).map((roll) => roll.faces.length);
  const wrong = counts.findIndex((given, i) => given !== owed[i]);
  if (!refusal && wrong < 0) return undefined;
  if (counts.includes(0)) return refuse('no-faces');
  const [expected, given] = [owed[wrong], counts[wrong]];
  if (expected === undefined || given === undefined) return refusal;
  const code = given < expected ? 'too-few-dice' : 'too-many-dice';
  return refuse(code, undefined, { expected, given });
}
