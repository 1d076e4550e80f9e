import type { SetupChoice, SetupValue } from '@skirmish-kit/core';

/** What has been picked beside what the widget itself says. */
export interface Picked {
  /** Setup choices as they stand now, and as they stand when nothing is picked. */
  readonly choices: readonly SetupChoice[];
  readonly usual: readonly SetupChoice[];
  /** Who plays the other sides: a bot, `human`, or nobody in particular, so that the visitor picks. */
  readonly opponent: string | undefined;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly language: 'en' | 'fr' | undefined;
}

/** What an element is at all; a choice of the same name is only made in its start panel. */
const OWN = 'mode';

/** Whether a choice can be written into a page. */
export function isAttribute({ id, after = id }: SetupChoice, known: readonly string[]): boolean {
  return id !== OWN && known.includes(after);
}

/**
 * The attributes that say what was picked, and no more: what is as it comes is left out. Choices of
 * the sides go into one attribute, side by side; a number that belongs to another choice stands after it.
 */
export function pickedAttributes(
  { choices, usual, opponent, theme, language }: Picked,
  known: readonly string[],
): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  const written = choices.filter((choice) => isAttribute(choice, known));
  for (const id of new Set(written.map(({ id: own, after = own }) => after))) {
    const now = valuesOf(choices, id);
    if (now.join() === valuesOf(usual, id).join()) continue;
    const behind = written.flatMap(({ after, value }) => (after === id ? [`-${value}`] : []));
    attributes[id] = [now.join(','), ...behind].join('');
  }
  const seats = Math.max(2, choices.filter(({ room }) => room === 'side').length);
  if (opponent !== undefined) {
    attributes['seats'] = ['human', ...Array.from({ length: seats - 1 }, () => opponent)].join(',');
  }
  if (theme !== 'auto') attributes['theme'] = theme;
  if (language !== undefined) attributes['lang'] = language;
  return attributes;
}

function valuesOf(choices: readonly SetupChoice[], id: string): readonly SetupValue[] {
  const values = choices.filter((choice) => choice.id === id).map(({ value }) => value);
  // Sides that nobody takes are the last ones, and need no mention.
  const taken = values.findLastIndex((value) => value !== '') + 1;
  return values.slice(0, taken);
}
