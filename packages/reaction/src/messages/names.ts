import type { Language, Params, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Battle, Figure } from '../rules/state.ts';
import { termMessages, isTerm, termText, type InsideKey } from './terms.ts';

/** What everything in a battle is called, in one language. */
export class ReactionNames {
  readonly battle: Battle;
  readonly language: Language;
  readonly #weapons = new Map<string, LocalisedText>();

  constructor(battle: Battle, language: Language) {
    this.battle = battle;
    this.language = language;
    for (const { weapons } of battle.figures)
      for (const { id, name } of weapons) this.#weapons.set(id, name);
  }

  say(key: InsideKey, params: Params = {}): string {
    return termText(key, this.language, params);
  }

  side(seat: Seat): string {
    return this.battle.sides[seat]?.name[this.language] ?? String(seat + 1);
  }

  figure(figure: Figure): string {
    return `${figure.name[this.language]} ${figure.id.toUpperCase()}`;
  }

  /** Whatever has this id: its name; an id nobody has stays as it is. */
  thing(id: string): string {
    const { battle, language } = this;
    const figure = battle.figures.find((each) => each.id === id);
    if (figure) return this.figure(figure);
    const group = battle.groups.find((each) => each.id === id);
    if (group) return group.name[language];
    const named = [...battle.doors, ...battle.things, ...battle.objectives].find(
      (each) => each.id === id,
    );
    const name = (named?.name ?? this.#weapons.get(id))?.[language];
    return name ?? this.#scenery(id) ?? id;
  }

  /** What a piece of scenery is, by its kind. */
  #scenery(id: string): string | undefined {
    const kind = this.battle.terrain.find((piece) => piece.id === id)?.kind ?? '';
    return isTerm(`kind-${kind}`) ? this.word(`kind-${kind}`) : undefined;
  }

  /** Tenths of a centimetre as people say them. */
  distance(tenths: number): string {
    const point = this.language === 'fr' ? ',' : '.';
    return `${String(Math.round(tenths) / 10).replace('.', point)}\u00a0cm`;
  }

  point(x: number, y: number): string {
    return `${Math.round(x / 10)} / ${Math.round(y / 10)}`;
  }

  /** A word that stands for itself: `panic`, `point-blank`. */
  word(key: string): string {
    return isTerm(key) ? termMessages[key][this.language] : key;
  }

  /** Scenario events are identified by their English name. */
  event(name: string): string {
    return this.battle.events.find((event) => event.name.en === name)?.name[this.language] ?? name;
  }

  winners(seats: readonly Seat[]): string {
    if (seats.length === 0) return this.say('drawn');
    const names = seats.map((seat) => this.side(seat)).join(', ');
    return this.say('won', { names, count: seats.length });
  }
}
