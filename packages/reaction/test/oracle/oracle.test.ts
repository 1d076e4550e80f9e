import { seededRandom, type Random } from '@skirmish-kit/core';
import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { fightRound } from '../../src/rules/close-combat.ts';
import { figureOf } from '../../src/rules/figures.ts';
import { reactionTest } from '../../src/rules/reaction-test.ts';
import { shoot } from '../../src/rules/shooting.ts';
import type { Battle } from '../../src/rules/state.ts';
import { battleOf } from '../../src/rules/testing/scripted-battle.ts';
import { WEAPONS } from '../../src/rules/weapon-table.ts';
import { wound } from '../../src/rules/wound.ts';
import * as melee from './close-combat.ts';
import { cupOf, type Rolled } from './dice-source.ts';
import { chance, drive, marks, pick, someFigure, someSettings, someWear } from './random-cases.ts';
import * as reaction from './reaction-test.ts';
import { shots, type Mode } from './shots.ts';
import * as oracle from './wound.ts';

/*
 * The game against a second, plain reading of the sheet: the same dice have to end the same way.
 */

const RESOLUTIONS = 1500;

/** Milliseconds, for busy machines. */
const PATIENCE = 60_000;

const ANY = ['', '', '', 'panic', 'rout', 'ok'];

/** Runs one resolution by the game and by the oracle, on battles that are alike, and compares. */
function compare(
  seed: string,
  battle: Battle,
  game: (battle: Battle) => readonly Rolled[],
  plain: (battle: Battle, rolls: readonly Rolled[]) => number,
): void {
  const second = {
    ...battle,
    figures: structuredClone(battle.figures),
    melees: [...battle.melees],
  };
  const before = JSON.stringify(battle.figures.map(marks));
  const rolls = game(battle);
  const left = plain(second, rolls);
  const [one, two] = [battle, second].map(({ figures }) => figures.map(marks));
  if (left === 0 && JSON.stringify(one) === JSON.stringify(two)) return;
  const report = `${seed}, rolled ${JSON.stringify(rolls)} from ${before}`;
  expect({ left, figures: one }, report).toEqual({ left: 0, figures: two });
}

function forEachSeed(name: string, play: (random: Random, seed: string) => void): void {
  for (let i = 0; i < RESOLUTIONS; i++) play(seededRandom(`${name} ${i}`), `${name} ${i}`);
}

/** A distance in tenths, often just at the limit of a range. */
function someDistance(random: Random, limits: readonly number[], most: number): number {
  const limit = pick(random, limits) * 10 + random.between(-1, 1);
  const distance = chance(random, 2) ? limit : random.between(0, most);
  return Math.min(most, Math.max(0, distance));
}

const DIRECT = WEAPONS.filter(({ blast, flame }) => blast === undefined && flame === undefined);

test(
  'RX-SHOOT-03 shots and bursts end as a second reading of the sheet says',
  { timeout: PATIENCE },
  () => {
    forEachSeed('shots', (random, seed) => {
      const weapon = pick(random, DIRECT);
      const { pointBlank, short, long } = weapon.ranges;
      const modes: readonly Mode[] =
        weapon.rateOfFire > 1
          ? ['shoot', 'burst', 'aim', 'opportunity']
          : ['shoot', 'aim', 'opportunity'];
      const mode = pick(random, modes);
      const many = mode === 'burst' || mode === 'opportunity' ? weapon.rateOfFire : 1;
      const first = many > 1 ? random.between(1, many) : 1;
      const [right, down] = [1700, 1050].map((most) =>
        someDistance(random, [pointBlank, short, long], most),
      );
      const aims = [
        { id: 'b1', shots: first, distance: right ?? 0 },
        ...(many > first ? [{ id: 'b2', shots: many - first, distance: down ?? 0 }] : []),
      ].map((aim) => ({ ...aim, cover: aim.distance >= 30 ? random.between(0, 4) : 0 }));
      const terrain = aims.map(({ id, distance, cover }): Terrain => {
        const half = 112 + Math.floor(distance / 2);
        const shape = id === 'b1' ? rectangle(half, 60, 4, 80) : rectangle(60, half, 80, 4);
        return { id: `fence-${id}`, shape, cover };
      });
      const at = (id: string, distance: number) =>
        id === 'b1' ? `@${124 + distance},100` : `@100,${124 + distance}`;
      const battle = battleOf(
        [
          `a1 ${someFigure(random, ['', 'panic', 'ok'])} ${weapon.id} @100,100`,
          ...aims.map(({ id, distance }) => `${id} ${someFigure(random, ANY)} ${at(id, distance)}`),
        ],
        { settings: someSettings(random), terrain },
      );
      someWear(random, battle);
      for (const figure of battle.figures) figure.inCover = chance(random, 3);
      const allotments = (of: Battle) =>
        aims.map((aim) => ({ ...aim, target: figureOf(of, aim.id) }));
      compare(
        seed,
        battle,
        (own) =>
          drive(shoot(own, figureOf(own, 'a1'), weapon, mode, allotments(own)), random).rolls,
        (own, rolls) => {
          const cup = cupOf(rolls);
          shots(cup, own.settings, figureOf(own, 'a1'), weapon, mode, allotments(own));
          return cup.left();
        },
      );
    });
  },
);

/** Places in contact with the figures at 1000,600 (a1) and 1024,600 (b1). */
const ROUND_B1 = ['@1024,576', '@1048,600', '@1024,624'];
const ROUND_A1 = ['@976,600', '@1000,576'];

test(
  'RX-CC-03 rounds of close combat end as a second reading of the sheet says',
  { timeout: PATIENCE },
  () => {
    forEachSeed('combat', (random, seed) => {
      const friends = ROUND_B1.filter(() => chance(random, 3));
      const foes = ROUND_A1.filter(() => chance(random, 4));
      const battle = battleOf(
        [
          `a1 ${someFigure(random, ['', '', 'panic', 'ok'])} @1000,600`,
          ...friends.map((at, i) => `a${i + 2} ${someFigure(random, ANY)} ${at}`),
          `b1 ${someFigure(random, ANY)} @1024,600`,
          ...foes.map((at, i) => `b${i + 2} ${someFigure(random, ANY)} ${at}`),
        ],
        { settings: someSettings(random) },
      );
      someWear(random, battle);
      if (chance(random, 2)) {
        const [starter, other] = pick(random, [
          ['a1', 'b1'],
          ['b1', 'a1'],
        ] as const);
        battle.melees.push({ starter, other, rounds: random.between(1, 2) });
      }
      let winner = '';
      let struck = 'a1';
      compare(
        seed,
        battle,
        (own) => {
          const fight = fightRound(own, figureOf(own, 'a1'), figureOf(own, 'b1'));
          const { result, rolls, choices } = drive(fight, random);
          winner = result.winner;
          struck = choices[0] ?? 'a1';
          return rolls;
        },
        (own, rolls) => {
          const cup = cupOf(rolls);
          const [a1, b1] = [figureOf(own, 'a1'), figureOf(own, 'b1')];
          const plain = melee.combatRound(cup, own, a1, b1, figureOf(own, struck));
          if (winner !== plain) throw new Error(`${seed}: ${winner} wins, not ${plain}.`);
          return cup.left();
        },
      );
    });
  },
);

test(
  'RX-REACT-01 reaction tests end as a second reading of the sheet says',
  { timeout: PATIENCE },
  () => {
    forEachSeed('reaction', (random, seed) => {
      const [x, y] = [random.between(300, 1700), random.between(300, 900)];
      const edges = [x, y, 2000 - x, 1200 - y].sort((a, b) => a - b);
      if (edges[0] === edges[1]) return;
      const size = random.between(1, 7);
      const others = Array.from({ length: size - 1 }, (_, i) => `a${i + 2} @${30 + 30 * i},1170`);
      const marker = () => pick(random, ANY);
      const role = pick(random, ['basic', 'basic', 'second', 'leader', 'hero']);
      const quality = pick(random, ['green', 'average', 'veteran', 'elite']);
      const adjacent = [
        `a20 ${pick(random, ['leader', 'second', 'basic'])} g2 ${marker()} @${x + 24},${y}`,
        `a21 ${pick(random, ['leader', 'second', 'basic'])} g2 ${marker()} @${x - 24},${y}`,
        `b1 @${x},${y + 24}`,
      ].filter(() => chance(random, 3));
      const battle = battleOf(
        [
          `a1 ${quality} ${role} ${pick(random, ['panic', 'rout'])} @${x},${y}`,
          ...others,
          ...adjacent,
        ],
        { settings: someSettings(random) },
      );
      for (const figure of battle.figures) {
        if (figure.group === 'A1' && figure.id !== 'a1' && chance(random, 2)) figure.fate = 'fled';
      }
      const touched = battle.figures.some(({ id }) => id === 'b1');
      if (touched && chance(random, 2))
        battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
      let result = '';
      compare(
        seed,
        battle,
        (own) => {
          const played = drive(reactionTest(own, figureOf(own, 'a1')), random);
          result = played.result;
          return played.rolls;
        },
        (own, rolls) => {
          const cup = cupOf(rolls);
          const plain = reaction.reactionTest(cup, own, figureOf(own, 'a1'));
          if (result !== plain) throw new Error(`${seed}: ${result}, not ${plain}.`);
          return cup.left();
        },
      );
    });
  },
);

test(
  'RX-MACH-02 wounds of machines and men end as a second reading of the sheet says',
  { timeout: PATIENCE },
  () => {
    forEachSeed('wound', (random, seed) => {
      const machine = pick(random, ['drone', 'robot', 'robot self-repair', 'war-machine']);
      const line = chance(random, 3) ? someFigure(random, ANY) : `${machine} vest`;
      const battle = battleOf([`a1 ${line} @1000,600`, 'b1 @100,100'], {
        settings: someSettings(random),
      });
      someWear(random, battle);
      const by = pick(random, ['shot', 'combat'] as const);
      const dice = Array.from({ length: random.between(2, 4) }, () => pick(random, [4, 6, 8]));
      const sides = dice.sort((a, b) => a - b);
      const [cover, bonus] = [-random.between(0, 4), random.between(0, 4)];
      compare(
        seed,
        battle,
        (own) =>
          drive(wound(own, figureOf(own, 'a1'), { dice: sides, cover, bonus, by }), random).rolls,
        (own, rolls) => {
          const cup = cupOf(rolls);
          oracle.wound(cup, own.settings, figureOf(own, 'a1'), by, sides, cover + bonus);
          return cup.left();
        },
      );
    });
  },
);
