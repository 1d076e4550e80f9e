import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import {
  EDITIONS,
  optionsOf,
  switchValues,
  type Options,
  type Position,
} from '@skirmish-kit/neuroshima-hex';
import type { Translate } from '@skirmish-kit/ui';
import type { EditedPosition } from './edited-position.ts';
import { setEdition, setOption, setPoints } from './edits.ts';
import { EDITOR_MESSAGES, type EditorKey } from './editor-messages.ts';

export interface RulesHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  change(position: Position, kind?: string): void;
}

/** The switches a battle depends on. */
const SWITCHES = [
  'medicScope',
  'netCycle3',
  'gaussVsArmour',
  'clownHitsHq',
  'hqNeverHurtsHq',
  'quartermaster',
  'hillLiftsHq',
  'scoperFriendly',
] as const satisfies readonly (keyof Options)[];

/** The edition, the board, the points of every HQ, and house rules. */
export function rulesView(host: RulesHost): TemplateResult {
  const { edited, say, language } = host;
  const { position } = edited;
  const edition = position.edition ?? '3.0';
  return html`<div class="row rules-row">
    ${choice(
      say('edition'),
      EDITIONS.map((each) => [each, each] as const),
      edition,
      (value) => host.change(setEdition(position, value === '1' ? '1' : '3.0')),
    )}
    ${switchView(host, 'board', say('board'))}
    ${(position.armies ?? []).map(
      (army) =>
        html`<label
          >${say('hq-points', { army: edited.armyName(army, language) })}
          <input
            type="number"
            min="0"
            max="99"
            inputmode="numeric"
            .value=${String(position.hq?.[army] ?? 20)}
            @change=${(event: Event) => {
              const input = event.currentTarget;
              if (input instanceof HTMLInputElement)
                host.change(setPoints(position, army, Number(input.value)));
            }}
        /></label>`,
    )}
    <details>
      <summary>${say('rules')}</summary>
      <div class="switches">${SWITCHES.map((key) => switchView(host, key, say(key)))}</div>
    </details>
  </div>`;
}

function switchView(
  host: RulesHost,
  key: (typeof SWITCHES)[number] | 'board',
  label: string,
): TemplateResult | typeof nothing {
  const { position } = host.edited;
  const now = optionsOf(position.edition ?? '3.0', position.options)[key];
  const values = switchValues()[key];
  if (typeof now === 'boolean') {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${now}
        @change=${() => host.change(setOption(position, key, !now))}
      />
      ${label}</label
    >`;
  }
  if (values === 'number') return nothing;
  const options = values.map((value) => [String(value), said(host, `${key}-${value}`)] as const);
  return choice(label, options, now, (wanted) => {
    const value = values.find((each) => each === wanted);
    if (value !== undefined) host.change(setOption(position, key, value));
  });
}

function said({ language }: RulesHost, key: string): string {
  const words: Readonly<Record<string, { readonly en: string; readonly fr: string }>> =
    EDITOR_MESSAGES;
  return words[key]?.[language] ?? key;
}

function choice(
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  now: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label
    >${label}
    <select
      @change=${(event: Event) => {
        if (event.currentTarget instanceof HTMLSelectElement) choose(event.currentTarget.value);
      }}
    >
      ${options.map(
        ([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`,
      )}
    </select></label
  >`;
}
