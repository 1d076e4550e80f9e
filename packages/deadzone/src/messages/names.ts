import type { Language, Seat, LocalisedText } from '@skirmish-kit/core';
import { makeCube, CUBE_POSITIONS, type Cube, type CubePosition } from '../board/index.ts';
import type { Battle } from '../rules/state.ts';
import { termMessages } from './terms.ts';

const WORDS: Readonly<Record<string, LocalisedText>> = termMessages;

/** What everything in a battle is called, in one language. */
export class DeadzoneNames {
  readonly battle: Battle;
  readonly language: Language;
  readonly #weapons = new Map<string, LocalisedText>();

  constructor(battle: Battle, language: Language) {
    this.battle = battle;
    this.language = language;
    for (const { recruit } of battle.models)
      for (const { id, name } of recruit.weapons) this.#weapons.set(id, name);
  }

  side(seat: Seat): string {
    return this.battle.sides[seat]?.name[this.language] ?? String(seat + 1);
  }

  /** A model by its id; an id nobody has stays as it is. */
  model(id: string): string {
    const model = this.battle.models.find((each) => each.id === id);
    return model ? `${model.recruit.profile.name[this.language]} ${id.toUpperCase()}` : id;
  }

  /** A weapon, or an item used as one. */
  weapon(id: string): string {
    return this.#weapons.get(id)?.[this.language] ?? this.word(id);
  }

  /** An item by its own id: what it is, if anybody has seen it. */
  item(id: string): string {
    const item = this.battle.items.find((each) => each.id === id);
    return item ? this.word(item.kind ?? 'face-down') : this.word(id);
  }

  task(id: string): string {
    return this.battle.mission.actions.find((each) => each.id === id)?.name[this.language] ?? id;
  }

  word(key: string): string {
    return WORDS[key]?.[this.language] ?? key;
  }
}

/* How the parameters of sentences are said: what each stands for in the rules is its type here. */

export const model = (id: string, names: DeadzoneNames): string => names.model(id);

export const weapon = (id: string, names: DeadzoneNames): string => names.weapon(id);

export const item = (id: string, names: DeadzoneNames): string => names.item(id);

export const task = (id: string, names: DeadzoneNames): string => names.task(id);

export const side = (seat: Seat, names: DeadzoneNames): string => names.side(seat);

export const word = (key: string, names: DeadzoneNames): string => names.word(key);

export const face = (key: string, names: DeadzoneNames): string => names.word(`face-${key}`);

export const faces = (keys: readonly string[], names: DeadzoneNames): string =>
  keys.map((key) => names.word(`face-${key}`)).join(', ');

/** Points are no decimal number. */
export const points = (scores: readonly number[]): string => scores.join(' – ');

export const cube = (at: Cube): string => makeCube(at);

/** A path is named by its end. */
export const pathName = (cubes: readonly Cube[]): string => {
  const end = cubes.at(-1);
  return end ? makeCube(end) : '';
};

/** A direction by the number of the scatter die. */
export const direction = (number: string, names: DeadzoneNames): string =>
  names.word(`way-${number}`);

/** A place in a cube: the middle, or a direction. */
export const cubePositionName = (at: CubePosition, names: DeadzoneNames): string => {
  const i = CUBE_POSITIONS.indexOf(at);
  return names.word(at === 'middle' ? at : `way-${i < 4 ? i + 1 : i}`);
};
