import { attributeText, type AttributeValues } from '@skirmish-kit/ui';

/** What the element can be. */
export const MODES = [
  'play',
  'battle',
  'diagram',
  'puzzle',
  'replay',
  'reference',
  'table',
] as const;
export type Mode = (typeof MODES)[number];

/** The words for seats that are not played by people. */
export const BOTS = ['bot', 'quick', 'strong', 'random'] as const;

/** The attributes that say what is shown; empty where the page has not set them. */
export interface PageInput {
  readonly armies: string;
  readonly rules: string;
  readonly position: string;
  readonly answers: string;
  readonly hand: string;
  readonly goal: string;
}

export function pageTexts(values: AttributeValues): PageInput {
  const text = (name: keyof PageInput) => attributeText(values, name);
  return {
    armies: text('armies'),
    rules: text('rules'),
    position: text('position'),
    answers: text('answers'),
    hand: text('hand'),
    goal: text('goal'),
  };
}
