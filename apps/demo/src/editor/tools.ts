import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { nameHex } from '@skirmish-kit/neuroshima-hex';
import { toolbar, type Speak, type Tool } from '@skirmish-kit/ui';
import type { Desk } from './desk.ts';
import type { EditorKey } from './words.ts';

/** What can be done with the tile that is taken up. */
export interface ToolsHost {
  readonly desk: Desk;
  readonly language: Language;
  readonly say: Speak<EditorKey>;
  turn(by: 1 | -1): void;
  wound(by: 1 | -1): void;
  removeUnit(): void;
  letGo(): void;
}

export function toolsView(host: ToolsHost): TemplateResult {
  const { desk, say } = host;
  const taken = desk.held ?? desk.unit;
  return html`<section class="tools panel" aria-label=${say('controls')}>
    <p class="prompt">${said(host)}</p>
    ${taken ? toolbar(say('controls'), toolsOf(host)) : nothing}
  </section>`;
}

function said({ desk, language, say }: ToolsHost): string {
  const { held, unit } = desk;
  if (held) return say('held', { tile: desk.name(held, language) });
  if (!unit) return say('start');
  return [
    `${desk.name(unit, language)} ${nameHex(unit.hex, desk.radius)}`,
    desk.armyName(unit.army, language),
    say('turned-by', { n: unit.rotation ?? 0 }),
    ...(unit.wounds ? [say('wounds', { n: unit.wounds })] : []),
  ].join(', ');
}

function toolsOf(host: ToolsHost): readonly Tool[] {
  const { desk, say } = host;
  const { unit } = desk;
  const tools: Tool[] = [
    { label: `↺ ${say('turn-left')}`, act: () => host.turn(-1), shortcut: 'Shift+R' },
    { label: `↻ ${say('turn-right')}`, act: () => host.turn(1), shortcut: 'R' },
  ];
  if (unit) {
    const { wounds = 0 } = unit;
    const most = unit.tile === 'hq' ? 0 : (desk.look(unit)?.toughness ?? 0);
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
