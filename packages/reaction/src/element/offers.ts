import type { ChoiceRequest } from '@skirmish-kit/core';
import { findFigure } from '../rules/figures.ts';
import type { Weapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, fireCost, useOf } from '../rules/weapons.ts';
import type { Names } from './names.ts';
import { elementSpeaker, type ElementKey } from './words.ts';

/** Something to press: an answer, or the beginning of one that needs a point on the table. */
export interface Offer {
  /** The answer, or with `point` what comes before it: `blast:grenade:`. */
  readonly key: string;
  readonly label: string;
  /** What it costs, where that is known before. */
  readonly ap?: number;
  readonly point?: boolean;
  /** The answer that is expected when there is nothing else to do. */
  readonly plain?: boolean;
}

/** Words that stand alone or with an id, in the order in which they are offered. */
const PLAIN = [
  'fight',
  'leave',
  'cover',
  'opportunity',
  'door',
  'take',
  'hack',
  'repair',
  'aid',
  'extinguish',
] as const;

/** Everything worth a button just now. With a target, what can be done to it comes first. */
export function offersFor(
  battle: Battle,
  ask: ChoiceRequest,
  target: Figure | undefined,
  names: Names,
): readonly Offer[] {
  const say = elementSpeaker(names.language);
  const keys = ask.options.map((option) => option.key);
  switch (ask.about) {
    case 'order':
      return keys.map((key) => ({
        key,
        label:
          key === '1'
            ? say('order-1')
            : key === '2' && keys.length === 2
              ? say('order-2')
              : say('order-n', { n: key }),
      }));
    case 'action': {
      const figure = findFigure(battle, String(ask.params['figure']));
      return figure ? actionOffers(battle, ask, figure, target, names) : [];
    }
    case 'opportunity':
      return keys.map((key) => ({ key, label: answerLabel(key, names), plain: key === 'hold' }));
    default:
      return keys.map((key) => ({
        key,
        label: key === 'done' ? say('done-group') : names.thing(key),
        plain: key === 'done',
      }));
  }
}

function actionOffers(
  battle: Battle,
  ask: ChoiceRequest,
  figure: Figure,
  target: Figure | undefined,
  names: Names,
): readonly Offer[] {
  const say = elementSpeaker(names.language);
  const offers: Offer[] = [];
  const enemy = target && target.seat !== figure.seat && target.fate === 'in' ? target : undefined;
  const withName = (word: ElementKey, weapon: Weapon) =>
    `${say(word)} · ${weapon.name[names.language]}`;
  for (const weapon of figure.weapons) {
    const use = useOf(battle, weapon);
    if (use !== 'direct') {
      offers.push({
        key: `${use}:${weapon.id}:`,
        label: withName(use, weapon),
        ap: areaCost(weapon),
        point: true,
      });
    } else if (enemy) {
      offers.push({
        key: `shoot:${weapon.id}:${enemy.id}`,
        label: withName('shoot', weapon),
        ap: fireCost(weapon, 'shoot'),
      });
      if (weapon.rateOfFire > 1) {
        offers.push({
          key: `burst:${weapon.id}:${enemy.id}*${weapon.rateOfFire}`,
          label: `${withName('burst', weapon)} ×${weapon.rateOfFire}`,
          ap: fireCost(weapon, 'burst'),
        });
      }
      offers.push({
        key: `aim:${weapon.id}:${enemy.id}`,
        label: withName('aim', weapon),
        ap: fireCost(weapon, 'aim'),
      });
    }
  }
  for (const word of PLAIN) {
    const keys = ask.options
      .map(({ key }) => key)
      .filter((key) => key === word || key.startsWith(`${word}:`));
    for (const key of keys) offers.push({ key, label: answerLabel(key, names) });
  }
  const canCross = ask.options.some(({ key }) => key.startsWith('cross:'));
  offers.push({ key: 'pivot:', label: say('pivot'), point: true });
  if (canCross) offers.push({ key: 'cross:', label: say('cross'), point: true, ap: 3 });
  offers.push({ key: 'done', label: say('done-figure'), plain: true });
  return offers;
}

/** An answer as words: `burst:pistol:b2*2` is "Burst · Pistol ×2, Guard B2". */
export function answerLabel(key: string, names: Names): string {
  const [word = '', ...rest] = key.split(':');
  const about = rest.map((part) =>
    part
      .split('+')
      .map((share) => {
        const [id = '', shots] = share.split('*');
        return `${/^-?\d+,/.test(id) ? names.point(...pointOf(id)) : names.thing(id) === id ? names.word(id) : names.thing(id)}${shots ? ` ×${shots}` : ''}`;
      })
      .join(', '),
  );
  return [names.word(word), ...about].join(' · ');
}

function pointOf(text: string): [number, number] {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
