import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { nameHex } from '@skirmish-kit/neuroshima-hex';
import { toolbar, type Translate, type Tool } from '@skirmish-kit/ui';
import type { EditedPosition } from './edited-position.ts';
import type { EditorKey } from './editor-messages.ts';

/** The tools for the selected tile. */
export interface ToolsHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  turn(by: 1 | -1): void;
  wound(by: 1 | -1): void;
  removeUnit(): void;
  letGo(): void;
}

export function toolsView(host: ToolsHost): TemplateResult {
  const { edited, say } = host;
  const taken = edited.held ?? edited.unit;
  return html`<section class="tools panel" aria-label=${say('controls')}>
    <p class="prompt">${said(host)}</p>
    ${taken ? toolbar(say('controls'), toolsOf(host)) : nothing}
  </section>`;
}

function said({ edited, language, say }: ToolsHost): string {
  const { held, unit } = edited;
  if (held) return say('held', { tile: edited.name(held, language) });
  if (!unit) return say('start');
  return [
    `${edited.name(unit, language)} ${nameHex(unit.hex, edited.radius)}`,
    edited.armyName(unit.army, language),
    say('turned-by', { n: unit.rotation ?? 0 }),
    ...(unit.wounds ? [say('wounds', { n: unit.wounds })] : []),
  ].join(', ');
}

function toolsOf(host: ToolsHost): readonly Tool[] {
  const { edited, say } = host;
  const { unit } = edited;
  const tools: Tool[] = [
    { label: `↺ ${say('turn-left')}`, act: () => host.turn(-1), shortcut: 'Shift+R' },
    { label: `↻ ${say('turn-right')}`, act: () => host.turn(1), shortcut: 'R' },
  ];
  if (unit) {
    const { wounds = 0 } = unit;
    const most = unit.tile === 'hq' ? 0 : (edited.look(unit)?.toughness ?? 0);
    if (most > 0) {
      const more = () => host.wound(1);
      const less = () => host.wound(-1);
      tools.push({ label: `+ ${say('wound-more')}`, act: more, disabled: wounds >= most });
      tools.push({ label: `− ${say('wound-less')}`, act: less, disabled: wounds === 0 });
    }
    tools.push({ label: say('remove'), act: () => host.removeUnit(), shortcut: 'Delete' });
  }
  return [...tools, { label: say('release'), act: () => host.letGo(), shortcut: 'Escape' }];
}
