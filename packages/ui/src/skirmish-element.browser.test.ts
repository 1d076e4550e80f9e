import { html, type TemplateResult } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '@skirmish-kit/core';
import { SkirmishElement } from './skirmish-element.ts';
import { Harness, mount, unmountAll } from './testing/harness.ts';

class Sample extends SkirmishElement {
  static override readonly tag: string = 'ui-sample';
  fault = false;
  protected override view(): TemplateResult {
    if (this.fault) throw new Error('the renderer broke');
    return html`<p>${this.language}</p>`;
  }
  complain(): void {
    this.report([problem('/units/3', 'test', 'The quality is unknown.')]);
  }
  speak(text: string): void {
    this.announce(text);
  }
}
Sample.define();

afterEach(() => {
  unmountAll();
  document.documentElement.removeAttribute('lang');
  document.body.removeAttribute('style');
});

test('the language is its own, else the nearest, else the page', async () => {
  document.documentElement.lang = 'fr-CA';
  const element = await mount<Sample>('ui-sample');
  expect(element.language).toBe('fr');
  element.lang = 'en';
  await element.updateComplete;
  expect(new Harness(element).text('p')).toBe('en');
  element.lang = '';
  document.documentElement.lang = 'de';
  expect(element.language).toBe('en');
});

test('the page switches language and the element follows', async () => {
  document.documentElement.lang = 'en';
  const element = await mount<Sample>('ui-sample');
  document.documentElement.lang = 'fr';
  await vi.waitFor(() => expect(new Harness(element).text('p')).toBe('fr'));
});

test('an element takes the colours of the page or those of its attributes', async () => {
  document.body.style.backgroundColor = 'rgb(16, 18, 20)';
  const element = await mount<Sample>('ui-sample');
  expect(getComputedStyle(element).colorScheme).toBe('dark');
  element.theme = 'light';
  await element.updateComplete;
  expect(getComputedStyle(element).colorScheme).toBe('light');
});

test('an error is shown in the element and sent to the page', async () => {
  const element = await mount<Sample>('ui-sample');
  const heard = vi.fn();
  element.addEventListener('skirmish-error', heard);
  element.complain();
  await element.updateComplete;
  expect(new Harness(element).text('[role=alert]')).toContain('The quality is unknown.');
  expect(heard).toHaveBeenCalledOnce();
});

test('a fault while drawing stays inside', async () => {
  const element = await mount<Sample>('ui-sample', (sample) => (sample.fault = true));
  expect(new Harness(element).text('[role=alert]')).toContain('the renderer broke');
  element.fault = false;
  element.requestUpdate();
  await element.updateComplete;
  expect(new Harness(element).text('p')).toBe('en');
});

test('defining twice keeps the first', () => {
  class Second extends Sample {}
  expect(() => Second.define(customElements, 'ui-sample')).not.toThrow();
  expect(customElements.get('ui-sample')).toBe(Sample);
});

test('the same words twice are said twice', async () => {
  const element = await mount<Sample>('ui-sample');
  element.speak('A1 moves.');
  await element.updateComplete;
  const first = new Harness(element).find('[role=status]').textContent;
  element.speak('A1 moves.');
  await element.updateComplete;
  expect(new Harness(element).find('[role=status]').textContent).not.toBe(first);
  expect(new Harness(element).spoken).toBe('A1 moves.');
});

test.each([
  ['accent', 'now'],
  ['accent-soft', 'now-soft'],
  ['on-accent', 'on-now'],
  ['muted', 'quiet'],
  ['border', 'line'],
  ['inset', 'sunk'],
  ['danger', 'stop'],
])('--skirmish-%s sets a colour, and so does its old name, --skirmish-%s', async (name, before) => {
  const element = await mount<Sample>('ui-sample');
  const colour = () => getComputedStyle(element).getPropertyValue(`--_${before}`);
  element.style.setProperty(`--skirmish-${before}`, 'rgb(1, 2, 3)');
  expect(colour()).toBe('rgb(1, 2, 3)');
  element.style.setProperty(`--skirmish-${name}`, 'rgb(4, 5, 6)');
  expect(colour()).toBe('rgb(4, 5, 6)');
});
