import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { sightFoot } from '@skirmish-kit/ui/table';
import { translator } from '@skirmish-kit/ui/translator';
import { actionPoints } from '../rules/action-points.ts';
import { attackOf } from '../rules/attack-dice.ts';
import { enemiesOf, groupOf } from '../rules/figures.ts';
import { coverFor, sees } from '../rules/battlefield.ts';
import type { Weapon } from '../rules/profile.ts';
import { QUALITY_MODIFIER } from '../rules/quality.ts';
import { QUALITY_MESSAGES } from '../rules/quality-messages.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { useOf } from '../rules/weapons.ts';
import { ARMOUR_MODIFIER, coverModifier } from '../rules/wound.ts';
import type { ReactionNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { standaloneToken } from './picture/standalone-token.ts';

/** The card of a figure: what it is, what it can do now and why, and who sees whom. */
export function figureCard(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: ReactionNames,
): CardContent {
  const say = translator(cardMessages, names.language);
  const role = figure.machine ? figure.machine.class : figure.role;
  return {
    picture: standaloneToken(battle, figure, names),
    title: names.figure(figure),
    subtitle: say('of-gang', { gang: names.side(figure.seat), role: say(`role-${role}`) }),
    rows: [
      ...stateRows(battle, figure, names),
      pointsRow(battle, figure, names),
      {
        name: say('row-quality'),
        current: `${QUALITY_MESSAGES[figure.quality][names.language]} ${signed(QUALITY_MODIFIER[figure.quality])}`,
        rule: 'RX-SHOOT-04',
      },
      { name: say('row-resistance'), current: String(figure.resistance), rule: 'RX-RES-01' },
      {
        name: say('row-armour'),
        current: `${say(`armour-${figure.armour}`)} ${signed(ARMOUR_MODIFIER[figure.armour])}`,
        rule: 'RX-WOUND-05',
      },
      ...coverRows(battle, figure, acting, names),
      ...figure.weapons.map((weapon) => weaponRow(battle, weapon, names)),
      fightRow(battle, figure, names),
    ],
    ...(figure.fate === 'in' ? { foot: footOf(battle, figure, names) } : {}),
  };
}

function stateRows(battle: Battle, figure: Figure, names: ReactionNames): readonly CardRow[] {
  const say = translator(cardMessages, names.language);
  const row = (text: string, rule: CardRow['rule']): CardRow => ({
    name: say('row-state'),
    text,
    ...(rule ? { rule } : {}),
  });
  const foes = battle.melees
    .filter(({ starter, other }) => starter === figure.id || other === figure.id)
    .map(({ starter, other }) => names.thing(starter === figure.id ? other : starter));
  const damage = Object.entries(figure.machine?.damage ?? {}).filter(([, level]) => level > 0);
  const carried = battle.things.filter(({ holder }) => holder === figure.id);
  return [
    ...(figure.fate === 'in' ? [] : [row(names.word('eliminated'), undefined)]),
    ...(figure.reaction === 'none'
      ? []
      : [
          row(
            say(`state-${figure.reaction}`),
            figure.reaction === 'rout' ? 'RX-REACT-13' : 'RX-REACT-11',
          ),
        ]),
    ...(foes.length > 0
      ? [row(say('state-engaged', { figures: foes.join(', ') }), 'RX-CC-01')]
      : []),
    ...(figure.inCover ? [row(say('state-cover'), 'RX-ACTG-02')] : []),
    ...(figure.opportunity ? [row(say('state-opportunity'), 'RX-OPP-01')] : []),
    ...(figure.burning ? [row(say('state-burning'), 'RX-RW-06')] : []),
    ...damage.map(([system, level]) => ({
      name: say('row-damage'),
      text: `${names.word(system)}: ${names.word(LEVELS[level] ?? '')}`,
      rule: 'RX-MACH-02' as const,
    })),
    ...carried.map(({ name }) => ({ name: say('row-carries'), text: name[names.language] })),
  ];
}

const LEVELS = ['', 'minor', 'major', 'critical'] as const;

/** What is left, or what it will have, and what takes some away. */
function pointsRow(battle: Battle, figure: Figure, names: ReactionNames): CardRow {
  const say = translator(cardMessages, names.language);
  const all = actionPoints(battle, figure);
  const acts = figure.ap > 0 || figure.spent > 0;
  const scattered =
    figure.reaction === 'none' && !groupOf(battle, figure).cohesion && battle.turn > 0;
  return {
    name: say('row-points'),
    ...(acts && figure.ap !== all
      ? { printed: String(all), current: String(figure.ap) }
      : { current: String(all) }),
    ...(scattered ? { givers: [{ text: say('scattered-group') }] } : {}),
    rule: 'RX-AP-01',
  };
}

function coverRows(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: ReactionNames,
): readonly CardRow[] {
  if (!acting || acting.seat === figure.seat || figure.fate !== 'in') return [];
  const cover = coverFor(battle, acting, figure);
  if (cover === undefined) return [];
  const say = translator(cardMessages, names.language);
  return [
    {
      name: say('row-cover', { figure: acting.id.toUpperCase() }),
      current: signed(coverModifier(battle, figure, cover)),
      rule: 'RX-WOUND-04',
    },
  ];
}

function weaponRow(battle: Battle, weapon: Weapon, names: ReactionNames): CardRow {
  const say = translator(cardMessages, names.language);
  const { pointBlank, short, long } = weapon.ranges;
  const dice = diceText(weapon.damage);
  const ranges = [pointBlank, short, long].join(' / ');
  const use = useOf(battle, weapon);
  const text =
    use === 'flame'
      ? say('weapon-flame', { length: weapon.flame?.length ?? 0, dice })
      : use === 'blast'
        ? say('weapon-area', { radius: weapon.blast ?? 0, dice, ranges })
        : say('weapon', { shots: weapon.rateOfFire, dice, ranges });
  return { name: weapon.name[names.language], text, rule: 'RX-RW-01' };
}

function fightRow(battle: Battle, figure: Figure, names: ReactionNames): CardRow {
  const say = translator(cardMessages, names.language);
  const { dice, modifier } = attackOf(battle, figure, false, 0);
  const bonus = modifier === 0 ? '' : ` ${signed(modifier)}`;
  return { name: say('row-fight'), current: `${diceText(dice)}${bonus}`, rule: 'RX-CC-05' };
}

/** `2d6 + d4` */
function diceText(sides: readonly number[]): string {
  const kinds = [...new Set(sides)];
  return kinds
    .map((kind) => {
      const count = sides.filter((each) => each === kind).length;
      return count === 1 ? `d${kind}` : `${count}d${kind}`;
    })
    .join(' + ');
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Who sees whom. */
function footOf(battle: Battle, figure: Figure, { language }: ReactionNames): string {
  const isSeen = (from: Figure, to: Figure) => sees(battle, from, to);
  return sightFoot(figure, enemiesOf(battle, figure.seat), isSeen, language);
}
