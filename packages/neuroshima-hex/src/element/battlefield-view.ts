import type { Hex } from '@skirmish-kit/space';
import { Cached } from '@skirmish-kit/ui/no-lit';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { Unit } from '../rules/state.ts';
import { boardContext, type BoardContext } from '../messages/board-context.ts';
import { describeAttacks, describeHex } from '../messages/describe.ts';
import { HexBoardView, type HexBoardViewHost } from './hex-board-view.ts';
import { boardPicture } from './picture/board-picture.ts';
import type { BoardScene } from './picture/board-scene.ts';

/** A board with armies on it: what a game, a puzzle and a battle have in common. */
export abstract class BattlefieldView<
  Host extends HexBoardViewHost = HexBoardViewHost,
> extends HexBoardView<Host> {
  readonly #now = new Cached<BoardContext>();

  /** Who is asked, or whose turn it is. */
  abstract get seat(): number;
  protected abstract scene(): BoardScene;

  protected picture(focus: Hex | undefined): SvgNode {
    return boardPicture({ ...this.scene(), focus });
  }

  protected labels(hexes: readonly Hex[]): readonly string[] {
    const { now } = this;
    return hexes.map((hex) => describeHex(now, now.field.table.board.cell(hex)));
  }

  protected tell(hex: Hex): void {
    this.tellAttacks(this.cellOf(hex));
  }

  /** Says who lies on a cell, who would strike it and whom it would strike. */
  tellAttacks(cell: number): void {
    const { now, seat } = this;
    this.host.announce(`${describeHex(now, cell)}. ${describeAttacks(now, cell, seat)}`);
  }

  /** The board as it stands, with nets and bonuses worked out once for each state. */
  get now(): BoardContext {
    const { state, names } = this;
    return this.#now.get([state, names], () => boardContext(this.library, state, names));
  }

  unitOn(cell: number): Unit | undefined {
    return this.state.units.find((unit) => unit.cell === cell);
  }
}
