import { html, type TemplateResult } from 'lit';
import { translator } from '@skirmish-kit/core';
import { tableText } from '@skirmish-kit/space/messages';
import { svgPicture } from '@skirmish-kit/ui';
import type { RangedWeapon } from '../rules/profile.ts';
import type { Figure } from '../rules/state.ts';
import { standaloneToken } from './picture/standalone-token.ts';
import { unitMessages } from '../messages/unit-messages.ts';
import type { MusgView } from './game-view.ts';

/** Who acts: its token, its life and points, its six values and what it carries. */
export function unitStrip(room: MusgView, figure: Figure): TemplateResult {
  const { battle, names, say } = room;
  const { recruit, life, ap, id, seat } = figure;
  const { values } = recruit;
  const value = translator(unitMessages, names.language);
  const at = (value: number | null) => (value === null ? '–' : `${value}+`);
  const shown: readonly (readonly [string, string])[] = [
    [value('value-move'), names.paces((values.move + recruit.stride) * 20)],
    [value('value-command'), values.command === null ? '–' : String(values.command)],
    [value('value-shoot'), at(values.shoot)],
    [value('value-melee'), at(values.melee)],
    [value('value-strength'), String(values.strength)],
    [value('value-resistance'), String(values.resistance + recruit.armour)],
  ];
  const weapons = [
    ...recruit.ranged.map((weapon) => `${weapon.name[names.language]} ${rangesOf(weapon)}`.trim()),
    ...recruit.melee.map(({ name }) => name[names.language]),
  ];
  return html`<section class="unit panel side-${seat}" data-card="figure:${id}">
    ${svgPicture(standaloneToken(battle, figure, names), 'unit-token')}
    <div class="unit-words">
      <b>${names.figure(id)}</b>
      <span>
        ${say(recruit.mercenary ? 'rank-mercenary' : `rank-${recruit.rank}`)} ·
        ${say('life-of', { life: Math.max(0, life), all: values.life })}
        ${ap > 0 ? html`· ${tableText(names.language, 'ap', { ap })}` : ''}
      </span>
      <small class="quiet">${weapons.join(' · ')}</small>
    </div>
    <dl class="values">
      ${shown.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function rangesOf({ ranges }: RangedWeapon): string {
  return ranges ? ranges.join(' / ') : '';
}
