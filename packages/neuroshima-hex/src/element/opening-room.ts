import { html, type TemplateResult } from 'lit';
import type { Hex } from '@skirmish-kit/space';
import type { GameHost, Guide, Legend, RoomThatOpens, SideShown, Spot } from '@skirmish-kit/ui';
import { hexPicture, type HexDrawing, type PlacedPiece } from '@skirmish-kit/ui/hex-picture';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import { nameHex } from '../notation/hex-name.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { hqAnswers } from '../rules/hq-answers.ts';
import type { Setup, State } from '../rules/state.ts';
import { openingTelling } from '../telling/opening.ts';
import { BoardRoom } from './board.ts';
import { loadSequel } from './load-room.ts';
import { sidesOf } from './sides.ts';
import type { PlayRoom } from './play-room.ts';

const EMPTY: HexDrawing<PlacedPiece> = { piece: () => draw('g', {}), name: nameHex };

/**
 * The empty board on which the first HQ is placed. It is all that a page needs until somebody has
 * answered, so it is there before tiles, turns and battles are.
 */
export class OpeningRoom extends BoardRoom<GameHost<State, Setup>> implements RoomThatOpens<State> {
  /** Armies of the page besides those of the box. */
  readonly fans: FanArmies;

  constructor(host: GameHost<State, Setup>, fans: FanArmies) {
    super(host, fans, openingTelling);
    this.fans = fans;
  }

  hostUpdated(): void {
    if (this.host.session) this.hexes.paint(this.host.renderRoot);
  }

  get state(): State {
    return this.host.shown;
  }

  isEnough({ units, foundations }: State): boolean {
    return units.length + foundations.length === 0;
  }

  async sequel(): Promise<PlayRoom> {
    const { openPlayRoom } = await loadSequel();
    const room = openPlayRoom(this.host, this.fans);
    room.hexes.takeOver(this.hexes);
    return room;
  }

  caption(): string {
    return this.names.say('edition', { edition: this.state.setup.options.names });
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.state, this.names);
  }

  board(inside: unknown): TemplateResult {
    return this.hexes.view(inside);
  }

  actions(): TemplateResult {
    return html``;
  }

  async legend(): Promise<Legend> {
    return (await this.sequel()).legend();
  }

  async guide(): Promise<Guide> {
    return (await this.sequel()).guide();
  }

  forget(): void {}

  protected label(hex: Hex): string {
    const { names } = this;
    return `${names.say('empty-hex', { hex: names.hex(hex) })}, ${names.say('lit-hex')}`;
  }

  protected tell(hex: Hex): void {
    this.host.announce(this.label(hex));
  }

  override click(hex: Hex, spot?: Spot): void {
    this.host.answer(hqAnswers.make({ kind: 'hq', at: this.cellOf(hex) }), spot);
  }

  protected picture(focus: Hex | undefined): Drawn {
    const { radius } = this;
    const hill = this.state.setup.options.board === 'hill';
    const options = this.host.choice?.options ?? [];
    const lit = this.hexesOf(options.flatMap(({ key }) => hqAnswers.parse(key)?.at ?? []));
    return hexPicture({ radius, hill, tiles: [], lit, names: lit.length > 0, focus }, EMPTY);
  }
}
