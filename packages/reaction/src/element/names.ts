import type { Language, Params, ParamValue, Seat, Words } from '@skirmish-kit/core';
import type { Battle, Figure } from '../rules/state.ts';
import { elementSpeaker, isElementKey } from './words.ts';

/** Parameters that are distances in tenths of a centimetre. */
const DISTANCES = [
  'distance',
  'long',
  'most',
  'height',
  'highest',
  'depth',
  'deepest',
  'farthest',
  'reach',
  'radius',
];
/** Parameters that name a figure, a group, a door and so on by its id. */
const THINGS = [
  'figure',
  'target',
  'enemy',
  'attacker',
  'defender',
  'winner',
  'loser',
  'casualty',
  'machine',
  'group',
  'door',
  'object',
  'objective',
  'by',
  'id',
  'first',
  'second',
  'straggler',
  'weapon',
];
const LEVELS = ['none', 'minor', 'major', 'critical'] as const;

/** Puts ids, seats, distances and results into words, so that a sentence can be filled in. */
export class Names {
  readonly battle: Battle;
  readonly language: Language;
  readonly #weapons = new Map<string, Words>();

  constructor(battle: Battle, language: Language) {
    this.battle = battle;
    this.language = language;
    for (const { weapons } of battle.figures)
      for (const { id, name } of weapons) this.#weapons.set(id, name);
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
    return isElementKey(`kind-${kind}`) ? this.word(`kind-${kind}`) : undefined;
  }

  /** Tenths of a centimetre as people say them. */
  distance(tenths: number): string {
    const value = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 }).format(
      tenths / 10,
    );
    return `${value}\u00a0cm`;
  }

  point(x: number, y: number): string {
    return `${Math.round(x / 10)} / ${Math.round(y / 10)}`;
  }

  /** A word that stands for itself: `panic`, `point-blank`. */
  word(key: string): string {
    return isElementKey(key) ? elementSpeaker(this.language)(key) : key;
  }

  /** The parameters of a moment, a question or a refusal, in words. */
  params(about: string, params: Params): Params {
    const words: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params))
      words[name] = this.#param(about, name, value);
    if (typeof params['x'] === 'number' && typeof params['y'] === 'number') {
      words['point'] = this.point(params['x'], params['y']);
    }
    if (about === 'wound') words['sum'] = this.#woundSum(params);
    return words;
  }

  #param(about: string, name: string, value: ParamValue): string | number {
    if (typeof value === 'object') return value.join(', ');
    if (name === 'most' && about !== 'targets-apart') return value;
    if (typeof value === 'number') {
      if (DISTANCES.includes(name)) return this.distance(value);
      if (name === 'seat') return this.side(value);
      if (name === 'success') return this.word(value ? 'success' : 'failure');
      if (name === 'holds') return this.word(value ? 'in-cohesion' : 'out-of-cohesion');
      if (name === 'level') return this.word(LEVELS[value] ?? String(value));
      if (name === 'step') return this.word(`step-${value}`);
      if (name === 'swing')
        return value === 0 ? '' : this.word(value < 0 ? 'swing-left' : 'swing-right');
      return value;
    }
    if (about === 'initiative' && name === 'dice') return value.replace(/[.,]/g, ' + ');
    if (about === 'event' && name === 'name') return this.#event(value);
    if (THINGS.includes(name)) return this.thing(value);
    if (name === 'order')
      return value
        .split(',')
        .map((seat) => this.side(Number(seat)))
        .join(', ');
    if (name === 'scores') return value.replaceAll(',', ' – ');
    if (name === 'winners') return this.winners(value === '' ? [] : value.split(',').map(Number));
    if (name === 'why') return this.word(`why-${value}`);
    if (name === 'range') return this.word(value.replace(/B/, '-b'));
    if (name === 'result' && value === 'damaged') return this.word('damage');
    if (['result', 'mode', 'system', 'reaction', 'reason'].includes(name)) return this.word(value);
    return value;
  }

  /** What a wound roll is made of; what counts nothing is not mentioned. */
  #woundSum(params: Params): string {
    const say = elementSpeaker(this.language);
    const parts = (['cover', 'armour', 'other'] as const)
      .map((name) => ({ name, n: Number(params[name] ?? 0) }))
      .filter(({ n }) => n !== 0)
      .map(({ name, n }) => say(`wound-${name}`, { n }));
    return [String(params['dice'] ?? ''), ...parts].join(', ');
  }

  /** Scenario events are told by their English name. */
  #event(name: string): string {
    return this.battle.events.find((event) => event.name.en === name)?.name[this.language] ?? name;
  }

  winners(seats: readonly Seat[]): string {
    const say = elementSpeaker(this.language);
    if (seats.length === 0) return say('drawn');
    return say('won', {
      names: seats.map((seat) => this.side(seat)).join(', '),
      count: seats.length,
    });
  }
}
