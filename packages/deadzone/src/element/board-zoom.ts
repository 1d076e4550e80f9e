import { html, nothing, type TemplateResult } from 'lit';
import { PanZoom } from '../board-view/index.ts';
import { translator, type MessageTable } from '@skirmish-kit/ui/translator';
import type { DeadzoneView } from './game-view.ts';

const closerWords = {
  farther: { en: 'Farther', fr: 'Plus loin' },
  whole: { en: 'All', fr: 'Tout' },
} satisfies MessageTable;

/** How much closer one press comes. */
const STEP = 1.6;

/** The battlefield from nearer: fingers draw it along and pull it apart, buttons and keys do too. */
export class BoardZoom {
  readonly #room: DeadzoneView;
  readonly #view = new PanZoom();
  /** The model that was centred last, and its cube. */
  #followed: string | undefined;

  constructor(room: DeadzoneView) {
    this.#room = room;
  }

  get wasDrag(): boolean {
    return this.#view.wasDrag;
  }

  tools(): TemplateResult {
    const say = translator(closerWords, this.#room.host.language);
    const closer = this.#room.say('closer');
    return html`<button type="button" aria-label=${closer} @click=${() => this.come(STEP)}>
        +
      </button>
      ${
        this.#view.isClose
          ? html`<button
                type="button"
                aria-label=${say('farther')}
                @click=${() => this.come(1 / STEP)}
              >
                −
              </button>
              <button
                type="button"
                aria-label=${say('whole')}
                title=${say('whole')}
                @click=${() => this.come(0)}
              >
                ▣
              </button>`
          : nothing
      }`;
  }

  come(factor: number): void {
    this.#view.come(factor);
    this.#room.host.requestUpdate();
  }

  /** Shows the selected part; centres a model that begins to act. */
  frame(svg: Element): void {
    const [x = 0, y = 0, width = 1, height = 1] = numbersIn(svg.getAttribute('viewBox'));
    const acting = svg.querySelector('.figure.acting');
    const [left, top] = numbersIn(acting?.getAttribute('transform'));
    const who = `${acting?.getAttribute('data-figure')} ${left} ${top}`;
    if (who !== this.#followed && left !== undefined && top !== undefined) {
      this.#followed = who;
      this.#view.look([(left - x) / width, (top - y) / height]);
    }
    const seen = this.#view.of({ x, y, width, height });
    const box = [seen.x, seen.y, seen.width, seen.height];
    svg.setAttribute('viewBox', box.map((at) => Math.round(at * 10) / 10).join(' '));
    svg.toggleAttribute('data-close', this.#view.isClose);
  }

  // What fingers do.

  finger(event: PointerEvent): void {
    const svg = event.currentTarget;
    if (event.type === 'pointerdown') this.#view.down(event);
    else if (event.type !== 'pointermove') this.#view.up(event);
    else if (svg instanceof Element && this.#view.move(event, svg.getBoundingClientRect()))
      this.#room.host.requestUpdate();
  }
}

function numbersIn(text: string | null | undefined): readonly number[] {
  return (text?.match(/-?[\d.]+/g) ?? []).map(Number);
}
