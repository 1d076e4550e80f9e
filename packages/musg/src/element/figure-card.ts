import type { LocalisedText } from '@skirmish-kit/core';
import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { sightFoot } from '@skirmish-kit/ui/table';
import { translator } from '@skirmish-kit/ui/translator';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { actionPoints } from '../rules/activation.ts';
import { obstaclesTo } from '../rules/aim.ts';
import { areFoes, enemiesOf } from '../rules/figures.ts';
import { sees } from '../rules/battlefield.ts';
import { resistanceOf } from '../rules/resistance.ts';
import { isReloading, piecesLeft } from '../rules/pieces.ts';
import type { Equipment, MeleeWeapon, RangedWeapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { standaloneToken } from './picture/standalone-token.ts';
import { elementText } from '../messages/element-messages.ts';

/** The card of a figure: what it is, what it can do now and why, and who sees whom. */
export function figureCard(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: MusgNames,
  loaded: readonly Equipment[] = [],
): CardContent {
  const say = translator(cardMessages, names.language);
  const { recruit, seat, life } = figure;
  const { values } = recruit;
  const at = (value: number | null) => (value === null ? '–' : `${value}+`);
  const rank = elementText(names.language)(
    recruit.mercenary ? 'rank-mercenary' : `rank-${recruit.rank}`,
  );
  return {
    picture: standaloneToken(battle, figure, names),
    title: names.figure(figure.id),
    subtitle: `${names.side(seat)}, ${rank}`,
    rows: [
      ...stateRows(figure, names),
      changed(say('row-life'), values.life, Math.max(0, life), 'MU-CHAR-11'),
      pointsRow(figure, names),
      { name: say('row-move'), current: moveText(figure, names), rule: 'MU-MOVE-01' },
      { name: say('row-command'), current: String(values.command ?? '–'), rule: 'MU-CHAR-06' },
      { name: say('row-shoot'), current: at(values.shoot), rule: 'MU-SHOOT-07' },
      { name: say('row-melee'), current: at(values.melee), rule: 'MU-MELEE-01' },
      { name: say('row-strength'), current: String(values.strength), rule: 'MU-CHAR-09' },
      changed(say('row-resistance'), values.resistance, resistanceOf(battle, figure), 'MU-CHAR-10'),
      ...coverRows(battle, figure, acting, names),
      ...recruit.ranged.map((weapon) => rangedRow(weapon, figure, names)),
      ...recruit.melee.map((weapon) => meleeRow(weapon, figure, names)),
      ...equipmentRows(figure, names, loaded),
    ],
    ...(figure.fate === 'in' ? { foot: footOf(battle, figure, names) } : {}),
  };
}

function changed(name: string, printed: number, current: number, rule: CardRow['rule']): CardRow {
  const row = { name, current: String(current), ...(rule ? { rule } : {}) };
  return printed === current ? row : { ...row, printed: String(printed) };
}

function pointsRow(figure: Figure, { language }: MusgNames): CardRow {
  const say = translator(cardMessages, language);
  const all = actionPoints(figure);
  return figure.ap > 0
    ? changed(say('row-points'), all, figure.ap, 'MU-ACT-01')
    : { name: say('row-points'), current: String(all), rule: 'MU-ACT-01' };
}

function moveText({ recruit: { values, stride } }: Figure, names: MusgNames): string {
  return names.distance((values.move + stride) * 20);
}

function stateRows(figure: Figure, names: MusgNames): readonly CardRow[] {
  const say = translator(cardMessages, names.language);
  const row = (text: string, rule: CardRow['rule']): CardRow => ({
    name: say('row-state'),
    text,
    ...(rule ? { rule } : {}),
  });
  return [
    ...(figure.fate === 'out' ? [row(say('state-out'), 'MU-CHAR-11')] : []),
    ...(figure.fate === 'dead' ? [row(say('state-dead'), 'MU-CHAR-12')] : []),
    ...(figure.fleeing ? [row(say('state-fleeing'), 'MU-FLEE-01')] : []),
    ...(figure.weakened ? [row(say('state-weakened'), 'MU-PASS-03')] : []),
    ...(figure.charged ? [row(say('state-charged'), 'MU-CHG-04')] : []),
    ...(figure.hanging ? [row(say('state-hanging'), 'MU-EQ-08')] : []),
    ...(figure.hidden ? [row(say('state-hidden'), 'MU-MERC-13')] : []),
    ...(figure.level > 0
      ? [row(say('state-high', { height: names.distance(figure.level) }), 'MU-SHOOT-09')]
      : []),
    ...(figure.carries === null
      ? []
      : [row(say('state-carries', { figure: names.figure(figure.carries) }), 'MU-CHAR-14')]),
  ];
}

function coverRows(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: MusgNames,
): readonly CardRow[] {
  const [weapon] = acting?.recruit.ranged ?? [];
  if (!acting || !weapon || figure.fate !== 'in') return [];
  if (!areFoes(battle, acting.seat, figure.seat)) return [];
  if (acting.fate !== 'in' || !sees(battle, acting, figure)) return [];
  const say = translator(cardMessages, names.language);
  return obstaclesTo(battle, acting, weapon, figure).map(({ id, need }) => ({
    name: say('row-cover', { figure: acting.id.toUpperCase() }),
    current: `${need}+`,
    text: names.piece(id),
    rule: 'MU-COVER-02',
  }));
}

function rangedRow(weapon: RangedWeapon, figure: Figure, { language }: MusgNames): CardRow {
  const say = translator(cardMessages, language);
  const { ranges, strength, bearer, targets, radius, template, heavy, reload, id, name } = weapon;
  const isLost = !piecesLeft(figure.recruit.ranged, figure.lost).some((each) => each.id === id);
  const parts = [
    ...(ranges ? [ranges.join(' / ')] : []),
    say('strength-n', { n: bearer ? figure.recruit.values.strength + strength : strength }),
    ...(targets > 1 ? [say('dice-n', { n: targets })] : []),
    ...(template === 'blast' ? [say('blast-n', { n: radius ?? 0 })] : []),
    ...(template === 'flame' ? [say('flame')] : []),
    ...(heavy ? [say('heavy')] : []),
    ...(reload === 'slow' ? [say('slow')] : []),
    ...(isReloading(figure, weapon) && !isLost ? [say('reloading')] : []),
    ...(isLost ? [say('lost')] : []),
  ];
  return { name: name[language], text: parts.join(' · '), rule: 'MU-RW-01' };
}

function meleeRow(weapon: MeleeWeapon, figure: Figure, { language }: MusgNames): CardRow {
  const say = translator(cardMessages, language);
  const { dice, strength, hands, name } = weapon;
  const parts = [
    say('dice-n', { n: dice }),
    say('strength-n', { n: figure.recruit.values.strength + strength }),
    ...(hands === 2 ? [say('two-hands')] : []),
  ];
  return { name: name[language], text: parts.join(' · '), rule: 'MU-MW-01' };
}

function equipmentRows(
  { recruit: { equipment } }: Figure,
  names: MusgNames,
  loaded: readonly Equipment[],
): readonly CardRow[] {
  if (equipment.length === 0) return [];
  const say = translator(cardMessages, names.language);
  const known = [...BUILT_IN_LIBRARY.equipment, ...loaded];
  const nameOf = (id: string): LocalisedText =>
    known.find((each) => each.id === id)?.name ?? { en: id, fr: id };
  const text = equipment.map((id) => nameOf(id)[names.language]).join(', ');
  return [{ name: say('row-equipment'), text, rule: 'MU-EQ-01' }];
}

/** Who sees whom. */
function footOf(battle: Battle, figure: Figure, { language }: MusgNames): string {
  const isSeen = (from: Figure, to: Figure) => sees(battle, from, to);
  return sightFoot(figure, enemiesOf(battle, figure.seat), isSeen, language);
}
