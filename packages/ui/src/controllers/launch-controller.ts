import type { PropertyValues } from 'lit';
import { isProblems, problem, type Problem } from '@skirmish-kit/core';
import { wordProblems } from '../attributes.ts';
import {
  attributeText,
  COMMON_ATTRIBUTES,
  type ElementDefinition,
  type LaunchedGame,
  type ModePage,
  type PlayModule,
} from '../element-definition.ts';
import type { GameFrame } from '../frame/game-frame.ts';
import { whenNearViewport } from '../frame/loading-indicator.ts';
import { DEFAULT_PLAYBACK } from '../frame/start-source.ts';
import type { HistoryEntry } from '../game-history.ts';
import type { GameHost } from '../game-host.ts';
import { parseLaunchOptions, showsStartPanel, type ParsedLaunch } from '../launch-options.ts';
import { readRecordInput } from '../record-input.ts';
import { saltsOfGame } from '../seal-salts.ts';
import type { Session } from '../session.ts';
import { readPageLink } from '../share/page-link.ts';
import { uiText } from '../ui-messages.ts';
import { warnOfMissing } from '../warn-of-missing.ts';
import { playersOf, type AutosaveController } from './autosave-controller.ts';
import type { BotController } from './bot-controller.ts';
import type { GuideController } from './guide-controller.ts';
import type { LoadingController } from './loading-controller.ts';
import type { PackController } from './pack-controller.ts';
import type { RevealController } from './reveal-controller.ts';
import type { SessionController } from './session-controller.ts';
import type { StartPanelController } from './start-panel-controller.ts';

/** The part of the element that the controller uses. */
type LaunchHost<S, Setup> = GameHost<S, Setup> &
  HTMLElement & { readonly record: string | null | undefined };

/** The parts of the element that a launch changes. */
export interface LaunchParts<S, Setup> {
  readonly definition: () => ElementDefinition<S, Setup>;
  readonly session: SessionController<S, Setup>;
  readonly bots: BotController<S, Setup>;
  readonly autosave: AutosaveController<S, Setup>;
  readonly packs: PackController;
  readonly startPanel: StartPanelController<S, Setup>;
  readonly guide: GuideController<S, Setup>;
  readonly loading: LoadingController;
  readonly reveal: RevealController<S, Setup>;
  readonly problems: () => readonly Problem[];
  readonly report: (problems: readonly Problem[]) => void;
  /** The problems of an earlier launch are over. */
  readonly clearProblems: () => void;
}

/**
 * Launches what the page requests: reads its attributes, loads packs, then shows the start panel, a
 * page, a guided game or a game. A later launch replaces an earlier one that is still loading.
 */
export class LaunchController<S, Setup> {
  readonly #host: LaunchHost<S, Setup>;
  readonly #parts: LaunchParts<S, Setup>;
  #current = new AbortController();
  #page: ModePage | undefined;
  #frame: { readonly packs: unknown; readonly frame: GameFrame<S, Setup> } | undefined;
  /** The record of the history that is resumed by the next launch. */
  #resumed = '';

  constructor(host: LaunchHost<S, Setup>, parts: LaunchParts<S, Setup>) {
    this.#host = host;
    this.#parts = parts;
  }

  /** The page that is shown instead of a game. */
  get page(): ModePage | undefined {
    return this.#page;
  }

  /** Launches again if one of these attributes decides what is shown. */
  attributesChanged(changed: PropertyValues, isFirst: boolean): void {
    const { guide, session, startPanel } = this.#parts;
    if (isFirst) this.#openLink();
    const { mode } = this.#host.attributeValues;
    if (isFirst && (mode || 'play') === 'play' && guide.wasUnderWay)
      this.#host.commands.setAttributes({ guide: true });
    if (!isFirst && !this.#restartsOn(changed)) return;
    const before = changed.has('guide') ? guide.changed() : undefined;
    if (before) return session.begin(before);
    startPanel.reset();
    if (isFirst) whenNearViewport(this.#host, () => void this.launch());
    else void this.launch();
  }

  #restartsOn(changed: PropertyValues): boolean {
    const { attributes = {} } = this.#parts.definition();
    const all = Object.entries({ ...COMMON_ATTRIBUTES, ...attributes });
    return all.some(([name, spec]) => 'restarts' in spec && spec.restarts && changed.has(name));
  }

  /** A link to this page may say what is shown in it. */
  #openLink(): void {
    const linked = readPageLink(this.#host);
    if (linked.size === 0) return;
    const values = [...linked].map(([name, value]) => [
      name,
      name === 'at' ? Number(value) : value,
    ]);
    this.#host.commands.setAttributes(Object.fromEntries(values));
    void this.#host.updateComplete.then(() => this.#host.scrollIntoView({ block: 'nearest' }));
  }

  /** Replaces the launch that is under way. */
  #replaceLaunch(): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  /** Launches what the page requests; with `isNew` whatever is saved. */
  async launch(isNew = false): Promise<void> {
    const signal = this.#replaceLaunch();
    const { autosave, packs, session, startPanel, loading } = this.#parts;
    autosave.isSaveOpened = false;
    const request = this.#parse(isNew);
    if ('corruption' in request) {
      autosave.opened = request.record;
      return this.fail([request.corruption]);
    }
    if ('unknown' in request) {
      const problems = await wordProblems(request.unknown);
      return signal.aborted ? undefined : this.fail(problems);
    }
    this.#parts.clearProblems();
    autosave.opened = request.record;
    autosave.status = 'kept';
    this.#page = undefined;
    startPanel.close();
    session.begin(undefined);
    loading.begin();
    if (autosave.slot) void autosave.loadWriter();
    try {
      await packs.load(this.#parts.definition().chunks, request.record, signal);
      if (signal.aborted) return;
      if (this.#asksFirst(request)) await this.#openStartPanel(signal);
      else await this.#open(request, signal);
      if (!signal.aborted) this.#host.requestUpdate();
    } catch (error) {
      this.#reportMissing(error, signal);
    } finally {
      if (!signal.aborted) loading.end();
    }
  }

  /** A file of the element could not be loaded. */
  #reportMissing(error: unknown, signal: AbortSignal): void {
    const { localName, language } = this.#host;
    warnOfMissing(`<${localName}>`, error);
    const where = error instanceof Error ? error.message : '';
    if (signal.aborted) return;
    this.#showProblems([problem(where, 'room-missing', uiText(language, 'room-missing'))]);
  }

  /** Reads what is launched, and decides what becomes of the saved game. */
  #parse(isNew: boolean): ReturnType<typeof parseLaunchOptions> {
    const { definition, startPanel, autosave } = this.#parts;
    const { modes, bots } = definition();
    const { attributeValues } = this.#host;
    const text = (name: string) => attributeText(attributeValues, name);
    const resumed = this.#resumed;
    const { slot } = autosave;
    const request = parseLaunchOptions({
      modes,
      bots,
      attributes: {
        mode: text('mode'),
        seats: text('seats'),
        seed: attributeValues['seed'],
        record: text('record'),
        guide: attributeValues['guide'] === true,
      },
      content: readRecordInput(this.#host),
      selection: startPanel.selection,
      save: slot,
      resumed,
      isNew,
    });
    if ('unknown' in request) return request;
    const isSave = 'corruption' in request || request.origin === 'save';
    if (isSave) autosave.isSaveOpened = slot?.read() !== '';
    else if (request.origin === 'history') {
      this.#resumed = '';
      slot?.begin(resumed);
      autosave.isSaveOpened = slot?.text === resumed;
    } else if (request.origin !== 'guide' && request.origin !== 'replay') slot?.begin();
    return request;
  }

  /** Whether the start panel is shown before anything runs. */
  #asksFirst(request: ParsedLaunch<string>): boolean {
    const { definition, startPanel } = this.#parts;
    const { chunks, skipStartPanelIf = [] } = definition();
    if (!chunks.start || startPanel.selection) return false;
    const { attributeValues } = this.#host;
    const start = attributeText(attributeValues, 'start');
    return showsStartPanel(request, start, skipStartPanelIf, (name) =>
      Boolean(attributeValues[name]),
    );
  }

  async #openStartPanel(signal: AbortSignal, left?: Session<S, Setup>): Promise<void> {
    const { definition, startPanel, packs } = this.#parts;
    const { start } = definition().chunks;
    const page = { attributes: { ...this.#host.attributeValues }, packs: packs.packs };
    if (start) await startPanel.open(() => start(page), signal, left);
  }

  /** Shows the page of a mode, or begins a game. */
  async #open(request: ParsedLaunch<string>, signal: AbortSignal): Promise<void> {
    const { definition, packs, guide: guides } = this.#parts;
    const { chunks } = definition();
    const attributes = { ...this.#host.attributeValues };
    const setup = request.setup ?? attributes['setup'];
    const options = { ...request, setup, attributes, packs: packs.packs };
    const loadPage = chunks.pages?.[request.mode];
    if (loadPage) {
      const page = await loadPage(this.#host, options);
      if (signal.aborted) return;
      if (isProblems(page)) this.fail(page);
      else this.#page = page;
      return;
    }
    if (request.mode === 'replay' && !request.record) return;
    const play = await chunks.play();
    if (signal.aborted) return;
    const frame = this.#frameFor(play);
    if (request.guide) await frame.ready();
    const guide = request.guide ? await frame.room.guide?.() : undefined;
    if (guide) {
      const lesson = { seed: guide.seed, setup: guide.setup, seats: [] };
      const bare = { ...options, ...lesson, attributes: {}, packs: undefined };
      return guides.mount(await play.launch(bare), frame, guide, signal);
    }
    const blocking = packs.blocking(request.record);
    const launched = blocking.length > 0 ? blocking : await play.launch(options);
    this.#mount(launched, frame, signal);
  }

  /** The frame of the game, made anew for other packs. */
  #frameFor(play: PlayModule<S, Setup, string, object>): GameFrame<S, Setup> {
    const { packs } = this.#parts.packs;
    if (!this.#frame || this.#frame.packs !== packs) {
      const view = play.createView(this.#host, packs);
      this.#frame = { packs, frame: new play.GameFrame(this.#host, view) };
    }
    return this.#frame.frame;
  }

  /** Shows a game that was launched once it can be saved, or says why there is none. */
  #mount(
    launched: LaunchedGame<S, Setup> | readonly Problem[],
    frame: GameFrame<S, Setup>,
    signal: AbortSignal,
  ): void {
    const { autosave, bots, session: sessions, startPanel } = this.#parts;
    const { ready } = autosave;
    if (signal.aborted) return isProblems(launched) ? undefined : launched.session.releaseBots();
    if (ready) return void ready.then(() => this.#mount(launched, frame, signal));
    if (isProblems(launched)) return this.fail(launched);
    const { session } = launched;
    const at = Number(this.#host.attributeValues['at'] ?? 0);
    if (session.isRecorded && at) session.seek({ to: at });
    if (autosave.isSaveOpened) session.salts = saltsOfGame(autosave.opened);
    sessions.botsMissing = false;
    sessions.begin(session, frame);
    const { moves, films } = startPanel.watching;
    if (moves === 'at-once') bots.pace = 0;
    frame.films = films;
    bots.run(true);
    if (!session.isRecorded) autosave.reportOtherGame();
  }

  /** Shows nothing but problems; problems of packs are often the cause. */
  fail(problems: readonly Problem[]): void {
    const { packs } = this.#parts;
    const others = packs.problems.filter((found) => packs.packs && !problems.includes(found));
    this.#showProblems([...others, ...problems]);
  }

  #showProblems(problems: readonly Problem[]): void {
    this.#parts.reveal.cancel();
    this.#parts.session.begin(undefined);
    this.#parts.report(problems);
  }

  /** Launches a new game in place of another one, which is saved first. */
  launchInPlaceOf(
    left: Session<S, Setup> | undefined,
    seats: readonly string[],
    launch: () => void = () => void this.launch(true),
  ): void {
    this.#parts.reveal.press();
    const signal = this.#replaceLaunch();
    this.#parts.autosave.makeRoom(left, seats, () => signal.aborted || launch());
  }

  /** Opens the start panel, or begins the same game again where there is none. */
  newGame(): void {
    this.#parts.reveal.press();
    const { definition, problems, session, startPanel } = this.#parts;
    if (!definition().chunks.start || problems().length > 0) return this.rematch();
    const signal = this.#replaceLaunch();
    const left = session.session;
    startPanel.close();
    session.begin(undefined);
    void this.#openStartPanel(signal, left);
  }

  /** The same setup with other chances, and with these players. */
  rematch(seats: readonly string[] = this.players): void {
    const { session, startPanel } = this.#parts;
    const left = session.session;
    if (left) {
      const watching = startPanel.selection?.watching ?? DEFAULT_PLAYBACK;
      const draft = { ...Object(left.liveGame.setup) };
      startPanel.selection = { draft, seats, seed: '', watching };
    }
    this.launchInPlaceOf(left, seats);
  }

  get players(): readonly string[] {
    const { session } = this.#parts.session;
    return session ? playersOf(session) : [];
  }

  /** Resumes a game of the history. */
  resume(game: HistoryEntry): void {
    const { autosave, startPanel } = this.#parts;
    const { record, seats } = game;
    const left = startPanel.takeLeft();
    startPanel.selection = { draft: undefined, seats, seed: '', watching: DEFAULT_PLAYBACK };
    this.#resumed = record;
    this.launchInPlaceOf(left, seats, () => {
      autosave.saveResumed(game);
      void this.launch();
    });
  }
}
