import type { SetupChoice, SetupValue } from '@skirmish-kit/core';

/** The chosen options, besides those of the mode itself. */
export interface Picked {
  /** The current setup choices, and the defaults. */
  readonly choices: readonly SetupChoice[];
  readonly usual: readonly SetupChoice[];
  /** Who plays the other sides: a bot, `human`, or open, so that the visitor chooses. */
  readonly opponent: string | undefined;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly language: 'en' | 'fr' | undefined;
}

/** Attributes of every element; a choice of the same name appears only in its start panel. */
const OWN = 'mode';

/** Whether a choice has an attribute. */
export function isAttribute({ id, after = id }: SetupChoice, known: readonly string[]): boolean {
  return id !== OWN && known.includes(after);
}

/**
 * The attributes for the chosen options; defaults are left out. Choices of the sides share one
 * attribute; a number that belongs to another choice follows it.
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
  // Open sides come last and are left out.
  const taken = values.findLastIndex((value) => value !== '') + 1;
  return values.slice(0, taken);
}
