import { Harness, mountGame } from '@skirmish-kit/ui/testing';

/** The element as a person uses it: hexes by name, tiles by what is written on them. */
export class HexHarness extends Harness {
  /** Puts the element into the page with these attributes and waits for its room. */
  static async open(attributes: Readonly<Record<string, string>>): Promise<HexHarness> {
    return new HexHarness(await mountGame('skirmish-neuroshima-hex', attributes)).entered();
  }

  /** Waits until a room has been entered, and a game can be played on in it. */
  async entered(): Promise<this> {
    return this.until('[part~=frame]:not(.waiting), .waiting[aria-busy=false], [part=error]');
  }

  /** Waits for something that is fetched. */
  async until(selector: string): Promise<this> {
    while (!this.root.querySelector(selector)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      await this.settled();
    }
    return this.settled();
  }

  cell(hex: string): HTMLElement {
    return this.find(`[role=gridcell][data-hex="${hex}"]`);
  }

  async click(hex: string): Promise<this> {
    await this.settled();
    this.cell(hex).click();
    return this.settled();
  }

  /** A press of the mouse on the picture itself. */
  async point(hex: string, type = 'click', more: WheelEventInit = {}): Promise<this> {
    await this.settled();
    const box = this.cell(hex).getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const Kind = type === 'wheel' ? WheelEvent : PointerEvent;
    this.find('.board svg').dispatchEvent(
      new Kind(type, { ...at, ...more, bubbles: true, cancelable: true }),
    );
    return this.settled();
  }

  get hand(): readonly string[] {
    return this.all('.hand-tile').map((tile) => tile.dataset['tileId'] ?? '');
  }

  /** Taps a tile that was drawn at a real table. */
  async draw(tile: string): Promise<this> {
    const place = `.pile [data-kind="${tile}"]`;
    (await this.until(place)).find(place).click();
    return this.settled();
  }

  async take(tile: string): Promise<this> {
    this.find(`[data-tile-id="${tile}"]`).click();
    return this.settled();
  }
}
