import { isRefusal, type Refusal } from '@skirmish-kit/core';
import { runFlow, type Played, type Script } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { actionPoints } from '../action-points.ts';
import { actAndPay, readAction } from '../perform-action.ts';
import { figureOf } from '../figures.ts';
import { ARMOURS, BLADES, MACHINE_CLASSES, QUALITIES, ROLES, type Profile } from '../profile.ts';
import type {
  ScenarioDoor,
  ScenarioEvent,
  ScenarioObject,
  ScenarioObjective,
} from '../scenario.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { figureFrom } from '../setup.ts';
import type { Battle, Figure, Group, Reaction } from '../state.ts';
import { WEAPONS } from '../weapon-table.ts';

/** What a staged battle may have besides its figures. */
export interface BattleExtras {
  readonly settings?: Partial<Settings>;
  readonly terrain?: readonly Terrain[];
  readonly doors?: readonly ScenarioDoor[];
  readonly objects?: readonly ScenarioObject[];
  readonly objectives?: readonly ScenarioObjective[];
  readonly events?: readonly ScenarioEvent[];
  readonly victory?: Battle['victory'];
  readonly width?: number;
  readonly height?: number;
  readonly turns?: number;
  readonly turn?: number;
  /** Starting sizes of groups that have lost somebody: `{ A1: 6 }`. */
  readonly sizes?: Readonly<Record<string, number>>;
}

const REACTIONS: readonly Reaction[] = ['panic', 'rout', 'ok'];

/** A word of a figure's line that is in the vocabulary. */
function wordIn<T extends string>(
  vocabulary: readonly T[],
  words: readonly string[],
): T | undefined {
  return vocabulary.find((candidate) => words.includes(candidate));
}

/**
 * A battle from one line for each figure: its id, then in any order quality, role, armour, machine
 * class, weapons, `+sword` for what it fights with, `@x,y`, `>90` for its facing, `g2` for its
 * group, `lone`, `r8` for its resistance, a marker, and `tech gear fine-gear kit fine-kit self-repair`.
 *
 * @example
 * ```ts
 * const battle = battleOf(['a1 veteran assault-rifle vest @100,100', 'b1 green @300,100']);
 * figureOf(battle, 'a1'); // { quality: 'veteran', armour: 'vest', at: [100, 100], … }
 * ```
 */
export function battleOf(lines: readonly string[], extras: BattleExtras = {}): Battle {
  const settings = { ...DEFAULT_SETTINGS, ...extras.settings };
  const figures = lines.map((line) => figureOfLine(settings, line));
  const seats = [...new Set(figures.map(({ seat }) => seat))].sort((a, b) => a - b);
  return {
    settings,
    scenario: 'test',
    name: { en: 'Test', fr: 'Essai' },
    width: extras.width ?? 2000,
    height: extras.height ?? 1200,
    turns: extras.turns ?? 8,
    terrain: extras.terrain ?? [],
    doors: (extras.doors ?? []).map((door) => ({ ...door })),
    things: (extras.objects ?? []).map((object) => ({ ...object, holder: null })),
    objectives: (extras.objectives ?? []).map((objective) => ({ ...objective, owner: null })),
    events: extras.events ?? [],
    victory: extras.victory ?? { casualty: 1, target: 0 },
    sides: seats.map((seat) => ({
      seat,
      name: { en: `Side ${seat}`, fr: `Camp ${seat}` },
      gang: 'test',
    })),
    groups: groupsFor(figures, lines, extras.sizes ?? {}),
    figures,
    melees: [],
    turn: extras.turn ?? 1,
    phase: { step: 'actions', turnOf: 0, group: null, figure: null },
    order: seats,
    initiative: [],
    decided: null,
  };
}

function figureOfLine(settings: Settings, line: string): Figure {
  const [id = '', ...words] = line.split(/\s+/);
  const seat = id.charCodeAt(0) - 97;
  const numberOf = (pattern: RegExp) => words.map((word) => pattern.exec(word)).find(Boolean);
  const machine = wordIn(MACHINE_CLASSES, words);
  const resistance = numberOf(/^r(\d+)$/)?.[1];
  const quality = wordIn(QUALITIES, words);
  const profile: Profile = {
    id,
    name: { en: id, fr: id },
    role: wordIn(ROLES, words) ?? 'basic',
    ...(quality ? { quality } : {}),
    armour: wordIn(ARMOURS, words) ?? 'none',
    weapons: WEAPONS.filter((weapon) => words.includes(weapon.id)).map((weapon) => weapon.id),
    blades: words.flatMap((word) => BLADES.filter((blade) => word === `+${blade}`)),
    technician: words.includes('tech'),
    gear: words.includes('fine-gear') ? 'quality' : words.includes('gear') ? 'standard' : 'none',
    medkit: words.includes('fine-kit') ? 'quality' : words.includes('kit') ? 'standard' : 'none',
    ...(machine ? { machine: { class: machine, selfRepair: words.includes('self-repair') } } : {}),
    ...(resistance === undefined ? {} : { resistance: Number(resistance) }),
  };
  const group = `${id.charAt(0).toUpperCase()}${numberOf(/^g(\d+)$/)?.[1] ?? 1}`;
  const weapons = WEAPONS.filter((weapon) => profile.weapons.includes(weapon.id));
  const figure = figureFrom(settings, profile, { id, seat, group }, weapons);
  const at = numberOf(/^@(\d+),(\d+)$/);
  figure.at = [Number(at?.[1] ?? 100), Number(at?.[2] ?? 100)];
  figure.facing = Number(numberOf(/^>(\d+)$/)?.[1] ?? (seat === 0 ? 90 : 270));
  figure.reaction = wordIn(REACTIONS, words) ?? 'none';
  return figure;
}

function groupsFor(
  figures: readonly Figure[],
  lines: readonly string[],
  sizes: Readonly<Record<string, number>>,
): Group[] {
  const ids = [...new Set(figures.map(({ group }) => group))];
  return ids.map((id) => {
    const members = figures.filter(({ group }) => group === id);
    const lone = members.some(
      (member) => lines[figures.indexOf(member)]?.includes(' lone') ?? false,
    );
    return {
      id,
      seat: members[0]?.seat ?? 0,
      name: { en: id, fr: id },
      size: sizes[id] ?? members.length,
      lone,
      cohesion: true,
      acted: false,
    };
  });
}

/** Gives a figure its action points, as its activation would. */
export function activate(battle: Battle, id: string, ap?: number): Figure {
  const figure = figureOf(battle, id);
  figure.ap = ap ?? actionPoints(battle, figure);
  return figure;
}

/** Lets a figure do one action; it gets its action points first if it has none. */
export function act(battle: Battle, id: string, key: string, script: Script = {}): Played<void> {
  const figure = figureOf(battle, id);
  if (figure.ap === 0 && figure.spent === 0) activate(battle, id);
  const planned = readAction(battle, figure, key);
  if (isRefusal(planned))
    throw new Error(`${key}: ${planned.code} (${planned.rule}) ${JSON.stringify(planned.params)}`);
  if (!planned) throw new Error(`${key} ends the activation.`);
  return runFlow(actAndPay(battle, figure, planned), script);
}

/** Why a figure may not do this; `undefined` when it may. */
export function refusal(battle: Battle, id: string, key: string): Refusal | undefined {
  const figure = figureOf(battle, id);
  if (figure.ap === 0 && figure.spent === 0) activate(battle, id);
  const planned = readAction(battle, figure, key);
  return isRefusal(planned) ? planned : undefined;
}

/** The abouts of what was told. */
export function loggedEvents(played: Played<unknown>): string[] {
  return played.events.map(({ about }) => about);
}

/** The params of the first moment of that kind. */
export function moment(played: Played<unknown>, about: string) {
  return played.events.find((candidate) => candidate.about === about)?.params;
}
