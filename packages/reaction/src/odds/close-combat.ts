import { oddsOf, type Fields, type Flow, type Problem, readFields } from '@skirmish-kit/core';
import { fightRound } from '../rules/close-combat.ts';
import { figureOf } from '../rules/figures.ts';
import { ARMOURS, BLADES, QUALITIES, ROLES } from '../rules/profile.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import type { OddsAnswer } from './answer.ts';
import { EFFECTS, effectOn, possibleEffects } from './effect.ts';
import {
  minimalBattle,
  MIDDLE,
  RADIUS,
  usualQuality,
  type MinimalFigure,
} from './minimal-battle.ts';
import { namedFigure, qualityOf } from './named-figure.ts';
import { MACHINES } from './shot.ts';

/**
 * Exact odds of one round of close combat between two figures: `win`, `lose` and `tie` for the
 * attacker, and what befalls the defender and the attacker (RX-CC-03).
 */
export function fightOdds(battle: Battle, attacker: FigureId, defender: FigureId): OddsAnswer {
  const effect = (after: Battle, id: FigureId) =>
    EFFECTS.indexOf(effectOn(figureOf(battle, id), figureOf(after, id)));
  // Who won and what befell both, packed into one number.
  const { outcomes, ...found } = oddsOf(battle, round, [attacker, defender], {
    measure: (after, winner) =>
      WINNER_OF[winner] + 3 * (effect(after, defender) + EFFECTS.length * effect(after, attacker)),
  });
  const won = { win: 0, lose: 0, tie: 0 };
  const targets = [defender, attacker].map((id) => {
    const chances: Record<string, number> = {};
    for (const effect of possibleEffects(figureOf(battle, id), 'combat')) chances[effect] = 0;
    return chances;
  });
  for (const [code, probability] of outcomes) {
    const winner = WINNERS[code % 3] ?? 'tie';
    won[winner] += probability;
    [Math.floor(code / 3) % EFFECTS.length, Math.floor(code / 3 / EFFECTS.length)].forEach(
      (effect, i) => {
        const chances = targets[i];
        const word = EFFECTS[effect];
        if (chances && word) chances[word] = (chances[word] ?? 0) + probability;
      },
    );
  }
  return { outcomes: won, targets, ...found };
}

const WINNERS = ['win', 'lose', 'tie'] as const;
const WINNER_OF = { attacker: 0, defender: 1, nobody: 2 } as const;

function* round(
  battle: Battle,
  attacker: FigureId,
  defender: FigureId,
): Flow<keyof typeof WINNER_OF> {
  const one = figureOf(battle, attacker);
  const { winner } = yield* fightRound(battle, one, figureOf(battle, defender));
  return winner;
}

/** One round of close combat by names; fields of the opponent begin with `their`. */
export function namedFightOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, readFight);
  return 'attacker' in read ? oddsOfNamed(read) : read;
}

const WEAPONS = ['none', ...BLADES] as const;

function readFight(fields: Fields) {
  fields.word('action', ['melee'], 'melee');
  return {
    started: fields.flag('started', true),
    friends: fields.whole('friends', 0, 4, 0),
    attacker: readFighter(fields, (name) => name),
    defender: readFighter(fields, (name) => `their${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  };
}

function readFighter(
  fields: Fields,
  named: (name: string) => string,
): Omit<MinimalFigure, 'id' | 'at'> {
  const figure = namedFigure(fields, named('figure'));
  const role = fields.word(named('role'), ROLES, figure?.role ?? 'basic');
  const first = fields.word(named('weapon'), WEAPONS, figure?.blades[0] ?? 'none');
  const second = fields.word(named('secondWeapon'), WEAPONS, figure?.blades[1] ?? 'none');
  const usual = figure ? qualityOf(figure) : usualQuality(role);
  return {
    role,
    quality: fields.word(named('quality'), QUALITIES, usual),
    armour: fields.word(named('armour'), ARMOURS, figure?.armour ?? 'none'),
    machine: fields.word(named('machine'), MACHINES, figure?.machine?.class ?? 'none'),
    selfRepair: figure?.machine?.selfRepair ?? false,
    reaction: fields.flag(named('panicked'), false) ? 'panic' : 'none',
    blades: [first, second].filter((blade) => blade !== 'none'),
  };
}

/** Places friends of the attacker around the defender. */
function oddsOfNamed({
  started,
  friends,
  attacker,
  defender,
}: ReturnType<typeof readFight>): OddsAnswer {
  const around: readonly (readonly [number, number])[] = [
    [0, -1],
    [0, 1],
    [1, 0],
    [1, 1],
  ];
  const figures: MinimalFigure[] = [
    { ...attacker, id: 'a1', at: [MIDDLE - 2 * RADIUS, MIDDLE] },
    { ...defender, id: 'b1', at: [MIDDLE, MIDDLE] },
  ];
  around.slice(0, friends).forEach(([x, y], i) => {
    // The fourth is at the corner, where a base of this size still touches.
    const away = x !== 0 && y !== 0 ? Math.floor(RADIUS * 1.4) : 2 * RADIUS;
    figures.push({ id: `a${i + 2}`, at: [MIDDLE + x * away, MIDDLE + y * away] });
  });
  const battle = minimalBattle(figures);
  const melees = started ? [] : [{ starter: 'a1', other: 'b1', rounds: 1 }];
  return fightOdds({ ...battle, melees }, 'a1', 'b1');
}
