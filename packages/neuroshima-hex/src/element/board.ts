import { narratorOf, type Narrator } from '@skirmish-kit/core';
import type { Hex } from '@skirmish-kit/space';
import type { Spot } from '@skirmish-kit/ui';
import { HexBoard } from '@skirmish-kit/ui/hex';
import type { StepHost } from '@skirmish-kit/ui/steps';
import { armyLooks } from '../packs/box.ts';
import { libraryWith } from '../packs/built-in.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { ArmyLook } from '../packs/look.ts';
import type { State, Unit } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { namesOf, type Names } from '../telling/element-names.ts';
import { tellingOf, type HexTelling } from '../telling/index.ts';
import { boardNow, type BoardNow } from '../telling/board-now.ts';
import { describeAttacks, describeHex } from '../telling/describe.ts';
import { boardPicture } from './picture/board-picture.ts';
import type { BoardScene } from './picture/board-scene.ts';

/** What a room with a board asks of the element around it. */
export type BoardRoomHost = StepHost;

/** A board of armies in a page: what a game, a puzzle and a battle have in common. */
export abstract class BoardRoom<Host extends BoardRoomHost = BoardRoomHost> {
  readonly host: Host;
  readonly library: Library;
  readonly looks: readonly ArmyLook[];
  readonly telling: HexTelling;
  readonly hexes: HexBoard;
  #now: { readonly key: string; readonly now: BoardNow } | undefined;

  constructor(host: Host, fans: FanArmies) {
    this.host = host;
    this.library = libraryWith(fans);
    this.looks = armyLooks(fans.packs);
    this.telling = tellingOf(this.library);
    this.hexes = new HexBoard({
      radius: () => this.radius,
      label: () => this.names.say('board'),
      picture: (focus) => boardPicture({ ...this.scene(), focus }),
      describe: (hex) => this.label(hex),
      click: (hex, spot) => this.click(hex, spot),
      hover: (hex) => this.hover(hex),
      isGhost: (hex) => this.isGhost(hex),
      turn: (by) => this.turn(by),
      tell: (hex) => this.tellAttacks(this.cellOf(hex)),
      redraw: () => host.requestUpdate(),
    });
  }

  /** What the board shows. */
  abstract get state(): State;
  /** Who is asked, or whose turn it is. */
  abstract get seat(): number;
  protected abstract scene(): BoardScene;

  /** A hex was pointed at. */
  click(hex: Hex, _spot?: Spot): void {
    this.tellAttacks(this.cellOf(hex));
  }

  hover(_hex: Hex | undefined): void {}

  turn(_by: 1 | -1): void {}

  protected isGhost(_hex: Hex): boolean {
    return false;
  }

  /** A hex for those who hear it. */
  protected label(hex: Hex): string {
    return describeHex(this.now, this.cellOf(hex));
  }

  /** Says who lies on a cell, who would strike it and whom it would strike. */
  tellAttacks(cell: number): void {
    const { now, seat } = this;
    this.host.announce(`${describeHex(now, cell)}. ${describeAttacks(now, cell, seat)}`);
  }

  /** Who plays whom. */
  title(): string {
    const { names } = this;
    return this.state.setup.armies.map((army) => names.army(army)).join(' – ');
  }

  get names(): Names {
    return namesOf(this.state.setup, this.looks, this.host.language);
  }

  get narrator(): Narrator {
    return narratorOf(this.telling, this.state, this.host.language);
  }

  /** The board as it stands, with nets and bonuses worked out once for each moment. */
  get now(): BoardNow {
    const key = this.moment;
    if (this.#now?.key !== key || this.#now.now.state !== this.state) {
      this.#now = { key, now: boardNow(this.library, this.state, this.names) };
    }
    return this.#now.now;
  }

  /** What was worked out is no longer true. */
  protected forgetNow(): void {
    this.#now = undefined;
  }

  /** Something that is another once the same state shows something else. */
  protected get moment(): string {
    return this.host.language;
  }

  get radius(): number {
    return boardOf(this.state.setup.options).radius;
  }

  unitOn(cell: number): Unit | undefined {
    return this.state.units.find((unit) => unit.cell === cell);
  }

  cellOf(hex: Hex): number {
    return boardOf(this.state.setup.options).cell(hex);
  }

  /** The hexes of cells, for pictures. */
  hexesOf(cells: readonly number[]): readonly Hex[] {
    const { hexes } = boardOf(this.state.setup.options);
    return cells.map((cell) => hexes[cell]).filter((hex) => hex !== undefined);
  }
}
