import { isProblems, type Language, type Problem } from '@skirmish-kit/core';
import {
  battleFromPosition,
  makeLibrary,
  makePosition,
  nameHex,
  nettedHexes,
  parsePosition,
  radiusOf,
  type BattleReport,
  type Position,
  type PositionUnit,
} from '@skirmish-kit/neuroshima-hex';
import {
  armyStyles,
  diagramScene,
  armyNames,
  tileName,
  type ArmyStyle,
  type BoardScene,
  type PlacedTile,
  type TileLook,
} from '@skirmish-kit/neuroshima-hex/element';
import { sameHex, type Hex } from '@skirmish-kit/space';
import { EMPTY, move, place, remove, turn, unitAt, wound, type HeldTile } from './edits.ts';
import { History } from './history.ts';

/** What happened to a tile, for screen readers. */
export interface TileEdit {
  readonly what: 'placed' | 'removed' | 'turned' | 'held';
  readonly tile: string;
  readonly hex: string;
  readonly n: number;
}

/** The state of the editor: the position, the selection, and the result of a battle. */
export class EditedPosition {
  readonly looks: readonly ArmyStyle[] = armyStyles();
  readonly #library = makeLibrary();
  readonly #history: History<Position>;
  /** The selected tile of the palette. */
  held: HeldTile | undefined;
  /** The hex of the selected unit. */
  picked: Hex | undefined;
  /** The hex under the pointer or the keyboard cursor. */
  hover: Hex | undefined;
  /** Text that is being typed: not a valid position yet, or not in canonical form. */
  draft: string | undefined;
  #wrong: readonly Problem[] = [];
  #report:
    | { readonly of: Position; readonly report: BattleReport | readonly Problem[] }
    | undefined;

  constructor(text: string) {
    const position = parsePosition(text, armyNames(this.looks));
    this.#history = new History(isProblems(position) ? EMPTY : position);
    if (isProblems(position)) {
      this.draft = text;
      this.#wrong = position;
    }
  }

  get position(): Position {
    return this.#history.now;
  }

  get radius(): number {
    return radiusOf(this.position);
  }

  get notation(): string {
    return makePosition(this.position);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The problems of the text, or else of the position. */
  get problems(): readonly Problem[] {
    const { report } = this;
    if (this.#wrong.length > 0) return this.#wrong;
    return isProblems(report) ? report.map((found) => this.#located(found)) : [];
  }

  /** The hex that a path in the data stands for. */
  #located(found: Problem): Problem {
    const unit = this.position.units[Number(/^\/units\/(\d+)/.exec(found.path)?.[1] ?? -1)];
    return unit ? { ...found, path: `${unit.tile}.${nameHex(unit.hex, this.radius)}` } : found;
  }

  get report(): BattleReport | readonly Problem[] {
    const { position } = this;
    if (this.#report?.of !== position) {
      this.#report = { of: position, report: battleFromPosition(this.#library, position) };
    }
    return this.#report.report;
  }

  /** The selected unit. */
  get unit(): PositionUnit | undefined {
    return this.picked && unitAt(this.position, this.picked);
  }

  army(id: string): ArmyStyle | undefined {
    return this.looks.find((army) => army.id === id);
  }

  look({ army, tile }: { readonly army: string; readonly tile: string }): TileLook | undefined {
    return this.army(army)?.tile(tile);
  }

  name(unit: { readonly army: string; readonly tile: string }, language: Language): string {
    const look = this.look(unit);
    return look ? tileName(look, this.position.edition, language) : unit.tile;
  }

  armyName(id: string, language: Language): string {
    const army = this.army(id);
    return (this.position.edition === '1' ? army?.firstName : army?.name)?.[language] ?? id;
  }

  /** Changes the position. */
  change(next: Position, kind?: string): void {
    this.#history.put(next, kind);
    this.#settle();
  }

  undo(): void {
    this.#history.undo();
    this.#settle();
  }

  redo(): void {
    this.#history.redo();
    this.#settle();
  }

  #settle(): void {
    this.draft = undefined;
    this.#wrong = [];
    if (this.picked && !unitAt(this.position, this.picked)) this.picked = undefined;
  }

  /** Parses the typed text; the board follows as soon as it is valid. */
  type(text: string): void {
    const position = parsePosition(text, armyNames(this.looks));
    if (isProblems(position)) this.#wrong = position;
    else this.change(position, 'typing');
    this.draft = text;
  }

  /** Ends typing: the position is shown in canonical form. */
  typed(): void {
    this.#history.pause();
    if (this.#wrong.length === 0) this.draft = undefined;
  }

  /** Selects a tile of the palette, or deselects it. */
  hold(army: string, tile: string): TileEdit | undefined {
    const same = this.held?.army === army && this.held.tile === tile;
    this.picked = undefined;
    this.held = same ? undefined : { army, tile, rotation: 0 };
    return this.held && this.#edit('held', this.held);
  }

  letGo(): void {
    this.held = this.picked = undefined;
  }

  /** Handles a chosen hex: places the selected tile, moves the selected unit, or selects the unit there. */
  choose(hex: Hex): TileEdit | undefined {
    const { held, picked } = this;
    if (held) return this.#put(place(this.position, held, hex), hex);
    const there = unitAt(this.position, hex);
    if (picked && !there) return this.#put(move(this.position, picked, hex), hex);
    this.picked = there && !(picked && sameHex(picked, hex)) ? hex : undefined;
    return this.unit && this.#edit('held', this.unit);
  }

  /** A unit was dragged to another hex. */
  drag(from: Hex, to: Hex): TileEdit | undefined {
    return sameHex(from, to) ? undefined : this.#put(move(this.position, from, to), to);
  }

  #put(next: Position, hex: Hex): TileEdit | undefined {
    this.held = undefined;
    this.picked = hex;
    this.change(next);
    return this.unit && this.#edit('placed', this.unit);
  }

  turn(by: 1 | -1): TileEdit | undefined {
    const { held, picked } = this;
    if (held) this.held = { ...held, rotation: (held.rotation + by + 6) % 6 };
    else if (picked) this.change(turn(this.position, picked, by));
    const now = this.held ?? this.unit;
    return now && this.#edit('turned', now);
  }

  wound(by: 1 | -1): void {
    const { unit, picked } = this;
    if (!unit || !picked || unit.tile === 'hq') return;
    this.change(wound(this.position, picked, by, this.look(unit)?.toughness ?? 0));
  }

  /** Removes the selected unit, or else the unit on the hex. */
  remove(hex: Hex | undefined = this.picked): TileEdit | undefined {
    const unit = hex && unitAt(this.position, hex);
    if (!unit) return undefined;
    this.change(remove(this.position, hex));
    return this.#edit('removed', unit);
  }

  #edit(what: TileEdit['what'], unit: PositionUnit | HeldTile): TileEdit {
    const hex = 'hex' in unit ? nameHex(unit.hex, this.radius) : '';
    return { what, tile: `${unit.army}/${unit.tile}`, hex, n: unit.rotation ?? 0 };
  }

  /** The board as it is drawn. */
  scene(language: Language): BoardScene {
    const scene = diagramScene(this.position, this.looks, language, true);
    const netted = nettedHexes(this.#library, this.position);
    const held = isProblems(netted) ? [] : netted;
    const isHeld = (hex: Hex) => held.some((each) => each.hex.join() === hex.join());
    const tiles = scene.tiles.map((tile): PlacedTile => {
      const chosen = this.picked !== undefined && sameHex(this.picked, tile.hex);
      return { ...tile, netted: isHeld(tile.hex), states: [chosen ? 'chosen' : 'choosable'] };
    });
    return { ...scene, tiles, ghost: this.#ghost() };
  }

  #ghost(): PlacedTile | undefined {
    const { hover, held } = this;
    if (!hover) return undefined;
    const unit = held ?? this.unit;
    const look = unit && this.look(unit);
    if (!look || (!held && unitAt(this.position, hover))) return undefined;
    return { id: 0, look, hex: hover, rotation: unit.rotation ?? 0, states: ['ghost'] };
  }
}
