import { html, nothing, type TemplateResult } from 'lit';
import { floorAt, parseCube, topCube, type Cube } from '../board/index.ts';
import { drawnIcon, percent, repaint, TabMemory } from '@skirmish-kit/ui';
import { levelPicture, planPicture, type CubeScene } from '../board-view/index.ts';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import { boardOf } from '../rules/battlefield.ts';
import type { BoardZoom } from './board-zoom.ts';
import { describeCube, describeTable } from '../messages/describe.ts';
import type { IsoView } from './iso-view.ts';
import { cursorAfter } from './cursor-after.ts';
import { loadCloser, loadIso, loadKeyTargets } from './chunks.ts';
import type { DeadzoneView } from './game-view.ts';
import { cubeSceneOf } from './picture/battle-picture.ts';
import { actingModel, sceneOf } from './scene.ts';
import type { Subject } from './subject.ts';
import { withRings } from './with-rings.ts';

/** The battlefield in the page: draws it in one of two views, and turns a pointer into cubes. */
export class Board {
  view: 'plan' | 'iso' = 'plan';
  /** What the mouse is over. */
  hover: Subject | undefined;
  /** The cube that the keyboard stands on. */
  cursor: Cube = [1, 1, 1];
  /** The model whose observers are shown. */
  watched: string | undefined;
  /** Models that are ringed because something is said of them. */
  ringed: readonly string[] = [];
  readonly #room: DeadzoneView;
  #level: number | undefined;
  /** Whether a person has asked for the level that is shown. */
  #isPicked = false;
  /** The model that was followed last, and its level. */
  #followed: string | undefined;
  /** The view of storeys, loaded when it is first used. */
  #iso: IsoView | undefined;
  /** What comes closer, once a finger or a key has wanted it. */
  #closer: BoardZoom | undefined;

  constructor(room: DeadzoneView) {
    this.#room = room;
    if (this.#memory?.read() === 'iso') this.show('iso');
  }

  /** Where the view is remembered while the page is reloaded. */
  get #memory(): TabMemory | undefined {
    const { renderRoot } = this.#room.host;
    return renderRoot instanceof ShadowRoot ? new TabMemory(renderRoot.host, 'view') : undefined;
  }

  /** Forgets what was pointed at; the game has moved on. */
  clear(): void {
    this.hover = this.watched = undefined;
  }

  get levels(): number {
    return boardOf(this.#room.battle).levels;
  }

  /**
   * The level that is shown. It follows the active model when it begins and when it changes level;
   * otherwise it stays as it is, also between activations.
   */
  get level(): number {
    const { battle, host } = this.#room;
    const acting = actingModel(battle, host.choice);
    const place = acting && `${acting.id} ${acting.cube[2]}`;
    if (place !== undefined && place !== this.#followed) {
      this.#followed = place;
      this.#level = acting?.cube[2];
      this.#isPicked = false;
    }
    this.#goToOwn();
    return Math.min(this.#level ?? this.#busiest, this.levels);
  }

  /** Who is to choose one of their models sees a level on which some stand, or the one they picked. */
  #goToOwn(): void {
    const { battle, host } = this.#room;
    const { choice, session } = host;
    const moment = `turn ${session?.game.answers.length}`;
    if (choice?.about !== 'turn' || this.#isPicked || this.#followed === moment) return;
    this.#followed = moment;
    const own = battle.models.filter(
      ({ seat, where, activated }) => seat === choice.who && where === 'field' && !activated,
    );
    const shown = this.#level ?? this.#busiest;
    const [first] = own;
    if (first && !own.some(({ cube }) => cube[2] === shown)) this.#level = first.cube[2];
  }

  /** Where most figures stand, and the ground before anybody does. */
  get #busiest(): number {
    const { models } = this.#room.battle;
    const count = (level: number) =>
      models.filter(({ where, cube }) => where === 'field' && cube[2] === level).length;
    let busiest = 1;
    for (let level = 2; level <= this.levels; level++)
      if (count(level) > count(busiest)) busiest = level;
    return busiest;
  }

  showLevel(level: number): void {
    this.#iso?.lower();
    this.#isPicked = true;
    this.#level = Math.max(1, Math.min(this.levels, level));
    this.#room.host.requestUpdate();
  }

  /** Changes the view; without the file that draws storeys it stays as it is. */
  show(view: 'plan' | 'iso'): void {
    const { host } = this.#room;
    const change = () => {
      this.view = view;
      this.#memory?.write(view);
      host.requestUpdate();
    };
    if (view === 'plan' || this.#iso) return change();
    loadIso().then(
      ({ IsoView: View }) => {
        this.#iso = new View(this.#room);
        change();
      },
      () => host.announce(this.#room.say('no-isometric')),
    );
  }

  /** Lifts the storeys that hide what is looked at; from above there are none. */
  lift(): void {
    if (this.view === 'iso') this.#iso?.lift();
  }

  /** Comes closer by a factor; a finger wants what it takes for that to be there. */
  come(factor = 1): void {
    if (this.#closer) return this.#closer.come(factor);
    loadCloser().then(
      ({ BoardZoom: View }) => {
        this.#closer ??= new View(this.#room);
        this.#closer.come(factor);
      },
      () => undefined,
    );
  }

  html(inside: unknown): TemplateResult {
    return html`<div class="board" part="board">
      <svg
        class="table cubes"
        tabindex="0"
        @click=${this.#onClick}
        @pointerdown=${this.#onFinger}
        @pointermove=${this.#onMove}
        @pointerup=${this.#onFinger}
        @pointercancel=${this.#onFinger}
        @touchstart=${this.#onTouch}
        @pointerleave=${this.#onLeave}
        @keydown=${this.#onKey}
      ></svg>
      ${inside}
    </div>`;
  }

  /** Levels from the top down, closer, and the two views. */
  tools(): TemplateResult {
    const { say } = this.#room;
    return html`<div class="levels" role="group" aria-label=${say('level')}>
        ${Array.from({ length: this.levels }, (_, i) => this.levels - i).map(
          (level) =>
            html`<button
              type="button"
              aria-pressed=${level === this.level ? 'true' : 'false'}
              aria-label=${say('level-n', { level })}
              @click=${() => this.showLevel(level)}
            >
              ${level}
            </button>`,
        )}
      </div>
      <div class="views" role="group" aria-label=${say('board')}>
        ${VIEWS.map(
          ([view, key, sign]) =>
            html`<button
              type="button"
              aria-pressed=${this.view === view ? 'true' : 'false'}
              aria-label=${say(key)}
              title=${say(key)}
              @click=${() => this.show(view)}
            >
              ${drawnIcon(sign)}
            </button>`,
        )}
        ${this.view === 'iso' ? this.#iso?.tools() : nothing}
      </div>
      <div class="closer" role="group" aria-label=${say('closer')}>
        ${
          this.#closer?.tools() ??
          html`<button type="button" aria-label=${say('closer')} @click=${() => this.come(1.6)}>
            +
          </button>`
        }
      </div>`;
  }

  /** A small plan of a level with who is on it. */
  thumbnail(level: number): SvgNode {
    const { battle, names } = this.#room;
    return levelPicture(cubeSceneOf(battle, names, level));
  }

  /** What is drawn now. */
  get scene(): CubeScene {
    const room = this.#room;
    const { battle, names, host } = room;
    const scene = sceneOf({
      battle,
      names,
      choice: host.choice,
      level: this.level,
      offers: host.choice ? room.choosing.offers : [],
      chosen: this.hover ?? room.choosing.chosen,
      looked: this.hover && !room.choosing.chosen ? undefined : room.choosing.looking,
      watched: this.watched,
      chance: this.#chance(),
      rays: room.chances.waiting.kit?.raysOf,
      pointerScene: room.later?.pointerScene,
    });
    if (room.frame) return { ...scene, lines: room.frame.lines };
    if (this.ringed.length > 0) return withRings(scene, this.ringed);
    const isQuiet = !scene.lines?.length && !room.choosing.chosen;
    return isQuiet
      ? { ...scene, lines: room.later?.lastShots(battle, host.session?.visibleGame.log ?? []) }
      : scene;
  }

  /** What the looked-at answer comes to, in a few words. */
  #chance(): string | undefined {
    const room = this.#room;
    const found = room.choosing.looking && room.chances.chanceOf(room.choosing.looking);
    return found && `${found.what} ${percent(found.probability, room.host.language)}`;
  }

  /** Draws the picture into the page; to be called after each update. */
  paint(): void {
    const { battle, names, host, say } = this.#room;
    const svg = host.renderRoot.querySelector('.board > svg.cubes');
    if (!svg) return;
    const { scene } = this;
    const spoken = {
      tabindex: 0,
      role: 'application',
      'aria-label': `${say('board')}. ${describeTable(battle, names)} ${say('board-keys')}`,
    };
    if (this.view === 'iso') this.#iso?.paint(svg, scene, spoken);
    else {
      const picture = planPicture(scene, this.#room.later?.planOverlay);
      repaint(svg, { ...picture, attributes: { ...picture.attributes, ...spoken } });
    }
    this.#closer?.frame(svg);
  }

  /** Scrolls to an element next to the board or below it, unless it is visible already. */
  reveal(selector: string): void {
    const { renderRoot } = this.#room.host;
    const found = renderRoot.querySelector(selector);
    const board = renderRoot.querySelector('.board')?.getBoundingClientRect();
    if (!found || !board) return;
    const { left, top, bottom } = found.getBoundingClientRect();
    const isBelow = left < board.right;
    if (isBelow && top >= board.bottom && bottom <= innerHeight) return;
    found.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }

  // What pointers and keys do.

  readonly #onClick = (event: MouseEvent): void => {
    const subject = subjectOf(event.target) ?? this.#subjectAt(event);
    if (!subject || this.#closer?.wasDrag) return;
    const covered = this.#room.choosing.isOffered(subject) ? undefined : this.#offeredUnder(event);
    const box = this.#room.host.renderRoot.querySelector('.board')?.getBoundingClientRect();
    const spot = box && { x: event.clientX - box.left, y: event.clientY - box.top };
    this.#room.choosing.point(covered ? { cube: covered } : subject, spot);
  };

  /** A cube that can be chosen, under a figure of another level with which nothing can be done. */
  #offeredUnder({ clientX, clientY }: MouseEvent): Cube | undefined {
    const root = this.#room.host.renderRoot;
    if (!(root instanceof ShadowRoot)) return undefined;
    const under = root.elementsFromPoint(clientX, clientY);
    const square = under.find((each) => each.matches('.square.offered'));
    return parseCube(square?.getAttribute('data-cube') ?? '');
  }

  readonly #onFinger = (event: PointerEvent): void => {
    if (!this.#closer && event.pointerType === 'touch') this.come();
    else this.#closer?.finger(event);
  };

  /** Two fingers are for the picture, not for the page. */
  readonly #onTouch = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };

  readonly #onMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return this.#closer?.finger(event);
    const subject = subjectOf(event.target);
    const figure = subject?.model === undefined ? undefined : { model: subject.model };
    if (figure?.model === this.hover?.model) return;
    this.hover = figure;
    this.#room.host.requestUpdate();
  };

  readonly #onLeave = (): void => {
    if (!this.hover) return;
    this.hover = undefined;
    this.#room.host.requestUpdate();
  };

  /**
   * Where the board was drawn anew between press and release, a click is on what old and new have in
   * common; its place still says what was meant.
   */
  #subjectAt({ clientX, clientY }: MouseEvent): Subject | undefined {
    const root = this.#room.host.renderRoot;
    return root instanceof ShadowRoot
      ? subjectOf(root.elementFromPoint(clientX, clientY))
      : undefined;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = cursorAfter(this.cursor, event.key);
    if (to) this.#go(to, to[2] === this.cursor[2]);
    else if (event.key === 'Enter' || event.key === ' ') void this.#press();
    else if (event.key === 'n' || event.key === 'N') void this.#next(event.shiftKey ? -1 : 1);
    else if (event.key === '+' || event.key === '-') this.come(event.key === '+' ? 1.6 : 1 / 1.6);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  async #next(by: 1 | -1): Promise<void> {
    const { nextTarget } = await loadKeyTargets();
    const { battle, choosing } = this.#room;
    const cube = nextTarget(battle, choosing.offers, this.cursor, by);
    if (cube) this.#go(cube, false);
  }

  /** Chooses what is under the cursor; what has to be confirmed gets the keyboard. */
  async #press(): Promise<void> {
    const { subjectAt } = await loadKeyTargets();
    const { battle, choosing, host } = this.#room;
    choosing.point(subjectAt(battle, choosing.offers, this.cursor));
    await host.updateComplete;
    host.renderRoot.querySelector<HTMLElement>('.main-bar .confirm')?.focus();
  }

  /** The keyboard goes to a cube: its square's highest floor up to the level, or the level itself. */
  #go([column, row, wanted]: Cube, onFloor: boolean): void {
    const { battle, names, host } = this.#room;
    const board = boardOf(battle);
    let level = Math.max(1, Math.min(board.levels, wanted));
    if (onFloor) {
      level = Math.min(topCube(board, column, row)[2], Math.max(level, this.level));
      while (level > 1 && floorAt(board, [column, row, level]) === 'none') level--;
    }
    this.cursor = [column, row, level];
    this.#isPicked = true;
    this.#level = Math.max(level, onFloor ? this.level : 1);
    this.hover = { cube: this.cursor };
    host.announce(describeCube(battle, this.cursor, names));
    host.requestUpdate();
  }
}

const VIEWS = [
  ['plan', 'from-above', 'M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11'],
  ['iso', 'isometric', 'M8 2 13.5 5v6L8 14 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6'],
] as const;

/** The figure or cube that a part of the picture stands for. */
function subjectOf(target: EventTarget | null): Subject | undefined {
  if (!(target instanceof Element)) return undefined;
  const figure = target.closest('[data-figure]')?.getAttribute('data-figure');
  if (figure) return { model: figure };
  const cube = parseCube(target.closest('[data-cube]')?.getAttribute('data-cube') ?? '');
  return cube && { cube };
}
