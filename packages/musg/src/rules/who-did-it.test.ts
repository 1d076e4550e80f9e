import { Game, seededRandom, type LogEntry, type Random, type Seat } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import type { Rank } from './profile.ts';
import type { MusgSetup } from './setup-input.ts';
import type { Battle, Figure } from './state.ts';
import { readSetup } from './testing/checked-game.ts';
import { scoreOf } from './victory.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** A long run plays one game for four of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 48) / 4);

/** MU-VP-01, MU-EXTRA-09. */
const WORTH: Readonly<Record<Rank, number>> = { chief: 10, lieutenant: 8, minion: 5, extra: 2 };

/** MU-VP-02: what a hostage costs whose killer is a terrorist. */
const HOSTAGE_KILLED = 20;

/** What the log says last of who does what: its moments, and the figure that each of them names. */
const SHOTS = ['shoots', 'fires', 'salvo'];
const BLOWS = ['strikes', 'mob'];
const AT_VEHICLES = [...SHOTS, 'strikes-vehicle'];

/** The wounds of which the log names an author, by the rule that they cite, and where it names him. */
const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  'MU-SHOOT-06': SHOTS,
  'MU-SHOOT-12': SHOTS,
  'MU-ARCH-05': SHOTS,
  'MU-TMPL-07': SHOTS,
  'MU-TMPL-08': SHOTS,
  'MU-VEH-18': SHOTS,
  'MU-PULP-13': SHOTS,
  // MU-VP-01: who falls from his rope after a shot fell to the shooter.
  'MU-EQ-08': SHOTS,
  'MU-MELEE-02': BLOWS,
  'MU-PULP-12': SHOTS,
  // MU-VEH-19: who acts is at the wheel.
  'MU-VEH-19': ['drives-at'],
};

/** What nobody has done, and where the catalogue says so. */
const NOBODY: Readonly<Record<string, string>> = {
  'MU-MOVE-06': 'MU-VP-01: who jumps from too high falls to bad luck',
  'MU-VEH-23': 'MU-VP-01: who falls between two vehicles falls to bad luck',
  'MU-ARCH-02': 'MU-VP-01: whose own weapon bursts falls to it',
};

/** Reads a log from its beginning, and knows who has put whom out of action. */
class Reader {
  /** The seat of who felled somebody; `null` for nobody. */
  readonly fallen = new Map<string, Seat | null>();
  readonly causes = new Map<string, number>();
  readonly unknown = new Set<string>();
  private readonly last = new Map<string, string>();
  private readonly wounds = new Map<string, LogEntry>();
  private readonly bites = new Map<string, string>();
  private readonly order = new Map<string, number>();
  private damage: LogEntry | undefined;
  private planter = '';

  private readonly battle: Battle;

  constructor(battle: Battle) {
    this.battle = battle;
  }

  read(log: readonly LogEntry[]): void {
    for (const [at, entry] of log.entries()) this.readEntry(entry, at);
  }

  private readEntry(entry: LogEntry, at: number): void {
    const { kind, about, params } = entry;
    const figure = String(params['figure']);
    if (kind === 'choice' && about === 'action') return this.note('drives-at', figure, at);
    if (kind !== 'event') return;
    if ([...AT_VEHICLES, ...BLOWS, 'bursts'].includes(about)) this.note(about, figure, at);
    if (about === 'rams') this.note('rams', String(params['other']), at);
    if (about === 'wounded') this.wounds.set(figure, entry);
    if (about === 'vehicle-damaged') this.damage = entry;
    if (about === 'planted') this.planter = figure;
    if (about === 'infected') this.bites.set(figure, this.latest(BLOWS) ?? '');
    if (about === 'turns') this.wounds.set(figure, entry);
    if (about === 'bomb-explodes') this.wounds.clear();
    if (about === 'out-of-action' || about === 'killed') this.fell(figure);
  }

  private note(about: string, figure: string, at: number): void {
    this.last.set(about, figure);
    this.order.set(about, at);
  }

  /** Whom the latest of these moments names. */
  private latest(abouts: readonly string[]): string | undefined {
    const [about] = abouts
      .filter((each) => this.last.has(each))
      .toSorted((a, b) => (this.order.get(b) ?? 0) - (this.order.get(a) ?? 0));
    return about === undefined ? undefined : this.last.get(about);
  }

  private fell(id: string): void {
    const wound = this.wounds.get(id);
    const rule = wound?.rule ?? 'MU-RT-21';
    this.causes.set(rule, (this.causes.get(rule) ?? 0) + 1);
    this.fallen.set(id, this.seatOf(this.authorOf(id, rule)));
  }

  /** Who has done it, as far as the log says. */
  private authorOf(id: string, rule: string): string | undefined {
    const found = AUTHORS[rule];
    if (found) return this.latest(found);
    if (rule === 'MU-RT-21') return this.planter;
    if (rule === 'MU-ZOM-04') return this.bites.get(id);
    if (rule === 'MU-VEH-17') return this.wrecker();
    // MU-VP-01: a gun that bursts beside enemies of its crew is their doing.
    if (rule === 'MU-ARCH-02') return this.isEnemy(id, this.last.get('bursts'));
    if (!(rule in NOBODY)) this.unknown.add(rule);
    return undefined;
  }

  private isEnemy(id: string, other = ''): string | undefined {
    return this.seatOf(id) === this.seatOf(other) ? undefined : other;
  }

  /** MU-VEH-17: who took the last of its structure. */
  private wrecker(): string | undefined {
    const rule = this.damage?.rule;
    if (rule === 'MU-VEH-19') return this.last.get('drives-at');
    if (rule === 'MU-VEH-20') return this.last.get('rams');
    return this.latest(AT_VEHICLES);
  }

  /** Vehicles and figures have the letter of their side before their number. */
  private seatOf(name: string | undefined): Seat | null {
    if (name === undefined || name === '') return null;
    const figure = this.battle.figures.find(({ id }) => id === name);
    return figure?.seat ?? 'abcdefgh'.indexOf(name[0] ?? '');
  }
}

const partyOf = ({ world }: Battle, seat: Seat) => (world ? world.parties[seat] : seat) ?? null;

const areAllied = (battle: Battle, a: Seat, b: Seat) =>
  a === b || (partyOf(battle, a) !== null && partyOf(battle, a) === partyOf(battle, b));

const areEnemies = (battle: Battle, a: Seat, b: Seat) =>
  a !== b &&
  partyOf(battle, a) !== null &&
  partyOf(battle, b) !== null &&
  partyOf(battle, a) !== partyOf(battle, b);

/** MU-VP-01: what somebody is worth; in worlds their own people are worth what the world says. */
function worth({ world, sides }: Battle, { seat, recruit }: Figure): number {
  if (world !== undefined && ['civilian', 'hostage'].includes(recruit.race)) return 0;
  return seat >= sides.length ? 2 : WORTH[recruit.rank];
}

/** The points of a side, counted from the log alone. */
function counted(battle: Battle, log: readonly LogEntry[], fallen: Reader['fallen'], seat: Seat) {
  let points = 0;
  for (const figure of battle.figures) {
    const feller = fallen.get(figure.id);
    if (feller === undefined) continue;
    const isOwnFault = feller === null || areAllied(battle, feller, figure.seat);
    if (isOwnFault ? areEnemies(battle, figure.seat, seat) : feller === seat)
      points += worth(battle, figure);
  }
  const { world } = battle;
  const each = Number(world?.settings['civilianWorth'] ?? world?.settings['hostageWorth'] ?? 5);
  const terrorists = world?.settings['terrorists'] === 'first' ? 0 : 1;
  for (const { about, params } of log)
    if (about === 'brought-off' && params['seat'] === seat) points += each;
  if (world?.id === 'regroup-team' && seat === terrorists)
    for (const { id, recruit } of battle.figures)
      if (recruit.race === 'hostage' && fallen.get(id) === seat) points -= HOSTAGE_KILLED;
  return points;
}

/** Two of three games in a world, and many vehicles; blasts, ropes and black powder come with the bands. */
function setupOf(seed: number, random: Random): MusgSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const world = seed % 3 === 0 ? undefined : BUILT_IN_WORLDS[seed % BUILT_IN_WORLDS.length];
  const rulings = (world?.settings ?? []).map(({ key, values }) => [key, any(values)?.value]);
  const explosive = bands.filter((each) =>
    BLASTS.some(({ id }) => JSON.stringify(each).includes(`"${id}"`)),
  );
  const band = () =>
    random.between(1, 3) === 1 ? 'dust-riders' : any(seed % 2 === 0 ? explosive : bands)?.id;
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [band(), band()],
    settings: {
      turnLimit: '8',
      spotting: seed % 4 === 0 ? 'on' : 'off',
      wreckCrews: seed % 2 === 0 ? 'hurt' : 'unhurt',
      safeDrop: any(['2', '1']) ?? '2',
    },
    ...(world && { world: world.id, worldSettings: Object.fromEntries(rulings) }),
  });
}

const BLASTS = BUILT_IN_LIBRARY.ranged.filter(({ template }) => template === 'blast');

/** What hurts somebody, more than anything else; and what hurts several, before that. */
function answer(keys: readonly string[], random: Random): string {
  const any = (list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';
  const blasts = keys.filter((key) => BLASTS.some(({ id }) => key.startsWith(`shoot:${id}:`)));
  if (blasts.length > 0) return any(blasts);
  const hurting = keys.filter((key) => /^(?:shoot|strike|charge|drive|drop|deed)/.test(key));
  return any(hurting.length > 0 && random.between(1, 4) > 1 ? hurting : keys);
}

/** What even few games put somebody out by: shots, blows and blasts; long runs know more. */
const CAUSES = [
  ...['MU-SHOOT-12', 'MU-MELEE-02', 'MU-TMPL-07'],
  ...(GAMES > 100 ? ['MU-TMPL-08', 'MU-MOVE-06', 'MU-RT-21', 'MU-ZOM-04'] : []),
];

test(`K5 who is put out counts for who did it in ${GAMES} random games`, { timeout: 0 }, () => {
  const causes = new Map<string, number>();
  const wrong: string[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seededRandom(`K5 ${seed}`);
    const game = new Game(musg, setupOf(seed, random), { seed });
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask())
      game.answer(
        answer(
          ask.options.map(({ key }) => key),
          random,
        ),
      );
    const { state, log } = game;
    const reader = new Reader(state);
    reader.read(log);
    for (const [rule, count] of reader.causes) causes.set(rule, (causes.get(rule) ?? 0) + count);
    for (const rule of reader.unknown) wrong.push(`game ${seed}: nobody knows who did ${rule}`);
    for (const { seat } of state.sides) {
      const [given, due] = [scoreOf(state, seat), counted(state, log, reader.fallen, seat)];
      if (given !== due) wrong.push(`game ${seed}: side ${seat} has ${given} points, not ${due}`);
    }
  }
  expect(wrong).toEqual([]);
  for (const cause of CAUSES) expect(causes.get(cause) ?? 0, cause).toBeGreaterThan(0);
});
