import { narratorOf, type Narrator } from '@skirmish-kit/core';
import type { Hex } from '@skirmish-kit/space';
import type { AnchorPoint } from '@skirmish-kit/ui';
import { Cached } from '@skirmish-kit/ui/no-lit';
import { HexBoardController } from '@skirmish-kit/ui/hex';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { StepHost } from '@skirmish-kit/ui/steps';
import { armyStyles } from '../packs/base-army-styles.ts';
import { libraryWith } from '../packs/base-armies.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { ArmyStyle } from '../packs/army-style.ts';
import type { State } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { namesOf, type Names } from '../messages/element-names.ts';
import type { HexMessages } from '../messages/play.ts';

/** What a room with a board asks of the element around it. */
export type HexBoardViewHost = StepHost;

/** A board in a page, empty or not: what all rooms have in common. */
export abstract class HexBoardView<Host extends HexBoardViewHost = HexBoardViewHost> {
  readonly host: Host;
  readonly library: Library;
  readonly looks: readonly ArmyStyle[];
  /** What its narrator can say. */
  abstract readonly messages: HexMessages;
  readonly hexes: HexBoardController;
  readonly #names = new Cached<Names>();

  constructor(host: Host, fans: FanArmies) {
    this.host = host;
    this.library = libraryWith(fans);
    this.looks = armyStyles(fans.packs);
    this.hexes = new HexBoardController({
      radius: () => this.radius,
      label: () => this.names.say('board'),
      picture: (focus) => this.picture(focus),
      labels: (hexes) => this.labels(hexes),
      click: (hex, spot) => this.click(hex, spot),
      hover: (hex) => this.hover(hex),
      isGhost: (hex) => this.isGhost(hex),
      turn: (by) => this.turn(by),
      tell: (hex) => this.tell(hex),
      redraw: () => host.requestUpdate(),
    });
  }

  /** What the board shows. */
  abstract get state(): State;
  protected abstract picture(focus: Hex | undefined): SvgNode;
  /** Hexes for those who hear them. */
  protected abstract labels(hexes: readonly Hex[]): readonly string[];
  /** Says what there is to say of a hex. */
  protected abstract tell(hex: Hex): void;

  /** A hex was pointed at. */
  click(hex: Hex, _spot?: AnchorPoint): void {
    this.tell(hex);
  }

  hover(_hex: Hex | undefined): void {}

  turn(_by: 1 | -1): void {}

  protected isGhost(_hex: Hex): boolean {
    return false;
  }

  /** Who plays whom. */
  title(): string {
    const { names } = this;
    return this.state.setup.armies.map((army) => names.army(army)).join(' – ');
  }

  get names(): Names {
    const { setup } = this.state;
    const { language } = this.host;
    return this.#names.get([setup, language], () => namesOf(setup, this.looks, language));
  }

  get narrator(): Narrator {
    return narratorOf(this.messages, this.state, this.host.language);
  }

  get radius(): number {
    return boardOf(this.state.setup.options).radius;
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
