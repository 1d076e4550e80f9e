import type { Language, Params, Words } from '@skirmish-kit/core';
import { fill, wordsFor, type Phrases } from '@skirmish-kit/ui/words';
import type { Effect } from '../packs/army-pack.ts';
import type { Goal } from '../puzzles/goal.ts';
import type { Setup } from '../rules/state.ts';
import { boardOf } from '../rules/table.ts';
import { HexNames } from '../telling/names.ts';
import { KINDS, MARKERS } from '../telling/vocabulary.ts';
import type { ArmyLook } from './picture/look.ts';
import { elementWords, type ElementKey } from './words.ts';

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

/** What the element says besides the game itself: its buttons and headings, with names filled in. */
export class Names extends HexNames {
  readonly #naming: Naming;

  constructor(naming: Naming) {
    super({ ...naming, army: (id) => naming.armies.find((each) => each.id === id) });
    this.#naming = naming;
  }

  say(key: ElementKey, params: Params = {}): string {
    return fill(elementWords[key][this.language], params, this.language);
  }

  /** A word that may have a sentence; as it is when it has none. */
  word(key: string): string {
    return this.#words(key)?.[this.language] ?? key;
  }

  #words(key: string): Words | undefined {
    return wordsFor(elementWords, key) ?? wordsFor(this.#naming.words ?? {}, key);
  }

  /** A kind of hit. */
  kind(id: string): string {
    return this.term(KINDS, id);
  }

  marker(id: string): string {
    return this.term(MARKERS, id);
  }

  look(army: string): ArmyLook | undefined {
    return this.#naming.armies.find((each) => each.id === army);
  }

  lookOfSeat(seat: number): ArmyLook | undefined {
    return this.look(this.armyOf(seat));
  }

  /** What a battle has to bring. */
  goals(goals: readonly Goal[]): string {
    return goals.map((goal) => this.goal(goal)).join(', ');
  }

  goal(goal: Goal): string {
    const n = goal.kind === 'shield' ? goal.most : 'least' in goal ? goal.least : 0;
    if (goal.kind === 'shield' && n === 0) return this.say('goal-unhurt');
    return this.say(`goal-${goal.kind}`, { n });
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
