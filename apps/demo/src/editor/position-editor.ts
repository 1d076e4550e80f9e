import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { nameHex, type Position } from '@skirmish-kit/neuroshima-hex';
import {
  boardPicture,
  elementStyles,
  paintTiles,
  type TileLook,
} from '@skirmish-kit/neuroshima-hex/element';
import { sameHex, type Hex } from '@skirmish-kit/space';
import { followDrag, HexBoardController } from '@skirmish-kit/ui/hex';
import { SkirmishElement, translator, toolbar, type Translate } from '@skirmish-kit/ui';
import { EditedPosition, type TileEdit } from './edited-position.ts';
import { EMPTY, unitAt } from './edits.ts';
import { editorStyles } from './editor-styles.ts';
import { SharePanel, linkTo } from './share-panel.ts';
import { pressKey } from './keys.ts';
import { notationView } from './notation.ts';
import { Palette } from './palette.ts';
import { rulesView } from './rules-panel.ts';
import { toolsView } from './tools.ts';
import { whatIfView } from './what-if.ts';
import { EDITOR_MESSAGES, type EditorKey } from './editor-messages.ts';

/** The position before the first tile is placed. */
const FIRST =
  '3.0_moloch_hq.b3_hybrid.c4.1_hunter-killer.b2.1_brain.a2.2_borgo_hq.e2_mutant.c3.4_claws.c2.4_medic.d1.4';

/** The position editor: tiles from a palette on a board, and the same position as text. */
export class PositionEditor extends SkirmishElement {
  static override readonly tag: string = 'skirmish-position-editor';
  static override styles: CSSResultGroup = [SkirmishElement.styles, elementStyles, editorStyles];

  readonly edited = new EditedPosition(
    new URL(location.href).searchParams.get('position') ?? FIRST,
  );
  stepping = false;
  #dragged = false;
  readonly #palette = new Palette(this);
  readonly #handOn = new SharePanel(this);
  readonly #board = new HexBoardController({
    radius: () => this.edited.radius,
    label: () => this.say('board'),
    picture: (focus) => boardPicture({ ...this.edited.scene(this.language), focus }),
    labels: (hexes) => hexes.map((hex) => this.#describe(hex)),
    click: (hex) => this.#done(this.edited.choose(hex)),
    hover: (hex) => this.#hover(hex),
    isGhost: (hex) => this.#isTaken(hex),
    turn: (by) => this.turn(by),
    tell: (hex) => this.announce(this.#describe(hex)),
    redraw: () => this.redraw(),
  });

  get say(): Translate<EditorKey> {
    return translator(EDITOR_MESSAGES, this.language);
  }

  root(): ParentNode {
    return this.renderRoot;
  }

  redraw(): void {
    this.requestUpdate();
  }

  tell(text: string): void {
    this.announce(text);
  }

  protected view(): TemplateResult {
    const { edited, stepping } = this;
    return html`<section class="frame" tabindex="-1" @keydown=${this.#onKey}>
      <header class="top">${this.#top()} ${rulesView(this)}</header>
      <div class="board-area" @pointerdown=${this.#onDown}>${this.#board.view(nothing)}</div>
      <div class="side">${toolsView(this)} ${this.#palette.view()} ${whatIfView(this)}</div>
      <div class="below">
        ${notationView(this)} ${this.#handOn.view()}
        <details>
          <summary>${this.say('keyboard')}</summary>
          <p class="quiet">${this.say('keys')}</p>
        </details>
      </div>
      ${
        stepping
          ? html`<skirmish-neuroshima-hex
              class="battle"
              mode="battle"
              position=${edited.notation}
            ></skirmish-neuroshima-hex>`
          : nothing
      }
    </section>`;
  }

  #top(): TemplateResult {
    const { edited, say } = this;
    return toolbar(say('controls'), [
      {
        label: say('undo'),
        act: () => this.undo(),
        disabled: !edited.canUndo,
        shortcut: 'Control+Z',
      },
      {
        label: say('redo'),
        act: () => this.redo(),
        disabled: !edited.canRedo,
        shortcut: 'Control+Shift+Z',
      },
      {
        label: say('clear'),
        act: () => this.change({ ...edited.position, ...CLEARED }),
        disabled: edited.position.units.length === 0,
      },
    ]);
  }

  protected override updated(): void {
    this.#board.paint(this.renderRoot);
    paintTiles(this.renderRoot, this.edited.looks);
  }

  change(position: Position, kind?: string): void {
    this.#go(() => this.edited.change(position, kind));
  }

  type(text: string): void {
    this.#go(() => this.edited.type(text));
  }

  typed(): void {
    this.#go(() => this.edited.typed());
  }

  turn(by: 1 | -1): void {
    this.#done(this.edited.turn(by));
  }

  wound(by: 1 | -1): void {
    this.#go(() => this.edited.wound(by));
  }

  removeUnit(hex?: Hex): void {
    this.#done(this.edited.remove(this.edited.picked ?? hex));
  }

  letGo(): void {
    this.#go(() => this.edited.letGo());
  }

  /** Opens the battle next to the board; loads its rules the first time. */
  toggleStepping(): void {
    this.stepping = !this.stepping;
    if (this.stepping) void import('@skirmish-kit/neuroshima-hex/define');
    this.redraw();
  }

  /** Handles a click on a palette tile; keyboard users continue on the board. */
  hold({ army, id }: TileLook, byKey: boolean): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    this.#done(this.edited.hold(army.id, id));
    if (!byKey || !this.edited.held) return;
    this.edited.hover = this.#board.focus;
    this.renderRoot.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }

  /** A tile of the palette is dragged onto the board. */
  drag({ army, id }: TileLook, down: PointerEvent): void {
    const { edited } = this;
    followDrag(down, {
      begin: () => {
        if (edited.held?.army !== army.id || edited.held.tile !== id) edited.hold(army.id, id);
      },
      over: (x, y) => this.#hover(this.#under(x, y)),
      drop: (x, y) => this.#drop(x, y, (hex) => edited.choose(hex)),
    });
  }

  /** A unit is dragged over the board, or off it. */
  readonly #onDown = (down: PointerEvent): void => {
    const from = this.#under(down.clientX, down.clientY);
    const { edited } = this;
    if (!from || edited.held || down.button !== 0 || !unitAt(edited.position, from)) return;
    followDrag(down, {
      begin: () => {
        edited.picked = from;
      },
      over: (x, y) => this.#hover(this.#under(x, y)),
      drop: (x, y) =>
        this.#drop(
          x,
          y,
          (hex) => edited.drag(from, hex),
          () => edited.remove(from),
        ),
    });
  };

  #drop(
    x: number,
    y: number,
    on: (hex: Hex) => TileEdit | undefined,
    off: () => TileEdit | undefined = () => undefined,
  ): void {
    this.#dragged = true;
    setTimeout(() => (this.#dragged = false));
    const hex = this.#under(x, y);
    this.edited.hover = undefined;
    this.#done(hex ? on(hex) : off());
    if (!hex) this.letGo();
  }

  #under(x: number, y: number): Hex | undefined {
    return this.#board.hexUnder(this.renderRoot, x, y)?.hex;
  }

  #hover(hex: Hex | undefined): void {
    if (this.edited.hover?.join() === hex?.join()) return;
    this.edited.hover = hex;
    this.redraw();
  }

  /** Whether the selected tile is on the hex, so that wheel and keys turn it. */
  #isTaken(hex: Hex): boolean {
    const { held, hover, picked } = this.edited;
    const at = held ? hover : picked;
    return at !== undefined && sameHex(at, hex);
  }

  #describe(hex: Hex): string {
    const { edited, say, language } = this;
    const name = nameHex(hex, edited.radius);
    const unit = unitAt(edited.position, hex);
    if (!unit) return say('empty', { hex: name });
    const { army, rotation = 0, wounds = 0, tile } = unit;
    return [
      `${name}: ${edited.name(unit, language)}`,
      edited.armyName(army, language),
      ...(tile === 'hq' ? [say('points', { n: edited.position.hq?.[army] ?? 20 })] : []),
      ...(rotation > 0 ? [say('turned-by', { n: rotation })] : []),
      ...(wounds > 0 ? [say('wounds', { n: wounds })] : []),
    ].join(', ');
  }

  /** Announces the edit and updates the URL. */
  #done(deed: TileEdit | undefined): void {
    if (deed) {
      const [army = '', tile = ''] = deed.tile.split('/');
      const name = this.edited.name({ army, tile }, this.language);
      this.announce(this.say(deed.what, { tile: name, hex: deed.hex, n: deed.n }));
    }
    this.#go(() => {});
  }

  #go(act: () => void): void {
    act();
    this.redraw();
    const link = linkTo(this.edited.notation, location.href);
    if (link !== location.href) history.replaceState(null, '', link);
  }

  undo(): void {
    this.#go(() => this.edited.undo());
  }

  redo(): void {
    this.#go(() => this.edited.redo());
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || target.closest('input, textarea, select, .battle')) return;
    const hex = target.role === 'gridcell' ? this.#board.focus : undefined;
    if (pressKey(event, this, hex)) event.preventDefault();
  };
}

/** An empty board with default rules. */
const CLEARED: Pick<Position, 'armies' | 'units' | 'hq'> = {
  armies: EMPTY.armies ?? [],
  units: [],
  hq: {},
};
