import { makeCube } from '../board/index.ts';
import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import { enemiesSeeing, sightOf } from '../rules/battlefield.ts';
import { areEnemies, carriedBy, isOnField, speedOf } from '../rules/models.ts';
import type { Characteristic } from '../rules/profile.ts';
import type { Battle, Model } from '../rules/state.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import { abilityRow, VALUE_RULES, weaponRow } from './card-rows.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { figurePicture } from './picture/figure-picture.ts';
import { elementText } from '../messages/element-messages.ts';
import { unitMessages } from '../messages/unit-messages.ts';

/** The card of a figure: its values as they are now, its weapons and abilities, who sees whom. */
export function figureCard(battle: Battle, model: Model, names: DeadzoneNames): CardContent {
  const say = translator(cardMessages, names.language);
  const { profile, weapons } = model.recruit;
  const words = elementText(names.language);
  const place = isOnField(model) ? makeCube(model.cube).toUpperCase() : words(placeWord(model));
  const left = profile.size + 1 - model.damage;
  return {
    picture: figurePicture(battle, model, names),
    title: names.model(model.id),
    subtitle: say('of-team', {
      team: names.side(model.seat),
      type: unitMessages[`type-${profile.type}`][names.language],
      place,
    }),
    ...(isOnField(model) ? { gist: say('one-wound', { n: left }) } : {}),
    rows: [
      ...stateRows(battle, model, names),
      ...valueRows(battle, model, names),
      ...weapons.map((weapon) => weaponRow(weapon, names.language)),
      ...profile.abilities.map((ability) => abilityRow(ability, names.language)),
      { name: say('worth'), current: say('points-n', { n: model.recruit.vp }), rule: 'DZ-DMG-06' },
    ],
    ...(isOnField(model) ? { foot: sightFoot(battle, model, names) } : {}),
  };
}

function placeWord({ where }: Model) {
  return where === 'field' ? 'acting' : where;
}

function stateRows(battle: Battle, model: Model, names: DeadzoneNames): readonly CardRow[] {
  const say = translator(cardMessages, names.language);
  const state = (text: string, rule: string): CardRow => ({ name: say('state'), text, rule });
  const items = carriedBy(battle, model);
  return [
    ...(model.pinned ? [state(say('state-pinned'), 'DZ-PIN-01')] : []),
    ...(model.burning === null ? [] : [state(say('state-burning'), 'DZ-ABIL-07')]),
    ...(model.tagged ? [state(say('state-tagged'), 'DZ-ABIL-44')] : []),
    ...(model.activated ? [state(say('state-activated'), 'DZ-TURN-01')] : []),
    ...(model.damage > 0
      ? [{ name: say('damage'), current: String(model.damage), rule: 'DZ-DMG-03' }]
      : []),
    ...(items.length > 0
      ? [
          {
            name: say('carries'),
            text: items.map(({ id }) => names.item(id)).join(', '),
            rule: 'DZ-CARRY-01',
          },
        ]
      : []),
  ];
}

/** Speed and characteristics; what changes a value is printed beside it. */
function valueRows(battle: Battle, model: Model, names: DeadzoneNames): readonly CardRow[] {
  const say = translator(cardMessages, names.language);
  const { profile } = model.recruit;
  const speed = speedOf(battle, model);
  const printed = profile.speed;
  const logged = (value: typeof speed) => (value ? say('speed-n', value) : '–');
  const at = (value: Characteristic) => (value === null ? '–' : `${value}+`);
  const doubt = (field: string) =>
    profile.doubts?.[field] ? { givers: [{ text: say('doubtful') }] } : {};
  return [
    {
      name: say('speed'),
      current: logged(speed),
      ...(logged(printed) === logged(speed) ? {} : { printed: logged(printed) }),
      ...doubt('speed'),
      rule: VALUE_RULES.speed,
    },
    { name: say('shoot'), current: at(profile.shoot), ...doubt('shoot'), rule: VALUE_RULES.shoot },
    { name: say('fight'), current: at(profile.fight), ...doubt('fight'), rule: VALUE_RULES.fight },
    {
      name: say('survive'),
      current: at(profile.survive),
      ...doubt('survive'),
      rule: VALUE_RULES.survive,
    },
    {
      name: say('armour'),
      current: String(profile.armour),
      ...doubt('armour'),
      rule: VALUE_RULES.armour,
    },
    { name: say('size'), current: String(profile.size), ...doubt('size'), rule: VALUE_RULES.size },
  ];
}

function sightFoot(battle: Battle, model: Model, names: DeadzoneNames): string {
  const say = translator(cardMessages, names.language);
  const enemies = battle.models.filter(
    (other) => isOnField(other) && areEnemies(battle, model, other),
  );
  const list = (models: readonly Model[]) => models.map(({ id }) => id.toUpperCase()).join(', ');
  const seen = enemies.filter((enemy) => sightOf(battle, model, enemy) !== 'none');
  const seers = enemiesSeeing(battle, model);
  return [
    seen.length > 0 ? say('sees-who', { models: list(seen) }) : say('sees-nobody'),
    seers.length > 0 ? say('seen-by', { models: list(seers) }) : say('seen-by-nobody'),
  ].join(' ');
}
