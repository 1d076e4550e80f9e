import {
  copyState,
  Game,
  isProblems,
  emit,
  seededRandom,
  type LogEntry,
  type Random,
} from '@skirmish-kit/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmBattle } from '../film/film-battle.ts';
import { makeLibrary } from '../packs/built-in.ts';
import type { Companion } from '../packs/companion.ts';
import { orchard } from '../packs/fan/orchard.ts';
import { readArmy } from '../packs/read-army.ts';
import type { Goal } from '../puzzles/goal.ts';
import { hardestBattle } from '../puzzles/solve.ts';
import { neuroshimaHexWith } from '../system.ts';
import { battleFromPosition, type BattleReport } from './battle-report.ts';
import { loseHitPoints } from './hq-points.ts';
import { namedUnit } from './resolved-board.ts';
import { runBattleWithAnswers } from './prepared-answers.ts';
import { readPosition } from './position.ts';
import { previewBattle } from './preview.ts';
import type { State } from './state.ts';
import { boardOf, tableOf } from './table.ts';
import { lab } from './testing/fan-army-lab.ts';
import { pick } from './testing/random-players.ts';
import { optionsOf } from './variants.ts';
import type { PositionUnit } from './position.ts';

const POSITIONS = Number(process.env['SKIRMISH_GAMES'] ?? 100);

const FAN_ARMIES = ['marsh', 'orchard'].map((id) => {
  const army = readArmy(readFileSync(new URL(`../packs/fan/${id}.json`, import.meta.url), 'utf8'));
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return army;
});

/** After a battle its shotguns kick back, and each frightens the other sides out of a point. */
const recoil: Companion = {
  army: 'lab',
  *afterBattle(table, seat) {
    for (const unit of table.state.units) {
      if (unit.seat !== seat || unit.tile !== 'shotgun') continue;
      unit.wounds += 2;
      yield* emit('wounded', 'NH-BAT-12', { ...namedUnit(table, unit), wounds: unit.wounds });
      for (const [other, { hp }] of table.state.players.entries())
        if (other !== seat && hp > 1) yield* loseHitPoints(table, other, 1);
    }
  },
};

const COMPANIONS = [orchard, recoil];
const library = makeLibrary([lab, ...FAN_ARMIES], COMPANIONS);
const system = neuroshimaHexWith([lab, ...FAN_ARMIES], COMPANIONS);

interface Drawn {
  readonly armies: readonly string[];
  readonly units: readonly PositionUnit[];
  readonly hq: Readonly<Record<string, number>>;
  readonly mode: 'duel' | 'score';
}

/** Two or three armies, with any of their units on any hexes. */
function drawPosition(seed: number, random: Random): Drawn {
  const ids = library.armies.map(({ id }) => id);
  const mode = seed % 5 === 0 ? 'score' : 'duel';
  const armies: string[] = [];
  while (armies.length < (mode === 'score' ? 3 : 2)) {
    const id = pick(ids, random);
    if (!armies.includes(id)) armies.push(id);
  }
  const hexes = [...boardOf(optionsOf('3.0')).hexes];
  const units: PositionUnit[] = [];
  const put = (army: string, tile: string, toughness: number): void => {
    const hex = pick(hexes, random);
    hexes.splice(hexes.indexOf(hex), 1);
    const wounds = random.between(0, toughness);
    units.push({ army, tile, hex: [hex[0], hex[1]], rotation: random.between(0, 5), wounds });
  };
  for (const army of armies) {
    put(army, 'hq', 0);
    const tiles = library.army(army)?.tiles ?? [];
    const onBoard = tiles.filter(({ kind }) => kind === 'soldier' || kind === 'module');
    for (let i = random.between(2, 5); i > 0; i--) {
      const tile = pick(onBoard, random);
      const laid = units.filter((unit) => unit.army === army && unit.tile === tile.id);
      if (laid.length < tile.count) put(army, tile.id, tile.toughness);
    }
  }
  const hq = Object.fromEntries(armies.map((army) => [army, random.between(2, 20)]));
  return { armies, units, hq, mode };
}

/** What a battle leaves behind. */
interface Aftermath {
  readonly hq: readonly number[];
  readonly units: readonly string[];
}

function aftermath(state: State): Aftermath {
  const { names } = boardOf(state.setup.options);
  return {
    hq: state.players.map(({ hp }) => hp),
    units: state.units
      .map(({ seat, tile, cell, wounds }) => `${seat} ${tile} ${names[cell]} ${wounds}`)
      .sort(),
  };
}

/** What a report says is left, of the units there were. */
function reported(report: BattleReport, { armies, units }: Drawn): Aftermath {
  const gone = new Set(report.removed.map(({ hex }) => hex.join()));
  const wounds = new Map(report.wounds.map((each) => [each.hex.join(), each.wounds]));
  return {
    hq: armies.map((army) => report.hq[army] ?? 0),
    units: units
      .filter(({ hex }) => !gone.has(hex.join()))
      .map(({ army, tile, hex }) =>
        [armies.indexOf(army), tile, hex.join(), wounds.get(hex.join()) ?? 0].join(' '),
      )
      .sort(),
  };
}

/** The same battle in a game that goes on from the position with a Battle tile. */
function playedOut({ armies, units, hq, mode }: Drawn): Aftermath {
  const position = { units, hq, turn: armies[0], hand: ['battle'] };
  const setup = system.readSetup({ armies, mode, edition: '3.0', position });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(system, setup, { seed: 1 });
  const before = copyState(game.state);
  expect(game.answer('battle')).toBeUndefined();
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (game.log.some(({ about }) => about === 'battle-ends')) break;
    game.answer(ask.options[0]?.key ?? '');
  }
  return aftermath(afterLog(before, game.log));
}

/** What is left by what was told until the battle was over. */
function afterLog(start: State, log: readonly LogEntry[]): State {
  const after = copyState(start);
  const { names } = boardOf(start.setup.options);
  for (const { about, params } of log) {
    if (about === 'battle-ends') break;
    const cell = names.indexOf(String(params['hex'] ?? ''));
    if (about === 'removed') after.units = after.units.filter((unit) => unit.cell !== cell);
    const unit = after.units.find((each) => each.cell === cell);
    if (about === 'wounded' && unit) unit.wounds = Number(params['wounds']);
    const player = after.players[Number(params['seat'])];
    if (about === 'hq' && player) player.hp = Number(params['points']);
  }
  return after;
}

function stateOf(drawn: Drawn): State {
  const { armies, units, hq, mode } = drawn;
  const state = readPosition(library, { edition: '3.0', mode, armies, units, hq });
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

const GOALS: readonly Goal[] = [
  { kind: 'damage', least: 60 },
  { kind: 'keep', least: 9 },
];

/** By how much those goals are missed. */
function missing({ armies, hq }: Drawn, after: Aftermath): readonly number[] {
  const lost = armies.slice(1).map((army, i) => (hq[army] ?? 0) - (after.hq[i + 1] ?? 0));
  const own = after.units.filter((unit) => /^0 (?!hq )/.test(unit));
  return [60 - lost.reduce((sum, each) => sum + each, 0), 9 - own.length];
}

test(`NH-BAT-12 ${POSITIONS} battles end the same through every door`, { timeout: 0 }, () => {
  const random = seededRandom(29);
  let late = 0;
  for (let seed = 0; seed < POSITIONS; seed++) {
    const drawn = drawPosition(seed, random);
    const logged = JSON.stringify(drawn);
    const report = battleFromPosition(library, { edition: '3.0', ...drawn });
    if (isProblems(report)) throw new Error(JSON.stringify(report));
    const played = playedOut(drawn);
    expect(reported(report, drawn), `battle ${logged}`).toEqual(played);
    const preview = previewBattle(library, stateOf(drawn));
    expect(aftermath(preview.after), `preview ${logged}`).toEqual(played);
    expect(aftermath(filmBattle(library, stateOf(drawn)).end), `film ${logged}`).toEqual(played);
    const fought = stateOf(drawn);
    expect(runBattleWithAnswers(tableOf(library, fought, false), [])).toEqual([]);
    expect(aftermath(fought), `mode="battle" ${logged}`).toEqual(played);
    const puzzle = hardestBattle(tableOf(library, stateOf(drawn), false), GOALS, 0);
    const answered = battleFromPosition(library, { edition: '3.0', ...drawn }, puzzle.answers);
    if (isProblems(answered)) throw new Error(JSON.stringify(answered));
    expect(puzzle.each, `puzzle ${logged}`).toEqual(missing(drawn, reported(answered, drawn)));
    const last = report.phases.at(-1)?.events ?? [];
    if (drawn.armies.includes('lab') && last.some(({ about }) => about === 'wounded')) late++;
  }
  // Poison and companions have to have done something now and then.
  expect(late).toBeGreaterThan(POSITIONS / 100);
});
