import type { ChoiceRequest } from '@skirmish-kit/core';
import { makeAnswer, parseAnswer, type AnswerParts } from './answer-keys.ts';

/** A unit on the board, as far as choosing is concerned. */
export interface Standing {
  readonly tile: string;
  readonly rotation: number;
  readonly seat: number;
}

/** What the picking asks about the board. */
export interface PickingHost {
  choice(): ChoiceRequest | undefined;
  unitAt(hex: string): Standing | undefined;
  /** Whether a tile looks different when it is turned. */
  turns(tile: string): boolean;
}

/** What a click on a hex comes to. */
export type Picked = { readonly answer: string } | 'changed' | 'nothing';

/** The questions whose answers are single hexes, so that nothing has to be picked up first. */
const SINGLE: Readonly<Record<string, string>> = {
  'place-hq': 'hq',
  'pushed-to': 'to',
  save: 'save',
  spend: 'spend',
  aim: 'at',
};

/**
 * How an answer comes together from clicks: a tile of the hand, then a hex, then a turn. It knows
 * what the question offers and nothing else; what is not offered is asked all the same, so that
 * the rules say why not.
 */
export class Picking {
  /** The tile of the hand that is taken up. */
  tile: string | undefined;
  from: string | undefined;
  to: string | undefined;
  rotation = 0;
  readonly #host: PickingHost;

  constructor(host: PickingHost) {
    this.#host = host;
  }

  clear(): void {
    this.tile = this.from = this.to = undefined;
    this.rotation = 0;
  }

  /** What is being done: the beginning of the answer's key. */
  get verb(): string | undefined {
    const about = this.#host.choice()?.about ?? '';
    if (about !== 'action') return SINGLE[about];
    const { tile } = this;
    if (tile === undefined) return this.from === undefined ? undefined : 'step';
    return this.offered(`place:${tile}`).length > 0 ? `place:${tile}` : tile;
  }

  /** What is offered for a verb. */
  offered(verb: string): readonly AnswerParts[] {
    const options = this.#host.choice()?.options ?? [];
    return options.flatMap(({ key }) => {
      const parts = key.startsWith(`${verb}:`) ? parseAnswer(key) : undefined;
      return parts?.verb === verb ? [parts] : [];
    });
  }

  /** Takes up a tile of the hand, or lays it down again. */
  take(tile: string): void {
    const same = this.tile === tile;
    this.clear();
    if (!same) this.tile = tile;
  }

  /** Whether a tile lies as a ghost that can still be turned. */
  get ghost(): { readonly hex: string; readonly rotation: number } | undefined {
    const { to, rotation, verb } = this;
    if (to === undefined || verb === undefined) return undefined;
    const turnable = verb.startsWith('place:') || this.isMove(verb);
    return turnable ? { hex: to, rotation } : undefined;
  }

  /** Whether a verb moves a unit: it goes from a hex to a hex and may turn. */
  isMove(verb: string): boolean {
    return this.offered(verb).some(
      ({ from, rotation }) => from !== undefined && rotation !== undefined,
    );
  }

  turn(by: number): boolean {
    if (this.tile === undefined && this.from === undefined) return false;
    this.rotation = (this.rotation + by + 6) % 6;
    return true;
  }

  /** The answer as it stands; `undefined` while something is missing. */
  get answer(): string | undefined {
    const { verb, from, to, rotation, tile } = this;
    if (verb === undefined) return undefined;
    const isWord = this.#host.choice()?.options.some(({ key }) => key === tile);
    if (isWord) return tile;
    if (to === undefined) return undefined;
    if (verb.startsWith('place:')) return makeAnswer({ verb, to, rotation });
    if (this.isMove(verb) && from !== undefined) return makeAnswer({ verb, from, to, rotation });
    return undefined;
  }

  /** Hexes a click would take further. */
  get lit(): readonly string[] {
    const { verb, from } = this;
    if (verb === undefined) return this.tile === undefined ? this.#movable() : [];
    const offered = this.offered(verb);
    const pairs = offered.some((parts) => parts.from !== undefined);
    const hexes = !pairs
      ? offered.map(({ to }) => to)
      : from === undefined
        ? offered.map((parts) => parts.from)
        : offered.filter((parts) => parts.from === from).map(({ to }) => to);
    return [...new Set(hexes)].filter((hex) => hex !== undefined);
  }

  /** Units that can move by themselves: lit only when nothing is taken up. */
  #movable(): readonly string[] {
    return this.#host.choice()?.about === 'action'
      ? [...new Set(this.offered('step').map(({ from }) => from ?? ''))]
      : [];
  }

  /** A hex was clicked. */
  click(hex: string): Picked {
    const choice = this.#host.choice();
    if (!choice) return 'nothing';
    const { verb } = this;
    if (verb === undefined) return this.#begin(hex, choice);
    if (choice.about !== 'action') return { answer: this.#single(hex, verb, choice) };
    if (verb.startsWith('place:')) return this.#place(hex);
    if (this.#isPair(verb)) return this.#pair(hex, verb);
    const isWord = choice.options.some(({ key }) => key === this.tile);
    return isWord ? 'nothing' : { answer: makeAnswer({ verb, to: hex }) };
  }

  /** Nothing is taken up: a unit of one's own that can move by itself is. */
  #begin(hex: string, choice: ChoiceRequest): Picked {
    const unit = this.#host.unitAt(hex);
    if (choice.about !== 'action' || unit?.seat !== choice.who) return 'nothing';
    if (!this.#movable().includes(hex)) return { answer: `step:${hex}:${unit.rotation}` };
    this.from = this.to = hex;
    this.rotation = unit.rotation;
    return 'changed';
  }

  /** Of several answers about one hex the buttons are for. */
  #single(hex: string, verb: string, choice: ChoiceRequest): string {
    const keys = choice.options.map(({ key }) => key);
    return keys.find((key) => parseAnswer(key)?.to === hex) ?? `${verb}:${hex}`;
  }

  #place(hex: string): Picked {
    const { verb = '', tile = '', rotation } = this;
    const answer = makeAnswer({ verb, to: hex, rotation });
    const free = this.lit.includes(hex);
    if (!free || hex === this.to || !this.#host.turns(tile)) return { answer };
    this.to = hex;
    return 'changed';
  }

  #isPair(verb: string): boolean {
    return this.offered(verb).some(({ from }) => from !== undefined);
  }

  #pair(hex: string, verb: string): Picked {
    const moves = this.isMove(verb);
    if (this.from === undefined) {
      const unit = this.#host.unitAt(hex);
      if (!this.lit.includes(hex)) {
        return { answer: moves ? `${verb}:${hex}:0` : makeAnswer({ verb, from: hex, to: hex }) };
      }
      this.from = hex;
      if (moves) this.to = hex;
      this.rotation = unit?.rotation ?? 0;
      return 'changed';
    }
    if (!moves) return { answer: `${verb}:${this.from}>${hex}` };
    const { from, rotation } = this;
    if (hex === this.to) return { answer: makeAnswer({ verb, from, to: hex, rotation }) };
    if (!this.lit.includes(hex) && hex !== from) {
      return { answer: makeAnswer({ verb, from, to: hex, rotation }) };
    }
    this.to = hex;
    return 'changed';
  }
}
