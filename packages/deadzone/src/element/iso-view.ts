import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { Cube } from '../board/index.ts';
import { adoptStyles } from '@skirmish-kit/ui';
import {
  isoPicture,
  isoStyles,
  cutawayAt,
  paintGliding,
  type CubeScene,
  type Cutaway,
} from '../board-view/index.ts';
import { translator, type MessageTable } from '@skirmish-kit/ui/translator';
import type { DeadzoneView } from './game-view.ts';

const isoWords = {
  turn: { en: 'Turn', fr: 'Tourner' },
  lift: { en: 'Lift', fr: 'Soulever' },
  'nothing-above': {
    en: 'Nothing to lift here: point at a building with rooms.',
    fr: 'Rien à soulever ici\u00a0: montrez un bâtiment qui a des pièces.',
  },
} satisfies MessageTable;

const isoSheet = unsafeCSS(isoStyles);

/** The battlefield from a corner: it can be turned, and the storeys of a building lifted off. */
export class IsoView {
  /** How often it is turned by a quarter. */
  #turns = 0;
  #lifts = false;
  readonly #room: DeadzoneView;

  constructor(room: DeadzoneView) {
    this.#room = room;
  }

  tools(): TemplateResult {
    const say = this.#say;
    return html`<button
        type="button"
        class="lift"
        aria-keyshortcuts="l"
        aria-pressed=${this.#lifts ? 'true' : 'false'}
        aria-label=${say('lift')}
        title=${say(this.#lifts && !this.#lifted ? 'nothing-above' : 'lift')}
        @click=${() => this.lift()}
      >
        ⇧
      </button>
      <button
        type="button"
        aria-label=${say('turn')}
        title=${say('turn')}
        @click=${() => this.#turn()}
      >
        ↻
      </button>
      ${
        this.#lifts && !this.#lifted
          ? html`<small class="spoken">${say('nothing-above')}</small>`
          : nothing
      }`;
  }

  /** Lifts what hides the cube that is looked at, or puts it back. */
  lift(): void {
    const { host } = this.#room;
    this.#lifts = !this.#lifts;
    if (this.#lifts && !this.#lifted) host.announce(this.#say('nothing-above'));
    host.requestUpdate();
  }

  /** Puts all storeys back. */
  lower(): void {
    this.#lifts = false;
  }

  paint(svg: Element, scene: CubeScene, spoken: Readonly<Record<string, string | number>>): void {
    adoptStyles(this.#room.host.renderRoot, isoSheet);
    const lift = this.#lifted;
    const shown = lift ? { ...scene, level: scene.board.levels } : scene;
    const picture = isoPicture(shown, this.#turns, lift);
    paintGliding(svg, { ...picture, attributes: { ...picture.attributes, ...spoken } });
  }

  /** What is lifted now. */
  get #lifted(): Cutaway | undefined {
    const cube = this.#lifts ? this.#looked : undefined;
    return cube && cutawayAt(this.#room.field.scene.board, cube);
  }

  /** The cube that is pointed at, or that of the selected or active model. */
  get #looked(): Cube | undefined {
    const { choosing, acting, battle } = this.#room;
    const { cube, model } = choosing.chosen ?? {};
    return cube ?? (battle.models.find(({ id }) => id === model) ?? acting)?.cube;
  }

  get #say() {
    return translator(isoWords, this.#room.host.language);
  }

  #turn(): void {
    this.#turns = (this.#turns + 1) % 4;
    this.#room.host.requestUpdate();
  }
}
