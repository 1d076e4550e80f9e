import { unsafeCSS, type CSSResultGroup, type PropertyDeclarations } from 'lit';
import {
  isProblems,
  problem,
  type Catalogue,
  type PackPin,
  type Problem,
} from '@skirmish-kit/core';
import {
  adoptSheet,
  frameStyles,
  GameElement,
  sayUi,
  type Asked,
  type GameFrame,
  type Play,
  type Sources,
  type StartRoom,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import { GameWithPuzzles, type BoardPage } from '@skirmish-kit/ui/puzzle';
import type { Setup, State } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { elementStyles } from './element-styles.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import { inAllWords, loadPackReader, loadReading, rooms } from './load-room.ts';
import { loadRules } from './load-rules.ts';
import { openRoom, type PageTexts, type RoomHost } from './open-page.ts';
import type { PlayRoom } from './game-view.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-neuroshima-hex',
  name: 'Neuroshima Hex',
  modes: MODES,
  bots: BOTS,
  starts: [
    ...['mode', 'armies', 'rules', 'seats', 'seed', 'record', 'setup'],
    ...['position', 'answers', 'hand', 'goal', 'pack', 'companion', 'start'],
  ],
  fixes: ['armies', 'seats'],
};

/** Where a game is played: with the armies that the room was made for. */
interface Played {
  readonly room: PlayRoom;
  readonly frame: GameFrame<State, Setup>;
}

/**
 * Neuroshima Hex in a web page: play it, step through a battle, show a position, look up tiles, show a
 * game that was played, or keep the books beside a real box.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-neuroshima-hex armies="moloch,borgo" seats="human,bot" seed="7">
 *   <p>A game to play. It needs scripts.</p>
 * </skirmish-neuroshima-hex>
 * ```
 *
 * @tagname skirmish-neuroshima-hex
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @csspart board - the board
 * @csspart top - armies, points, whose turn
 * @csspart hand - the tiles in hand
 * @csspart actions - what is asked and what can be answered
 * @csspart battle - a battle phase by phase
 * @csspart log - what happened
 * @csspart second-view - keys and the command line
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-moloch - the colour of an army, and so on for each
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-tried - a puzzle was tried; `detail.solved`
 * @fires skirmish-next - the reader wants the next puzzle; only with `next`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishNeuroshimaHex
  extends GameWithPuzzles<State, Setup, Mode, FanArmies>
  implements RoomHost
{
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [GameElement.styles, frameStyles, elementStyles];

  static override properties: PropertyDeclarations = {
    mode: {},
    armies: {},
    rules: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    answers: {},
    hand: {},
    goal: {},
    pack: {},
    companion: {},
    save: {},
    page: {},
    next: { type: Boolean },
    setup: { attribute: false },
  };

  /** `play` (the default), `battle`, `diagram`, `puzzle`, `replay`, `reference` or `table`. */
  declare mode: Mode | Unset;
  /** Armies in the order of first turns: `moloch,borgo`. */
  declare armies: string | Unset;
  /** The edition and what is played otherwise, as positions begin: `3.0!extended!mode-teams`. */
  declare rules: string | Unset;
  /** Who sits where: `human`, `bot`, `quick`, `strong` or `random`. All are people unless told. */
  declare seats: string | Unset;
  /** Where draws come from; the same seed draws the same tiles. By default another each time. */
  declare seed: string | number | Unset;
  /** A game as text: replayed with `mode="replay"`, else played on from its end. */
  declare record: string | Unset;
  /**
   * A position as one line: the battle to step through, the puzzle, or where `play` and `table` go
   * on from. JSON is taken as well, except for a puzzle.
   */
  declare position: string | Unset;
  /** Answers to the choices of that battle, in their order, parted by blanks. */
  declare answers: string | Unset;
  /** Whose turn it is in a position, and what they hold: `borgo:mutant,claws`. */
  declare hand: string | Unset;
  /** What a puzzle wants: `win`, `clear`, `damage-4`, `shield-2`, `keep-3`, one or several. */
  declare goal: string | Unset;
  /** Addresses of army packs, parted by blanks: `armies="marsh,moloch" pack="marsh.json"`. */
  declare pack: string | Unset;
  /**
   * Addresses of companion modules for armies that need one. They are code and run with the page:
   * name only what you trust. A pack can never name one itself.
   */
  declare companion: string | Unset;
  /** A name under which the game is kept in this browser, and gone on with next time. */
  declare save: string | Unset;
  /** The address of a page that reads `?mode=…&record=…`: links lead there, else to this very page. */
  declare page: string | Unset;
  /** The page has another puzzle: once this one is solved, a button asks for it. */
  declare next: boolean | Unset;
  /** Everything at once, as data: edition, mode, armies, options. */
  declare setup: unknown;

  #played: Played | undefined;
  /** Armies that travel inside the record that was asked for. */
  #inside: readonly PackPin[] = [];
  protected readonly vocabulary = VOCABULARY;

  constructor() {
    super();
    this.mode = 'play';
  }

  protected override async loadStart(): Promise<StartRoom> {
    const { startRoom, startStyles } = await rooms.start();
    adoptSheet(this.renderRoot, startStyles);
    return startRoom(this.#fans, this.armies ?? '', this.rules ?? '');
  }

  protected loadCatalogue(): Promise<Catalogue> {
    return loadRules();
  }

  /** Armies of the page besides those of the box. */
  get #fans(): FanArmies {
    return this.brought ?? NO_FAN_ARMIES;
  }

  protected override get packsFrom(): string {
    const inside = this.#inside.map(({ hash }) => hash);
    return [super.packsFrom, (this.companion ?? '').trim(), ...inside].filter(Boolean).join(' / ');
  }

  /** What is wrong is told, and the armies of the box can be played all the same. */
  protected async readPacks(): Promise<FanArmies> {
    const reader = await loadPackReader().catch(() => undefined);
    const missing = problem('pack', 'room-missing', sayUi(this.language, 'room-missing'));
    if (!reader) return { ...NO_FAN_ARMIES, problems: [missing] };
    const fans = await reader.readFanArmies(this.pack ?? '', this.companion ?? '', this.#inside);
    adoptSheet(this.renderRoot, unsafeCSS(fans.styles));
    return fans;
  }

  /** Besides the armies of the page there are those that travel inside a record. */
  protected override async gather(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    const { record } = asked;
    this.#inside = record ? await (await loadReading()).pinsInside(record) : [];
    if (wanted()) await super.gather(asked, wanted);
  }

  protected override async openPage(
    mode: Mode,
  ): Promise<BoardPage | readonly Problem[] | undefined> {
    const page = await openRoom(mode, this, this.#fans, this.#texts());
    return isProblems(page) ? inAllWords(page) : page;
  }

  protected async openPlay(): Promise<Play<State, Setup, Mode>> {
    const kit = await rooms.play();
    const fans = this.#fans;
    if (this.#played?.room.fans !== fans) {
      const room = new kit.PlayRoom(this, fans);
      this.#played = { room, frame: new kit.GameFrame(this, room) };
    }
    const { room, frame } = this.#played;
    const start = async (asked: Asked<Mode>) => {
      const setup = asked.setup ?? this.setup;
      const from = { ...asked, ...this.#texts(), setup };
      const started = await kit.startSession(room.library, fans, from);
      return isProblems(started) ? inAllWords(started) : started;
    };
    return { frame, start };
  }

  /** What the page wrote; nothing for what it did not write or took away again. */
  #texts(): PageTexts {
    const { armies, rules, position, answers, hand, goal } = this;
    return {
      armies: armies ?? '',
      rules: rules ?? '',
      position: position ?? '',
      answers: answers ?? '',
      hand: hand ?? '',
      goal: goal ?? '',
    };
  }

  /** Nothing can be shown; what is wrong with armies of the page is often why. */
  protected override broken(problems: readonly Problem[]): void {
    super.broken([...this.wrong, ...problems]);
  }

  protected override async loadWriter() {
    return { write: (await import('../notation/game-text.ts')).makeGameText };
  }

  protected override sources(): Sources {
    return this;
  }
}
