import { LitElement, html } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';
import { RuleController } from './rule-controller.ts';

const catalogue = defineCatalogue([
  {
    id: 'WA-01',
    page: 1,
    title: { en: 'Walking', fr: 'Marcher' },
    text: { en: 'A figure walks.', fr: 'Une figurine marche.' },
  },
]);

/** An element with a button and the rule that is read. */
class RulesElement extends LitElement {
  load: () => Promise<Catalogue> = () => Promise.resolve(catalogue);
  readonly rules = new RuleController(this, () => this.load());

  protected override render(): unknown {
    return html`<button @click=${() => this.rules.open('WA-01')}>WA-01</button>
      ${this.rules.view('en')}`;
  }
}
customElements.define('ui-rules', RulesElement);

afterEach(() => document.body.replaceChildren());

async function open(load?: () => Promise<Catalogue>): Promise<RulesElement> {
  const element = new RulesElement();
  if (load) element.load = load;
  document.body.append(element);
  await element.updateComplete;
  const button = element.renderRoot.querySelector('button');
  button?.focus();
  button?.click();
  return element;
}

const panel = (element: RulesElement) => element.renderRoot.querySelector('.rule');

test('a rule is loaded when it is opened, and has the keyboard', async () => {
  const element = await open();
  await vi.waitFor(() => expect(panel(element)?.textContent).toContain('A figure walks.'));
  await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(panel(element)));
});

test('a closed rule gives the keyboard back to where it was opened', async () => {
  const element = await open();
  await vi.waitFor(() => expect(panel(element)).not.toBeNull());
  element.rules.close();
  await element.updateComplete;
  expect(panel(element)).toBeNull();
  expect(element.shadowRoot?.activeElement?.localName).toBe('button');
});

test('nothing is loaded before a rule is opened', async () => {
  const load = vi.fn(() => Promise.resolve(catalogue));
  const element = new RulesElement();
  element.load = load;
  document.body.append(element);
  await element.updateComplete;
  expect(panel(element)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
