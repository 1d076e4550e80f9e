import type { Language, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { PACE } from '../rules/paces.ts';
import type { Battle } from '../rules/state.ts';
import { pieceId } from '../rules/vehicle-piece.ts';
import { CARRY_OFF, worldOf } from '../rules/world.ts';
import { sceneryMessages } from './scenery-messages.ts';

const CARRY_OFF_WORDS: LocalisedText = {
  en: 'Carry off the table',
  fr: 'Emporter hors de la table',
};

/** What of a battle has names. */
type Named = Pick<Battle, 'figures' | 'settings' | 'sides' | 'terrain' | 'vehicles' | 'world'>;

/** What everything in a battle is called, in one language. */
export class MusgNames {
  readonly battle: Named;
  readonly language: Language;
  readonly #weapons = new Map<string, LocalisedText>([['fists', { en: 'Fists', fr: 'Poings' }]]);

  constructor(battle: Named, language: Language) {
    this.battle = battle;
    this.language = language;
    for (const { recruit } of battle.figures)
      for (const { id, name } of [...recruit.ranged, ...recruit.melee]) this.#weapons.set(id, name);
    for (const { model } of battle.vehicles ?? [])
      for (const { id, name } of [...model.fixed, ...model.turret]) this.#weapons.set(id, name);
  }

  side(seat: Seat): string {
    const { sides } = this.battle;
    const name = sides[seat]?.name ?? worldOf(this.battle)?.horde;
    return name?.[this.language] ?? String(seat + 1);
  }

  /** A figure by its id; an id nobody has stays as it is. */
  figure(id: string): string {
    const figure = this.battle.figures.find((each) => each.id === id);
    if (!figure) return id;
    const called = worldOf(this.battle)?.called?.(this.battle, figure)?.[this.language];
    const name = `${figure.recruit.name[this.language]} ${id.toUpperCase()}`;
    return called ? `${name}, ${called}` : name;
  }

  vehicle(id: string): string {
    const found = this.battle.vehicles?.find((each) => each.id === id);
    return found ? `${found.model.name[this.language]} ${id.toUpperCase()}` : id;
  }

  weapon(id: string): string {
    return this.#weapons.get(id)?.[this.language] ?? id;
  }

  /** What only a world knows: what is done there, and to what; and who is carried off anywhere. */
  deed(id: string): string {
    if (id === CARRY_OFF) return CARRY_OFF_WORDS[this.language];
    return worldOf(this.battle)?.words?.[id]?.[this.language] ?? id;
  }

  /** A figure, or a marker of a world by its kind and number: `site-1`. */
  thing(id: string): string {
    if (this.battle.figures.some((each) => each.id === id)) return this.figure(id);
    const [, kind = id, number = ''] = /^(.*?)-?((?<!\d)\d*)$/.exec(id) ?? [];
    return `${this.deed(kind)} ${number}`.trim();
  }

  /** The name of a piece of scenery; a type from a pack is named by its id. */
  piece(id: string): string {
    const driven = this.battle.vehicles?.find((each) => pieceId(each.id) === id);
    if (driven) return this.vehicle(driven.id);
    const kind = this.battle.terrain.find((each) => each.id === id)?.kind;
    if (kind === undefined) return id.replaceAll('-', ' ');
    const words = Object.hasOwn(sceneryMessages, kind) ? sceneryMessages[kind] : undefined;
    return words?.[this.language] ?? kind.replaceAll('-', ' ');
  }

  /** Twentieths as paces, without the word. */
  paces(twentieths: number): string {
    return paces(twentieths, this);
  }

  /** Twentieths as people say them: `6.75 paces`. */
  distance(twentieths: number): string {
    const text = paces(twentieths, this);
    if (this.language === 'fr') return `${text}\u00a0pas`;
    return `${text}\u00a0${text === '1' ? 'pace' : 'paces'}`;
  }
}

/* How the parameters of sentences are said: what each stands for in the rules is its type here. */

export const figure = (id: string, names: MusgNames): string => names.figure(id);

export const deed = (id: string, names: MusgNames): string => names.deed(id);

export const idName = (id: string, names: MusgNames): string => names.thing(id);

export const vehicle = (id: string, names: MusgNames): string => names.vehicle(id);

/** A way of a vehicle: `9, turn 45° left`. */
export const pathName = (parts: readonly number[], names: MusgNames): string => {
  const words = WAY_WORDS[names.language];
  const length = parts.filter((_, i) => i % 2 === 0).reduce((sum, part) => sum + part, 0);
  const turns = parts
    .filter((_, i) => i % 2 === 1)
    .map((turn) => `${words.turn} ${Math.abs(turn)}° ${turn < 0 ? words.left : words.right}`);
  return [paces(length, names), ...turns].join(', ');
};

const WAY_WORDS = {
  en: { turn: 'turn', left: 'left', right: 'right' },
  fr: { turn: 'virer de', left: 'à gauche', right: 'à droite' },
} as const;

export const weapon = (id: string, names: MusgNames): string => names.weapon(id);

export const weapons = (ids: readonly string[], names: MusgNames): string =>
  ids.map((id) => names.weapon(id)).join(' + ');

export const side = (seat: Seat, names: MusgNames): string => names.side(seat);

export const sides = (seats: readonly Seat[], names: MusgNames): string =>
  seats.map((seat) => names.side(seat)).join(', ');

export const piece = (id: string, names: MusgNames): string => names.piece(id);

/** Twentieths as paces, with as many decimals as it takes. */
export const paces = (twentieths: number, { language }: MusgNames): string => {
  const text = String(Math.round((twentieths / PACE) * 100) / 100);
  return language === 'fr' ? text.replace('.', ',') : text;
};

export const points = (scores: readonly number[]): string => scores.join(' – ');

/** A place in paces from the left and from the top. */
export const place = ([x, y]: Point, names: MusgNames): string =>
  `${paces(x, names)}/${paces(y, names)}`;
