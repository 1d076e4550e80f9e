import { expect, test } from 'vitest';
import { pick, type SetupChoice } from '@skirmish-kit/core';
import { reaction } from '@skirmish-kit/reaction';
import { neuroshimaHex } from '@skirmish-kit/neuroshima-hex';
import { pickedAttributes, type Picked } from './picked-attributes.ts';

const AS_IT_COMES: Omit<Picked, 'choices' | 'usual'> = {
  opponent: undefined,
  theme: 'auto',
  language: undefined,
};

function choiceOf(choices: readonly SetupChoice[], id: string): SetupChoice {
  const found = choices.find((choice) => choice.id === id);
  if (!found) throw new Error(`no choice ${id}`);
  return found;
}

test('default values are not written', () => {
  const usual = reaction.choices({});
  expect(
    pickedAttributes({ ...AS_IT_COMES, choices: usual, usual }, ['scenario', 'seats']),
  ).toEqual({});
});

test('scenario, opponent, colours and language are written as attributes', () => {
  const usual = reaction.choices({});
  const choices = reaction.choices(pick({}, choiceOf(usual, 'scenario'), 'courier'));
  const picked: Picked = { choices, usual, opponent: 'bot', theme: 'dark', language: 'fr' };
  expect(pickedAttributes(picked, ['scenario', 'seats'])).toEqual({
    scenario: 'courier',
    seats: 'human,bot',
    theme: 'dark',
    lang: 'fr',
  });
});

test('a table made from a number has its number in the name of the table', () => {
  const usual = reaction.choices({});
  const made = pick({}, choiceOf(usual, 'scenario'), 'generated');
  const draft = pick(made, choiceOf(reaction.choices(made), 'table-seed'), 42);
  const picked = { ...AS_IT_COMES, choices: reaction.choices(draft), usual };
  expect(pickedAttributes(picked, ['scenario'])).toEqual({ scenario: 'generated-42' });
});

test('the sides share an attribute, and what the element does not know is left out', () => {
  const usual = neuroshimaHex.choices({});
  const choices = neuroshimaHex.choices(pick({}, choiceOf(usual, 'armies'), 'outpost'));
  const { armies } = pickedAttributes({ ...AS_IT_COMES, choices, usual }, ['armies']);
  expect(armies?.split(',')[0]).toBe('outpost');
  expect(armies?.split(',')).toHaveLength(2);
  expect(pickedAttributes({ ...AS_IT_COMES, choices, usual }, [])).toEqual({});
});
