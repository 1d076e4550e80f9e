import type { Language, Params, ParamValue, Words } from '@skirmish-kit/core';
import { fill, wordsFor, type Phrases } from '@skirmish-kit/ui/words';
import { parseHex, type Hex } from '@skirmish-kit/space';
import { nameHex } from '../notation/hex-name.ts';
import type { Effect } from '../packs/army-pack.ts';
import type { Goal } from '../puzzles/goal.ts';
import type { Setup } from '../rules/state.ts';
import { boardOf } from '../rules/table.ts';
import type { ArmyLook, TileLook } from './picture/look.ts';
import { elementWords, type ElementKey } from './words.ts';
import { momentWords } from './words-moments.ts';
import { refusalWords } from './words-refusals.ts';

/** What a sentence has to know about the game it is said in. */
export interface Naming {
  readonly armies: readonly ArmyLook[];
  /** Army ids by seat. */
  readonly seats: readonly string[];
  /** Which edition's names tiles go by. */
  readonly edition: string;
  readonly radius: number;
  readonly language: Language;
  /** What fan armies say besides. */
  readonly words?: Phrases;
}

/** The names of a game that was set up so. */
export function namesOf(
  { armies, options }: Setup,
  looks: readonly ArmyLook[],
  language: Language,
  words: Phrases,
): Names {
  return new Names({
    armies: looks,
    seats: armies,
    edition: options.names,
    radius: boardOf(options).radius,
    language,
    words,
  });
}

/** Puts ids, seats and hexes into words, so that a sentence can be filled in. */
export class Names {
  readonly language: Language;
  readonly #naming: Naming;

  constructor(naming: Naming) {
    this.#naming = naming;
    this.language = naming.language;
  }

  say(key: ElementKey, params: Params = {}): string {
    return fill(elementWords[key][this.language], params, this.language);
  }

  /** A word that may have a sentence; as it is when it has none. */
  word(key: string): string {
    return this.#words(key)?.[this.language] ?? key;
  }

  /** The same, filled in. */
  filled(key: string, params: Params): string {
    return fill(this.word(key), this.params(params), this.language);
  }

  #words(key: string): Words | undefined {
    return wordsFor(elementWords, key) ?? wordsFor(this.#naming.words ?? {}, key);
  }

  look(army: string): ArmyLook | undefined {
    return this.#naming.armies.find((each) => each.id === army);
  }

  lookOfSeat(seat: number): ArmyLook | undefined {
    return this.look(this.#naming.seats[seat] ?? '');
  }

  army(id: string): string {
    const look = this.look(id);
    return look ? this.#of(look.name, look.firstName) : id;
  }

  seat(seat: number): string {
    return this.army(this.#naming.seats[seat] ?? String(seat + 1));
  }

  tile(army: string, id: string): string {
    const look = this.look(army)?.tile(id);
    return look ? this.tileOf(look) : id;
  }

  tileOf(look: TileLook): string {
    return this.#of(look.name, look.firstName);
  }

  #of(name: Words, first: Words): string {
    return (this.#naming.edition === '1' ? first : name)[this.language];
  }

  hex(hex: Hex): string {
    return nameHex(hex, this.#naming.radius);
  }

  /** A hex as rules write it, as people say it. */
  place(text: string): string {
    const hex = parseHex(text);
    return hex ? this.hex(hex) : text;
  }

  /** `The Clown c3`, with its army when several have such a tile. */
  unit(army: string, tile: string, hex: string): string {
    const name = this.tile(army, tile);
    const said = tile === 'hq' ? `${name} ${this.army(army)}` : name;
    return hex ? `${said}\u00a0${this.place(hex)}` : said;
  }

  moment(about: string, params: Params): string | undefined {
    const turned = about === 'moved' && params['from'] === params['hex'];
    const words =
      wordsFor(momentWords, turned ? 'turned' : about) ?? wordsFor(this.#naming.words ?? {}, about);
    return words && fill(words[this.language], this.params(params), this.language);
  }

  refusal(code: string, params: Params, who: number): string | undefined {
    const words = wordsFor(refusalWords, code);
    if (!words) return undefined;
    const army = params['army'] ?? this.#naming.seats[who] ?? '';
    return fill(words[this.language], this.params({ army, ...params }), this.language);
  }

  /** Parameters of a moment, a question or a refusal, in words. */
  params(params: Params): Params {
    const text = (name: string) => String(params[name] ?? '');
    const army = text('army') || (this.#naming.seats[Number(params['seat'])] ?? '');
    const words: Record<string, ParamValue> = { ...params };
    if ('tile' in params) {
      words['unit'] = this.unit(army, text('tile'), text('hex'));
      words['tile'] = this.tile(army, text('tile'));
    }
    if ('by' in params && 'byArmy' in params) {
      words['attacker'] =
        this.unit(text('byArmy'), text('by'), text('byHex')) || this.word('instant');
    }
    for (const name of ['hex', 'from', 'by', 'with', 'medic']) {
      if (name in params) words[name] = this.place(text(name));
    }
    for (const name of ['kind', 'cause', 'marker', 'to', 'reason']) {
      if (name in params) words[name] = this.word(`${name}-${text(name)}`);
    }
    if ('seat' in params) words['seat'] = this.seat(Number(params['seat']));
    if ('army' in params) words['army'] = this.army(army);
    if ('tiles' in params && typeof params['tiles'] === 'string') {
      words['tiles'] = this.tiles(army, params['tiles']);
    }
    if ('winners' in params) {
      words['winners'] = this.winners(text('winners').split('+').filter(Boolean).map(Number));
    }
    return words;
  }

  tiles(army: string, ids: string): string {
    return ids
      .split('+')
      .filter(Boolean)
      .map((id) => this.tile(army, id))
      .join(', ');
  }

  winners(seats: readonly number[]): string {
    if (seats.length === 0) return this.say('nobody-wins');
    const names = seats.map((seat) => this.seat(seat)).join(', ');
    return this.say('wins', { names, count: seats.length });
  }

  /** What a battle has to bring. */
  goals(goals: readonly Goal[]): string {
    return goals
      .map((goal) => {
        const n = goal.kind === 'shield' ? goal.most : 'least' in goal ? goal.least : 0;
        if (goal.kind === 'shield' && n === 0) return this.say('goal-unhurt');
        return this.say(`goal-${goal.kind}`, { n });
      })
      .join(', ');
  }

  /** What a tile does beyond its edges. */
  effect(effect: Effect): string {
    if (effect.kind !== 'boost') return this.word(`effect-${effect.kind}`);
    const values = (['melee', 'ranged', 'initiative', 'toughness', 'actions'] as const).flatMap(
      (name) => {
        const n = effect[name];
        return n === undefined ? [] : [this.say(`effect-${name}`, { n })];
      },
    );
    const list = values.join(', ');
    const reach = this.#words(`effect-boost-${effect.reach ?? 'links'}`);
    if (reach) return fill(reach[this.language], { list }, this.language);
    return this.say(effect.whom === 'enemies' ? 'effect-against' : 'effect-for', { list });
  }
}
