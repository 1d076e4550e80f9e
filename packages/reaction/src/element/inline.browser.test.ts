import { calculator } from '../odds/calculator.ts';
import { catalogue } from '../rules/catalogue.ts';
import { registerInlineSource } from '@skirmish-kit/ui';
import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import './define-inline.ts';

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

test('an inline element shows one exact chance, and all of them when pointed at', async () => {
  const harness = await inSentence('skirmish-odds', { system: 'reaction', ask: ASK, result: 'ok' });
  const answer = calculator.ask(JSON.parse(ASK));
  if (!('outcomes' in answer)) throw new Error('The question is answered.');
  const percent = `${((answer.outcomes['ok'] ?? 0) * 100).toFixed(1)}%`;
  await expect.poll(() => harness.all('.word').length).toBe(1);
  expect(harness.find('.word').textContent.replace(/\s/g, '')).toBe(percent);
  expect(harness.all('[part=odds]')).toHaveLength(0);
  harness.find('.word').focus();
  await expect.poll(() => harness.all('[part=odds] tbody tr').length).toBe(3);
});

test('the number is that of the likeliest result by default, with its name', async () => {
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

test('an unknown rule or system is reported with the known ones', async () => {
  const wrong = await inSentence('skirmish-rule', { system: 'reaction', rule: 'rx-shoot-03' });
  await expect.poll(() => textOf(wrong)).toContain('RX-SHOOT-03');
  const nowhere = await inSentence('skirmish-rule', { system: 'chess', rule: 'X' });
  await expect.poll(() => textOf(nowhere), { timeout: 10_000 }).toContain('reaction');
});

test('a system that another script brings later is spoken of then', async () => {
  const harness = await inSentence('skirmish-rule', { system: 'late', rule: 'RX-SHOOT-03' }, 'so');
  expect(harness.all('.word')).toHaveLength(0);
  registerInlineSource('late', { rules: () => Promise.resolve(catalogue) });
  await expect.poll(() => harness.all('.word').length).toBe(1);
});

/** Sentences of pages whose ground says nothing, or something else than their ink. */
const PAGES = [
  { ink: 'rgb(10, 20, 30)', ground: 'none' },
  { ink: 'rgb(240, 230, 220)', ground: 'none' },
  { ink: 'rgb(240, 230, 220)', ground: 'oklch(0.2 0.02 260)' },
  { ink: 'rgb(240, 230, 220)', ground: 'linear-gradient(black, black)' },
];

test.each(PAGES)('a widget has the ink of its sentence: $ink on $ground', async (page) => {
  const odds = await inSentence('skirmish-odds', { system: 'reaction', ask: ASK });
  const rule = await inSentence('skirmish-rule', { system: 'reaction', rule: 'RX-SHOOT-03' }, 'so');
  for (const { element } of [odds, rule]) {
    const sentence = document.createElement('p');
    element.before(sentence);
    sentence.append(element);
    sentence.style.color = page.ink;
    sentence.style.background = page.ground;
  }
  await expect.poll(() => odds.all('.word').length + rule.all('.word').length).toBe(2);
  expect(getComputedStyle(odds.find('.word')).color).toBe(page.ink);
  expect(getComputedStyle(odds.find('.gauge')).fill).toBe(page.ink);
  expect(getComputedStyle(rule.find('.word')).color).toBe(page.ink);
  odds.element.closest('p')?.remove();
  rule.element.closest('p')?.remove();
});

test('the gauge is filled as far as the odds say', async () => {
  const odds = await inSentence('skirmish-odds', { system: 'reaction', ask: ASK, result: 'panic' });
  await expect.poll(() => odds.all('.gauge').length).toBe(1);
  const answer = calculator.ask(JSON.parse(ASK));
  if (!('outcomes' in answer)) throw new Error('The question is answered.');
  const [whole, filled] = ['.gauge', '.gauge rect'].map(
    (part) => odds.find(part).getBoundingClientRect().width,
  );
  expect((filled ?? 0) / (whole ?? 1)).toBeCloseTo(answer.outcomes['panic'] ?? 0, 1);
});

test('a missing file leaves the words of the author and warns once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const missing = () => Promise.reject(new Error('No answer from sentence.rules.js'));
  registerInlineSource('torn', { rules: missing, odds: missing });
  for (const tag of ['skirmish-rule', 'skirmish-rule', 'skirmish-odds']) {
    const harness = await inSentence(tag, { system: 'torn', rule: 'X', ask: ASK }, 'so it goes');
    await expect.poll(() => warn.mock.calls.some(([text]) => text.includes(tag))).toBe(true);
    expect(harness.all('slot')).toHaveLength(1);
    expect(harness.element.textContent).toBe('so it goes');
  }
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'Skirmish Kit: <skirmish-rule system="torn"> shows the words of the page only. No answer from sentence.rules.js',
    'Skirmish Kit: <skirmish-odds system="torn"> shows the words of the page only. No answer from sentence.rules.js',
  ]);
  warn.mockRestore();
});
