import { roll, type Flow, type RuleId, type Seat } from '@skirmish-kit/core';
import { reading } from '@skirmish-kit/core';
import { inContact } from '@skirmish-kit/space';
import { ONE_DIE, reaches, TENS_AND_UNITS } from '../rules/dice.ts';
import { findFigure, isAble } from '../rules/figures.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { bury, loseGear } from './burial.ts';
import { gain } from './experience.ts';
import { loseTouch } from './mercenaries.ts';
import { tell } from './moments.ts';
import { seeTheQuack } from './quack-doctor.ts';
import { bandOf, findMember, memberOf } from './roster.ts';
import type { Campaign, Character } from './state.ts';

/** What stays on a sheet. */
export const LASTING_INJURIES = [
  'slower',
  'nerves',
  'sight',
  'unreliable',
  'maimed',
  'hardened',
] as const;

export type LastingInjury = (typeof LASTING_INJURIES)[number];

export type InjuryId =
  | LastingInjury
  | 'dead'
  | 'several'
  | 'again'
  | 'quack'
  | 'robbed'
  | 'recovered'
  | 'hatred'
  | 'against-all-odds';

interface InjuryRow {
  readonly from: number;
  readonly to: number;
  readonly injury: InjuryId;
  readonly rule: RuleId;
}

const row = (from: number, to: number, injury: InjuryId, rule: RuleId): InjuryRow => ({
  from,
  to,
  injury,
  rule,
});

/** MU-INJ-15: each of the 36 rolls has exactly one result. */
export const INJURY_TABLE: readonly InjuryRow[] = [
  row(11, 15, 'dead', 'MU-INJ-03'),
  row(16, 21, 'several', 'MU-INJ-04'),
  row(22, 23, 'slower', 'MU-INJ-05'),
  row(24, 25, 'again', 'MU-INJ-06'),
  row(26, 26, 'nerves', 'MU-INJ-07'),
  row(31, 31, 'sight', 'MU-INJ-08'),
  row(32, 32, 'unreliable', 'MU-INJ-09'),
  row(33, 33, 'quack', 'MU-INJ-10'),
  row(34, 35, 'maimed', 'MU-INJ-11'),
  row(36, 36, 'robbed', 'MU-INJ-16'),
  row(41, 56, 'recovered', 'MU-INJ-17'),
  row(61, 61, 'hatred', 'MU-INJ-12'),
  row(62, 64, 'hardened', 'MU-INJ-13'),
  row(65, 66, 'against-all-odds', 'MU-INJ-14'),
];

/** The row that a roll of tens and units falls into. */
export function injuryOf(rolled: number): InjuryRow {
  const found = INJURY_TABLE.find(({ from, to }) => rolled >= from && rolled <= to);
  if (!found) throw new Error(`The table has no ${rolled}.`);
  return found;
}

/** MU-INJ-01, MU-INJ-02, MU-MERC-04, MU-EDGE-03: what becomes of one who fell. */
export function* returnOfTheFallen(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const figure = findFigure(battle, id);
  const member = findMember(campaign, id);
  if (!figure || !member) return;
  const { seat, character } = member;
  const isLow = character.rank === 'minion' || character.rank === 'extra';
  if (figure.fate === 'dead') {
    const rule = isLow && !character.hired ? 'MU-EDGE-03' : 'MU-INJ-02';
    return yield* bury(campaign, id, isLow && !character.hired ? 'store' : 'lost', rule);
  }
  if (character.hired) return yield* loseTouch(campaign, id);
  if (!isLow) return yield* injure(campaign, battle, id);
  const returns = yield* roll(reaches(3), 'MU-INJ-01', {
    who: seat,
    about: 'return',
    params: { figure: id },
  });
  if (returns) yield* tell('returns', 'MU-INJ-01', { figure: id });
  else yield* bury(campaign, id, 'store', 'MU-INJ-01');
}

function* rollInjury(seat: Seat, id: FigureId): Flow<InjuryRow> {
  return yield* roll(reading(TENS_AND_UNITS, injuryOf), 'MU-INJ-02', {
    who: seat,
    about: 'injury',
    params: { figure: id },
  });
}

/** MU-INJ-04: what does not count among several. */
const NOT_AMONG_SEVERAL: readonly InjuryId[] = ['dead', 'recovered', 'several', 'again'];

/** MU-INJ-02, MU-INJ-06: a roll on the table, again if it says so. */
function* injure(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const { seat } = memberOf(campaign, id);
  let found = yield* rollInjury(seat, id);
  while (found.injury === 'again') found = yield* rollInjury(seat, id); // MU-INJ-06
  if (found.injury !== 'several') return yield* suffer(campaign, battle, id, found);
  const count = yield* roll(ONE_DIE, 'MU-INJ-04', {
    who: seat,
    about: 'several-injuries',
    params: { figure: id },
  });
  yield* tell('several-injuries', 'MU-INJ-04', { figure: id, count });
  for (let left = count; left > 0; left--) {
    do found = yield* rollInjury(seat, id);
    while (NOT_AMONG_SEVERAL.includes(found.injury));
    yield* suffer(campaign, battle, id, found);
  }
}

/** MU-INJ-07: the least that nerves leave of a Command. */
const LEAST_COMMAND = 4;

/** MU-INJ-08, MU-INJ-11: the worst that Shooting and Melee get. */
const WORST = 6;

function* suffer(campaign: Campaign, battle: Battle, id: FigureId, found: InjuryRow): Flow {
  const { character } = memberOf(campaign, id);
  const { values } = character;
  const { injury, rule } = found;
  const last = (changed: Partial<typeof values>, lasting: LastingInjury) => {
    character.values = { ...values, ...changed };
    character.injuries = [...character.injuries, lasting];
  };
  switch (injury) {
    case 'dead':
      return yield* bury(campaign, id, 'lost', rule);
    case 'slower':
      last({ move: Math.max(1, values.move - 1) }, injury);
      break;
    case 'nerves':
      last({ command: shaken(values.command) }, injury);
      break;
    case 'sight':
      last({ shoot: values.shoot === null ? null : Math.min(WORST, values.shoot + 1) }, injury);
      break;
    case 'maimed':
      last({ melee: Math.min(WORST, values.melee + 1) }, injury);
      break;
    case 'unreliable':
    case 'hardened':
      last({}, injury);
      break;
    case 'quack':
      return yield* seeTheQuack(campaign, id);
    case 'robbed':
      if (isGuarded(battle, id)) return yield* tell('guarded', 'MU-MERC-09', { figure: id });
      yield* tell('injured', rule, { figure: id, injury });
      return yield* loseGear(campaign, id, rule);
    case 'hatred':
      return yield* hate(campaign, battle, id);
    case 'against-all-odds':
      gain(character, 1, campaign.rulings); // MU-INJ-14
      break;
    case 'recovered':
    case 'several':
    case 'again':
  }
  yield* tell('injured', rule, { figure: id, injury });
}

function shaken(command: number | null): number | null {
  return command === null ? null : Math.min(command, Math.max(LEAST_COMMAND, command - 1));
}

/** MU-INJ-12: the band that felled him; nobody, if he fell by himself. */
function* hate(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const { character } = memberOf(campaign, id);
  const by = findFigure(battle, findFigure(battle, id)?.felledBy ?? '');
  const { seat } = memberOf(campaign, id);
  if (!by || by.seat === seat)
    return yield* tell('injured', 'MU-INJ-17', { figure: id, injury: 'recovered' });
  const { id: band } = bandOf(campaign, by.seat);
  if (!character.hates.includes(band)) character.hates = [...character.hates, band];
  yield* tell('hates', 'MU-INJ-12', { figure: id, seat: by.seat });
}

/** MU-MERC-09: beside him at the end, or off the table already, stands his bodyguard. */
export function isGuarded(battle: Battle, id: FigureId): boolean {
  const chief = findFigure(battle, id);
  return battle.figures.some(
    (guard) =>
      chief !== undefined &&
      guard.seat === chief.seat &&
      guard.id !== id &&
      isAble(guard, 'bodyguard') &&
      guard.fate === 'in' &&
      (guard.carries === id || inContact(guard, chief)),
  );
}

/** MU-INJ-09: whether he has that injury. */
export function isUnreliable({ injuries }: Character): boolean {
  return injuries.includes('unreliable');
}
