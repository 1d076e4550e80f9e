import type { ChoiceRequest } from '@skirmish-kit/core';
import { direction, sameHex, type Hex } from '@skirmish-kit/space';
import type { Tool } from '@skirmish-kit/ui';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { ArmyStyle, TileLook } from '../packs/army-style.ts';
import type { Unit } from '../rules/state.ts';
import { sceneOf } from './board-scene.ts';
import type { HexBoardViewHost } from './hex-board-view.ts';
import { BattlefieldView } from './battlefield-view.ts';
import { instantThreats } from './instant-preview.ts';
import type { linksOf } from './module-links.ts';
import { TileSelection } from './tile-selection.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';

/** A board on which tiles of a hand are played: taken up, held over hexes, turned, laid down. */
export abstract class TilePlacementView<
  Host extends HexBoardViewHost,
> extends BattlefieldView<Host> {
  readonly picking: TileSelection;
  /** The hex under the pointer or the keyboard. */
  hovered: Hex | undefined;
  /** The cell whose card is open, and what draws its links: it comes with the cards. */
  lookedAt: number | undefined;
  protected linksOf: typeof linksOf | undefined;

  constructor(host: Host, fans: FanArmies) {
    super(host, fans);
    this.picking = new TileSelection({
      choice: () => this.choice,
      unitOn: (cell) => this.unitToPick(cell),
      turns: (tile) => this.turns(tile),
    });
  }

  /** What can be answered now. */
  abstract get choice(): ChoiceRequest | undefined;

  /** The army that is asked, or whose turn it is. */
  get army(): ArmyStyle | undefined {
    return this.names.lookOfSeat(this.seat);
  }

  protected unitToPick(cell: number): Unit | undefined {
    return this.unitOn(cell);
  }

  /** Whether a tile is turned before it is laid down: one that looks the same all around is not. */
  protected turns(tile: string): boolean {
    const [first, ...rest] = this.army?.tile(tile)?.edges ?? [];
    return rest.some((edge) => JSON.stringify(edge) !== JSON.stringify(first));
  }

  override hover(hex: Hex | undefined): void {
    if (this.hovered?.join() === hex?.join()) return;
    this.hovered = hex;
    this.host.requestUpdate();
  }

  override turn(by: 1 | -1): void {
    const { names, picking, host } = this;
    if (!picking.turn(direction(by))) return;
    const look = this.#ghostLook();
    const turned = names.say('rotation', { n: picking.rotation });
    if (look) host.announce(`${names.nameOf(look)}, ${turned}`);
    host.requestUpdate();
  }

  /** Turns what is taken up, either way. */
  turnTools(): readonly Tool[] {
    const { names } = this;
    return [
      { sign: '↺', label: names.say('turn-left'), act: () => this.turn(-1) },
      { sign: '↻', label: names.say('turn-right'), act: () => this.turn(1), shortcut: 'R' },
    ];
  }

  /** What is still to be pointed at with what is taken up; nothing when all of it is said. */
  protected nextStep(params: { readonly tile: string; readonly hex: string }): string | undefined {
    const { names } = this;
    const { doing, from, ghost, answer } = this.picking;
    if (ghost) return names.say('pick-turn', params);
    if (doing === 'place') return names.say('pick-hex', params);
    if (from !== undefined) return names.say('pick-second');
    return answer === undefined ? names.say('pick-unit', params) : undefined;
  }

  /** What is taken up, and where it is held, by name. */
  protected pickedWords(tile: string): { readonly tile: string; readonly hex: string } {
    const { names, picking } = this;
    const [hex] = picking.to === undefined ? [] : this.hexesOf([picking.to]);
    return { tile: names.tile(this.army?.id ?? '', tile), hex: hex ? names.hex(hex) : '' };
  }

  /** The same of what lies ready to be placed. */
  get placeWords(): { readonly tile: string; readonly hex: string } {
    return this.pickedWords(this.picking.tile ?? '');
  }

  /** The label of a hex says whether the selected tile may go there. */
  protected override labels(hexes: readonly Hex[]): readonly string[] {
    const { choice, picking, now } = this;
    const labels = super.labels(hexes);
    if (!choice || !picking.doing) return labels;
    const lit = new Set(picking.lit);
    const possible = now.names.say('lit-hex');
    return labels.map((label, i) => {
      const hex = hexes[i];
      return hex && lit.has(now.field.table.board.cell(hex)) ? `${label}, ${possible}` : label;
    });
  }

  /** The board as it is played on: quiet until something is taken up. */
  protected scene(): BoardScene {
    const { picking, ghost, choice } = this;
    const lit = new Set(choice ? picking.lit : []);
    const scene = sceneOf(this.now, (_, cell) =>
      cell === picking.from ? ['chosen'] : lit.has(cell) ? ['choosable'] : [],
    );
    const quiet = picking.doing === undefined && choice?.about === 'action';
    const hexes = quiet ? [] : this.hexesOf([...lit]);
    const looked = this.lookedAt === undefined ? {} : this.linksOf?.(this.now, this.lookedAt);
    return { ...scene, ...looked, ...this.#struck(lit), lit: hexes, ghost };
  }

  /** What the instant that is taken up would do where it is aimed at. */
  #struck(lit: ReadonlySet<number>): Pick<BoardScene, 'threats'> {
    const { picking, army, hovered } = this;
    const look = army?.tile(picking.tile ?? '');
    const cell = picking.to ?? (hovered && this.cellOf(hovered));
    if (look?.kind !== 'instant' || cell === undefined || !lit.has(cell)) return {};
    return { threats: instantThreats(this.now.field, look, cell) };
  }

  protected override isGhost(hex: Hex): boolean {
    const { ghost } = this;
    return ghost !== undefined && sameHex(ghost.hex, hex);
  }

  /** The tile that would lie somewhere: pinned, or under the pointer. */
  get ghost(): PlacedTile | undefined {
    const { picking, hovered } = this;
    const look = this.#ghostLook();
    const pinned = picking.ghost;
    const [hex = hovered] = pinned ? this.hexesOf([pinned.cell]) : [];
    if (!look || !hex) return undefined;
    const cell = this.cellOf(hex);
    const free = this.unitOn(cell) === undefined || cell === picking.from;
    if (!pinned && !free) return undefined;
    return { id: 0, look, hex, rotation: picking.rotation, states: ['ghost'] };
  }

  #ghostLook(): TileLook | undefined {
    const { picking, army, names, choice } = this;
    if (!choice) return undefined;
    if (choice.about === 'place-hq') return army?.tile('hq');
    const { tile, from } = picking;
    if (from !== undefined && picking.moves) {
      const unit = this.unitOn(from);
      return unit && names.lookOfSeat(unit.seat)?.tile(unit.tile);
    }
    const look = tile === undefined ? undefined : army?.tile(tile);
    return look && look.kind !== 'instant' ? look : undefined;
  }
}
