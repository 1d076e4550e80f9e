import { oddsRoom } from '../odds/odds-room.ts';
import { catalogue } from '../rules/catalogue.ts';
import { offerSentences } from '@skirmish-kit/ui';
import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, expect, test } from 'vitest';
import './define-sentence.ts';

afterEach(unmountAll);

const ASK = '{"action":"reaction","modifier":-1}';

async function inSentence(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Promise<Harness> {
  const element = await mount(tag, (made) => {
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
  });
  return new Harness(element);
}

const textOf = (harness: Harness) => harness.element.shadowRoot?.textContent ?? '';

test('a sentence has exact odds in it: one number, and all of them for who points at it', async () => {
  const harness = await inSentence('skirmish-odds', { system: 'reaction', ask: ASK, result: 'ok' });
  const answer = oddsRoom.ask(JSON.parse(ASK));
  if (!('outcomes' in answer)) throw new Error('The question is answered.');
  const percent = `${((answer.outcomes['ok'] ?? 0) * 100).toFixed(1)}%`;
  await expect.poll(() => harness.all('.word').length).toBe(1);
  expect(harness.find('.word').textContent.replace(/\s/g, '')).toBe(percent);
  expect(harness.all('[part=odds]')).toHaveLength(0);
  harness.find('.word').focus();
  await expect.poll(() => harness.all('[part=odds] tbody tr').length).toBe(3);
});

test('without a result the number is about the likeliest, by its name', async () => {
  const harness = await inSentence('skirmish-odds', { system: 'reaction', ask: ASK });
  await expect.poll(() => harness.all('.word').length).toBe(1);
  expect(harness.find('.word').textContent.trim()).toMatch(/^\p{L}.*%$/u);
});

test.each([
  [{ ask: '{"action":' }, 'ask'],
  [{ ask: '{"action":"sing"}' }, 'action'],
  [{ ask: ASK, result: 'okay' }, 'ok'],
  [{}, 'assault-rifle'],
])('odds that cannot be computed say why: %o', async (attributes, said) => {
  const harness = await inSentence('skirmish-odds', { system: 'reaction', ...attributes });
  await expect.poll(() => textOf(harness)).toContain(said);
  expect(harness.all('.word')).toHaveLength(0);
});

test('a rule is read where it is spoken of', async () => {
  const rule = catalogue.rules[0];
  if (!rule) throw new Error('Reaction has rules.');
  const harness = await inSentence(
    'skirmish-rule',
    { system: 'reaction', rule: rule.id, lang: 'fr' },
    'ainsi',
  );
  await expect.poll(() => harness.all('.word').length).toBe(1);
  harness.find('.word').click();
  await expect.poll(() => textOf(harness)).toContain(rule.text.fr);
  harness.find('.word').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await expect.poll(() => harness.all('[part=rule]').length).toBe(0);
});

test('a rule that is not there, and a system that is not, are told with what there is', async () => {
  const wrong = await inSentence('skirmish-rule', { system: 'reaction', rule: 'rx-shoot-03' });
  await expect.poll(() => textOf(wrong)).toContain('RX-SHOOT-03');
  const nowhere = await inSentence('skirmish-rule', { system: 'chess', rule: 'X' });
  await expect.poll(() => textOf(nowhere), { timeout: 10_000 }).toContain('reaction');
});

test('a system that another script brings later is spoken of then', async () => {
  const harness = await inSentence('skirmish-rule', { system: 'late', rule: 'RX-SHOOT-03' }, 'so');
  expect(harness.all('.word')).toHaveLength(0);
  offerSentences('late', { rules: () => Promise.resolve(catalogue) });
  await expect.poll(() => harness.all('.word').length).toBe(1);
});
