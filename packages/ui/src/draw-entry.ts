import { css, html, nothing, type TemplateResult } from 'lit';
import { makeFaces, refuse, type ChanceRequest } from '@skirmish-kit/core';
import { adoptStyles } from './frame/adopt-styles.ts';
import type { GameHost } from './game-host.ts';
import type { DicePrompt } from './frame/game-view.ts';
import type { Session } from './session.ts';
import { toolbar } from './toolbar.ts';
import { translatorOf } from './translator.ts';

const sayDraw = /* @__PURE__ */ translatorOf({
  chosen: { en: 'Chosen: {names}', fr: 'Choisies\u00a0: {names}' },
  controls: { en: 'Controls', fr: 'Commandes' },
  enter: { en: 'These were drawn', fr: 'Voilà la pioche' },
  'take-back': { en: 'Take back the last', fr: 'Retirer la dernière' },
  again: { en: 'Start over', fr: 'Recommencer' },
  'for-me': { en: 'Draw for me', fr: 'Piocher pour moi' },
});

const styles = css`
  .pile {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    max-block-size: 21em;
    overflow-y: auto;
  }
  .pile button {
    display: grid;
    justify-items: center;
    gap: 0.1em;
    padding: 0.3em;
    inline-size: 6.8em;
    font-size: 0.8em;
    line-height: 1.15;
    hyphens: auto;
    touch-action: manipulation;
  }
`;

/** A kind of thing in a bag or a pile: its label, its picture, its number. */
export interface DrawnItem {
  readonly id: string;
  readonly name: string;
  readonly picture: unknown;
  readonly count: number;
}

/** A draw that happened at a real table. */
export interface DrawRequest {
  /** The things to draw from, in the order of their faces. */
  readonly kinds: readonly DrawnItem[];
  /** How many were drawn. */
  readonly wanted: number;
}

/** Asks for what somebody drew at a real table: the bag to tap on. */
export class DrawPrompt<S> implements DicePrompt<S> {
  readonly #asked: (request: ChanceRequest) => DrawRequest;
  /** The faces that were tapped, and for which draw. */
  #drawn: readonly number[] = [];
  #request: ChanceRequest | undefined;

  constructor(asked: (request: ChanceRequest) => DrawRequest) {
    this.#asked = asked;
  }

  dicePrompt(
    host: GameHost<S>,
    session: Session<S, unknown>,
    request: ChanceRequest,
  ): TemplateResult {
    adoptStyles(host.renderRoot, styles);
    if (this.#request !== request) this.#drawn = [];
    this.#request = request;
    const { language } = host;
    const { kinds, wanted } = this.#asked(request);
    const take = (drawn: readonly number[]) => {
      this.#drawn = drawn;
      host.clearRefusal();
    };
    const left = (face: number) =>
      (kinds[face]?.count ?? 0) - this.#drawn.filter((each) => each === face).length;
    const names = this.#drawn.map((face) => kinds[face]?.name).join(', ') || '–';
    return html`<div class="draw-entry" role="group" aria-label=${sayDraw(language, 'enter')}>
      <div class="pile">
        ${kinds.map(({ id, name, picture, count }, face) =>
          count === 0
            ? nothing
            : html`<button
                type="button"
                data-kind=${id}
                ?disabled=${left(face) <= 0}
                @click=${() => take([...this.#drawn.slice(0, wanted - 1), face])}
              >
                ${picture} <span>${name} ×${left(face)}</span>
              </button>`,
        )}
      </div>
      <p aria-live="polite">${sayDraw(language, 'chosen', { names })}</p>
      <p role="alert">${host.refusal ?? nothing}</p>
      ${toolbar(sayDraw(language, 'controls'), [
        {
          label: sayDraw(language, 'enter'),
          act: () => {
            if (this.#drawn.length < wanted) host.refuse(refuse('too-few-drawn'));
            else host.answer(makeFaces(this.#drawn));
          },
          now: this.#drawn.length === wanted,
        },
        {
          label: sayDraw(language, 'take-back'),
          act: () => take(this.#drawn.slice(0, -1)),
          disabled: this.#drawn.length === 0,
        },
        {
          label: sayDraw(language, 'again'),
          act: () => take([]),
          disabled: this.#drawn.length === 0,
        },
        {
          label: sayDraw(language, 'for-me'),
          act: () => {
            const faces = session.rollForPlayer();
            if (faces !== undefined) host.answer(faces);
          },
        },
      ])}
    </div>`;
  }
}
