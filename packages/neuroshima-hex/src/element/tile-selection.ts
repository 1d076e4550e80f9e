import type { ChoiceRequest, Option } from '@skirmish-kit/core';
import { Cached } from '@skirmish-kit/ui/no-lit';
import { turnActions } from '../rules/action-text.ts';
import type { Action } from '../rules/action.ts';
import { pointedAt } from './answer-at-hex.ts';

/** A unit on the board, as far as choosing is concerned. */
export interface SelectableUnit {
  readonly tile: string;
  readonly rotation: number;
  readonly seat: number;
}

/** What the picking asks about the board. */
export interface PickingHost {
  choice(): ChoiceRequest | undefined;
  unitOn(cell: number): SelectableUnit | undefined;
  /** Whether a tile looks different when it is turned. */
  turns(tile: string): boolean;
}

/** What a click on a hex comes to. */
export type SelectionResult = { readonly answer: string } | 'changed' | 'nothing';

/**
 * What is being done: a question is answered by pointing, a tile is placed, a unit steps by itself
 * or is moved by a tile, an instant is used on one unit, on two, or on nobody.
 */
export type SelectionMode = 'point' | 'place' | 'step' | 'move' | 'target' | 'pair' | 'alone';

/** An action that moves or turns a unit. */
type Move = Extract<Action, { kind: 'step' | 'move' }>;

/** The actions that a turn offers. */
interface TurnActions {
  readonly actions: readonly Action[];
  /** What each tile of the hand can do, besides being thrown away. */
  readonly byTile: ReadonlyMap<string, readonly Action[]>;
  readonly specials: ChoiceRequest['options'];
}

const NO_OPTIONS: ChoiceRequest['options'] = [];

function readActions(options: ChoiceRequest['options']): TurnActions {
  const actions: Action[] = [];
  const byTile = new Map<string, Action[]>();
  const specials: Option<unknown>[] = [];
  for (const option of options) {
    const action = turnActions.parse(option.key);
    if (!action) continue;
    actions.push(action);
    if (action.kind === 'act' || action.kind === 'companion') specials.push(option);
    if (!('tile' in action) || action.kind === 'discard') continue;
    const uses = byTile.get(action.tile) ?? [];
    uses.push(action);
    byTile.set(action.tile, uses);
  }
  return { actions, byTile, specials };
}

/**
 * How an answer comes together from clicks: a tile of the hand, then a hex, then a turn. It knows
 * what the question offers and nothing else; what is not offered is asked all the same, so that
 * the rules say why not.
 */
export class TileSelection {
  /** The tile of the hand that is taken up. */
  tile: string | undefined;
  /** Cells: of the unit that is moved or used, and of where it goes. */
  from: number | undefined;
  to: number | undefined;
  rotation = 0;
  readonly #host: PickingHost;
  readonly #read = new Cached<TurnActions>();
  readonly #lit = new Cached<readonly number[]>();

  constructor(host: PickingHost) {
    this.#host = host;
  }

  clear(): void {
    this.tile = this.from = this.to = undefined;
    this.rotation = 0;
  }

  /** What the turn offers. */
  get #turn(): TurnActions {
    const choice = this.#host.choice();
    const options = choice?.about === 'action' ? choice.options : NO_OPTIONS;
    return this.#read.get([options], () => readActions(options));
  }

  get #actions(): readonly Action[] {
    return this.#turn.actions;
  }

  /** What units and companions of fan armies may do in this turn. */
  get specials(): ChoiceRequest['options'] {
    return this.#turn.specials;
  }

  /** What the tile that is taken up can do, besides being thrown away. */
  get #uses(): readonly Action[] {
    return this.tile === undefined ? [] : (this.#turn.byTile.get(this.tile) ?? []);
  }

  /** Moves by the tile that is taken up; of units by themselves when there is none. */
  get #moves(): readonly Move[] {
    const { tile } = this;
    return this.#actions.filter((action): action is Move =>
      tile === undefined ? action.kind === 'step' : action.kind === 'move' && action.tile === tile,
    );
  }

  /** Whether a tile of the hand can do anything now but be thrown away. */
  hasUse(tile: string): boolean {
    return this.#turn.byTile.has(tile);
  }

  get doing(): SelectionMode | undefined {
    const about = this.#host.choice()?.about ?? '';
    if (about !== 'action') return pointedAt(about) && 'point';
    if (this.tile === undefined) return this.from === undefined ? undefined : 'step';
    const [use] = this.#uses;
    if (use?.kind === 'place' || use?.kind === 'move') return use.kind;
    if (use?.kind !== 'instant') return 'target';
    return use.at < 0 ? 'alone' : use.to < 0 ? 'target' : 'pair';
  }

  /** Whether a unit is moved: it goes from a hex to a hex and may turn. */
  get moves(): boolean {
    return this.doing === 'move' || this.doing === 'step';
  }

  /** Takes up a tile of the hand, or lays it down again. */
  take(tile: string): void {
    const same = this.tile === tile;
    this.clear();
    if (!same) this.tile = tile;
  }

  /** Whether a tile lies as a ghost that can still be turned. */
  get ghost(): { readonly cell: number; readonly rotation: number } | undefined {
    const { to, rotation } = this;
    if (to === undefined) return undefined;
    return this.doing === 'place' || this.moves ? { cell: to, rotation } : undefined;
  }

  turn(by: number): boolean {
    if (this.tile === undefined && this.from === undefined) return false;
    this.rotation = (this.rotation + by + 6) % 6;
    return true;
  }

  /** The answer as it stands; `undefined` while something is missing. */
  get answer(): string | undefined {
    const { doing, tile, to } = this;
    if (doing === 'alone') return this.#instant();
    if (to === undefined) return undefined;
    if (doing === 'target') return this.#instant(to);
    if (doing === 'place' && tile !== undefined) return this.#placed(tile, to);
    const { from } = this;
    if (!this.moves || from === undefined || this.#isStaying(from, to)) return undefined;
    return this.#moved(from, to);
  }

  #placed(tile: string, cell: number): string {
    return turnActions.make({ kind: 'place', tile, cell, rotation: this.rotation });
  }

  #moved(from: number, to: number, rotation = this.rotation): string {
    const { tile } = this;
    return turnActions.make(
      tile === undefined
        ? { kind: 'step', from, to, rotation }
        : { kind: 'move', tile, from, to, rotation },
    );
  }

  /** NH-INS-02: whether a unit would stay on its hex and look the same way. */
  #isStaying(from: number, to: number): boolean {
    const unit = this.#host.unitOn(from);
    if (!unit || from !== to) return false;
    return unit.rotation === this.rotation || !this.#host.turns(unit.tile);
  }

  #instant(at = -1, to = -1): string {
    return turnActions.make({ kind: 'instant', tile: this.tile ?? '', at, to });
  }

  /** Cells that a click would take further. */
  get lit(): readonly number[] {
    const from = [this.#host.choice()?.options, this.tile, this.from];
    return this.#lit.get(from, () => [...new Set(this.#cells())]);
  }

  #cells(): readonly number[] {
    const { from } = this;
    switch (this.doing) {
      case undefined:
        return this.#movable();
      case 'point':
        return this.#pointed();
      case 'place':
        return this.#uses.flatMap((use) => (use.kind === 'place' ? [use.cell] : []));
      case 'step':
      case 'move':
        return from === undefined
          ? this.#moves.map((move) => move.from)
          : this.#moves.filter((move) => move.from === from).map((move) => move.to);
      case 'alone':
        return [];
      default:
        return this.#uses.flatMap((use) => {
          if (use.kind !== 'instant') return [];
          if (from === undefined) return [use.at];
          return use.at === from ? [use.to] : [];
        });
    }
  }

  #pointed(): readonly number[] {
    const choice = this.#host.choice();
    const pointed = choice && pointedAt(choice.about);
    return choice?.options.flatMap(({ key }) => pointed?.cell(key) ?? []) ?? [];
  }

  /** Units that can move by themselves: lit only when nothing is taken up. */
  #movable(): readonly number[] {
    return this.tile === undefined ? this.#moves.map((move) => move.from) : [];
  }

  /** A hex was clicked. */
  click(cell: number): SelectionResult {
    const choice = this.#host.choice();
    if (!choice) return 'nothing';
    switch (this.doing) {
      case undefined:
        return this.#begin(cell, choice);
      case 'point':
        return this.#point(cell, choice);
      case 'place':
        return this.#place(cell);
      case 'step':
      case 'move':
        return this.#move(cell);
      case 'pair':
        return this.#pair(cell);
      case 'target':
        return this.#target(cell);
      case 'alone':
        return 'nothing';
    }
  }

  /** Nothing is taken up: a unit of one's own that can move by itself is. */
  #begin(cell: number, choice: ChoiceRequest): SelectionResult {
    const unit = this.#host.unitOn(cell);
    if (choice.about !== 'action' || unit?.seat !== choice.who) return 'nothing';
    if (!this.#movable().includes(cell)) return { answer: this.#moved(cell, cell, unit.rotation) };
    this.from = this.to = cell;
    this.rotation = unit.rotation;
    return 'changed';
  }

  /** Of several answers about one hex the buttons are for. */
  #point(cell: number, { about, options }: ChoiceRequest): SelectionResult {
    const pointed = pointedAt(about);
    const offered = options.find(({ key }) => pointed?.cell(key) === cell);
    const answer = offered?.key ?? pointed?.key(cell);
    return answer === undefined ? 'nothing' : { answer };
  }

  #place(cell: number): SelectionResult {
    const { tile = '' } = this;
    const free = this.lit.includes(cell);
    if (!free || cell === this.to || !this.#host.turns(tile)) {
      return { answer: this.#placed(tile, cell) };
    }
    this.to = cell;
    return 'changed';
  }

  /** Whom an instant strikes is chosen first, and struck by the second click or the button. */
  #target(cell: number): SelectionResult {
    if (!this.lit.includes(cell) || cell === this.to) return { answer: this.#instant(cell) };
    this.to = cell;
    return 'changed';
  }

  #move(cell: number): SelectionResult {
    const { from } = this;
    const lit = this.lit.includes(cell);
    if (from === undefined) {
      if (!lit) return { answer: this.#moved(cell, cell, 0) };
      this.from = this.to = cell;
      this.rotation = this.#host.unitOn(cell)?.rotation ?? 0;
      return 'changed';
    }
    if (cell === this.to && this.#isStaying(from, cell)) return this.#letGo();
    if (cell === this.to || (!lit && cell !== from)) return { answer: this.#moved(from, cell) };
    this.to = cell;
    return 'changed';
  }

  /** Another unit can be chosen for the same tile. */
  #letGo(): SelectionResult {
    this.from = this.to = undefined;
    return 'changed';
  }

  #pair(cell: number): SelectionResult {
    const { from } = this;
    if (from !== undefined) return { answer: this.#instant(from, cell) };
    if (!this.lit.includes(cell)) return { answer: this.#instant(cell, cell) };
    this.from = cell;
    return 'changed';
  }
}
