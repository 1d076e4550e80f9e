import { roll, type Flow, type RuleId, type Seat } from '@skirmish-kit/core';
import { mapReading } from '@skirmish-kit/core';
import { inContact } from '@skirmish-kit/space';
import { ONE_DIE, reaches, TENS_AND_UNITS } from '../rules/dice.ts';
import { findFigure, isAble } from '../rules/figures.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import { removeDead, loseGear } from './deaths.ts';
import { worldBetween } from './campaign-world.ts';
import { gain } from './experience.ts';
import { loseContact } from './mercenaries.ts';
import { emit } from './events.ts';
import { addTemporaryEffect, worse, type LastingInjury } from './temporary-effects.ts';
import { seeTheQuack } from './quack-doctor.ts';
import { findMember, memberOf } from './roster.ts';
import type { Campaign, Character } from './state.ts';

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
  const world = worldBetween(campaign)?.seesTo?.(campaign, battle, id);
  if (world && (yield* world)) return;
  const { seat, character } = member;
  const isLow = character.rank === 'minion' || character.rank === 'extra';
  if (figure.fate === 'dead') {
    const rule = isLow && !character.hired ? 'MU-EDGE-03' : 'MU-INJ-02';
    const isLasting = isLow || campaign.rulings.gearOfTheDead === 'store';
    const gear = isLasting && !character.hired ? 'store' : 'lost';
    return yield* layToRest(campaign, battle, id, gear, rule);
  }
  if (character.hired) return yield* loseContact(campaign, id);
  if (!isLow) {
    yield* injure(campaign, battle, id);
    const after = findMember(campaign, id) && worldBetween(campaign)?.settled?.(campaign, id);
    if (after) yield* after;
    return;
  }
  const returns = yield* roll(reaches(3), 'MU-INJ-01', {
    who: seat,
    about: 'return',
    params: { figure: id },
  });
  if (returns) yield* emit('returns', 'MU-INJ-01', { figure: id });
  else yield* removeDead(campaign, id, 'store', 'MU-INJ-01');
}

function* rollInjury(seat: Seat, id: FigureId): Flow<InjuryRow> {
  return yield* roll(mapReading(TENS_AND_UNITS, injuryOf), 'MU-INJ-02', {
    who: seat,
    about: 'injury',
    params: { figure: id },
  });
}

/** MU-INJ-04: what does not count among several. */
const NOT_AMONG_SEVERAL: readonly InjuryId[] = ['dead', 'recovered', 'several', 'again'];

/** MU-INJ-02, MU-INJ-06: a roll on the table, again if it says so. */
function* injure(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const { seat, character } = memberOf(campaign, id);
  const isAgain = ({ injury }: InjuryRow) =>
    injury === 'again' || // MU-INJ-06
    (injury === 'dead' && worldBetween(campaign)?.cheatsDeath?.(campaign, character) === true);
  let found = yield* rollInjury(seat, id);
  while (isAgain(found)) found = yield* rollInjury(seat, id);
  if (found.injury !== 'several') return yield* suffer(campaign, battle, id, found);
  const count = yield* roll(ONE_DIE, 'MU-INJ-04', {
    who: seat,
    about: 'several-injuries',
    params: { figure: id },
  });
  yield* emit('several-injuries', 'MU-INJ-04', { figure: id, count });
  for (let left = count; left > 0; left--) {
    do found = yield* rollInjury(seat, id);
    while (NOT_AMONG_SEVERAL.includes(found.injury));
    yield* suffer(campaign, battle, id, found);
  }
}

/** An injury that stays on the sheet. */
function last(character: Character, injury: LastingInjury): void {
  character.values = worse(character.values, injury);
  character.injuries = [...character.injuries, injury];
}

/** He is buried, unless his world has something else for him. */
function* layToRest(
  campaign: Campaign,
  battle: Battle,
  id: FigureId,
  gear: 'store' | 'lost',
  rule: RuleId,
): Flow {
  const other = worldBetween(campaign)?.insteadOfGrave?.(campaign, battle, id);
  if (other && (yield* other)) return;
  yield* removeDead(campaign, id, gear, rule);
}

function* suffer(campaign: Campaign, battle: Battle, id: FigureId, found: InjuryRow): Flow {
  const { character } = memberOf(campaign, id);
  const { injury, rule } = found;
  switch (injury) {
    case 'dead':
      return yield* layToRest(campaign, battle, id, 'lost', rule);
    case 'slower':
    case 'nerves':
    case 'sight':
    case 'maimed':
    case 'unreliable':
    case 'hardened':
      if (worldBetween(campaign)?.passes?.(injury)) addTemporaryEffect(campaign, character, injury);
      else last(character, injury);
      break;
    case 'quack':
      return yield* seeTheQuack(campaign, id);
    case 'robbed':
      if (isGuarded(battle, id)) return yield* emit('guarded', 'MU-MERC-09', { figure: id });
      yield* emit('injured', rule, { figure: id, injury });
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
  yield* emit('injured', rule, { figure: id, injury });
}

/** MU-INJ-12: the band that felled him; nobody, if he fell by himself or to those of no band. */
function* hate(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const { character } = memberOf(campaign, id);
  const by = findFigure(battle, findFigure(battle, id)?.felledBy ?? '');
  const { seat } = memberOf(campaign, id);
  const hated = by && campaign.bands[by.seat];
  if (!by || !hated || by.seat === seat)
    return yield* emit('injured', 'MU-INJ-17', { figure: id, injury: 'recovered' });
  const { id: band } = hated;
  if (!character.hates.includes(band)) character.hates = [...character.hates, band];
  yield* emit('hates', 'MU-INJ-12', { figure: id, seat: by.seat });
}

/** MU-MERC-09: his bodyguard is beside him at the end, or has left the table with him. */
export function isGuarded(battle: Battle, id: FigureId): boolean {
  const chief = findFigure(battle, id);
  if (!chief) return false;
  const isBeside = ({ fate, carries, at, radius }: Figure) =>
    carries === id
      ? fate === 'in' || fate === 'left'
      : fate === 'in' && inContact({ at, radius }, chief);
  return battle.figures.some(
    (guard) =>
      guard.seat === chief.seat && guard.id !== id && isAble(guard, 'bodyguard') && isBeside(guard),
  );
}
