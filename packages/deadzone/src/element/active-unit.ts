import { html, type TemplateResult } from 'lit';
import { translator } from '@skirmish-kit/core';
import { svgPicture } from '@skirmish-kit/ui';
import type { Model } from '../rules/state.ts';
import { speedOf } from '../rules/models.ts';
import { figurePicture } from './picture/figure-picture.ts';
import type { DeadzoneView } from './game-view.ts';
import { abilityMessages } from '../messages/ability-messages.ts';
import { unitMessages } from '../messages/unit-messages.ts';

/** Who acts, or is chosen: its token, what it is, its six values and its weapons. */
export function unitStrip(room: DeadzoneView, model: Model): TemplateResult {
  const { battle, names } = room;
  const say = translator(unitMessages, names.language);
  const { profile, weapons } = model.recruit;
  const speed = speedOf(battle, model);
  const target = (value: number | null) => (value === null ? '–' : `${value}+`);
  const values: readonly (readonly [keyof typeof unitMessages, string])[] = [
    ['speed', speed ? `${speed.move}–${speed.sprint}` : '–'],
    ['value-shoot', target(profile.shoot)],
    ['value-fight', target(profile.fight)],
    ['survive', target(profile.survive)],
    ['armour', String(profile.armour)],
    ['size', String(profile.size)],
  ];
  const quiet = [
    say(`type-${profile.type}`),
    ...profile.abilities.map((each) => abilityMessages(each, names.language)),
    `${model.recruit.vp} VP`,
  ];
  return html`<section class="unit panel side-${model.seat}" data-card="figure:${model.id}">
    ${svgPicture(figurePicture(battle, model, names), 'unit-token')}
    <div class="unit-words">
      <b>${names.model(model.id)}</b>
      <small class="quiet">${quiet.join(' · ')}</small>
      <small>
        ${weapons.map(({ name, range, ap, abilities }, i) => {
          const reach = range === 'melee' ? say('melee') : `R${range}`;
          const more = [
            ...(ap > 0 ? [`AP${ap}`] : []),
            ...abilities.map((each) => abilityMessages(each, names.language)),
          ];
          return html`${i > 0 ? ' · ' : ''}${name[names.language]}
            <span class="quiet">${[reach, ...more].join(', ')}</span>`;
        })}
      </small>
    </div>
    <dl class="values">
      ${values.map(
        ([key, value]) =>
          html`<div>
            <dt>${say(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
