import type { ReactiveController } from 'lit';
import {
  NestedGame,
  type ChoiceRequest,
  type Game,
  type Language,
  type Narrator,
  type PlayableSystem,
  type Refusal,
  type RuleId,
} from '@skirmish-kit/core';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import type { GameSnapshot, SessionSnapshot } from '../game-snapshot.ts';
import { Session } from '../session.ts';
import type { AttributeValues, GameCommands, GameHost, HostViews } from '../game-host.ts';
import type { RuleTexts } from '../rule-panel.ts';

/** The snapshot of the session around, with the state of the inner game. */
class InnerSession<S, Setup, O, OuterSetup> extends Session<S, Setup> {
  readonly #outer: () => SessionSnapshot<O, OuterSetup> | undefined;
  readonly #inner: (outer: O) => S | undefined;
  #mapped:
    | {
        readonly outer: SessionSnapshot<O, OuterSetup>;
        readonly snapshot: SessionSnapshot<S, Setup>;
      }
    | undefined;

  constructor(
    game: Game<S, Setup>,
    outer: () => SessionSnapshot<O, OuterSetup> | undefined,
    inner: (outer: O) => S | undefined,
  ) {
    super(game);
    this.#outer = outer;
    this.#inner = inner;
  }

  override get snapshot(): SessionSnapshot<S, Setup> {
    const outer = this.#outer();
    if (!outer) return super.snapshot;
    if (this.#mapped?.outer !== outer) this.#mapped = { outer, snapshot: this.#map(outer) };
    return this.#mapped.snapshot;
  }

  #map(outer: SessionSnapshot<O, OuterSetup>): SessionSnapshot<S, Setup> {
    const { game } = this;
    const innerOf = (state: O) => this.#inner(state) ?? game.state;
    return Object.freeze({
      ...outer,
      game,
      bot: undefined,
      state: innerOf(outer.state),
      stateFor: (viewer) => innerOf(outer.stateFor(viewer)),
    });
  }
}

/**
 * The element as the room of an inner game sees it: the battle of a campaign is shown by the very room
 * that shows battles, in the frame of the campaign.
 */
export class NestedGameHost<S, Setup, O, OuterSetup> implements GameHost<S, Setup> {
  readonly #host: GameHost<O, OuterSetup>;
  readonly #inner: (outer: O) => S | undefined;
  readonly #session: Session<S, Setup>;

  constructor(
    host: GameHost<O, OuterSetup>,
    system: PlayableSystem<S, Setup>,
    inner: (outer: O) => S | undefined,
  ) {
    this.#host = host;
    this.#inner = inner;
    const game = new NestedGame(system, () => host.session?.game, inner);
    this.#session = new InnerSession(game, () => host.session?.snapshot, inner);
  }

  get localName(): string {
    return this.#host.localName;
  }

  get isConnected(): boolean {
    return this.#host.isConnected;
  }

  get attributeValues(): AttributeValues {
    return this.#host.attributeValues;
  }

  get commands(): GameCommands {
    return this.#host.commands;
  }

  get views(): HostViews {
    return this.#host.views;
  }

  get ruleTexts(): RuleTexts {
    return this.#host.ruleTexts;
  }

  /** The snapshot of the nested game. */
  get snapshot(): GameSnapshot<S, Setup> | undefined {
    const outer = this.#host.snapshot;
    const { session } = this;
    if (!outer || !session || this.#inner(outer.state) === undefined) return undefined;
    const { language, narrator, choice } = outer;
    return { ...session.snapshot, state: this.shown, language, narrator, choice };
  }

  get session(): Session<S, Setup> | undefined {
    return this.#host.session && this.#session;
  }

  get shown(): S {
    const { shown } = this.#host;
    const inner = this.#inner(shown);
    if (inner === undefined) throw new Error('There is no inner game now.');
    return inner;
  }

  get language(): Language {
    return this.#host.language;
  }

  get renderRoot(): HTMLElement | DocumentFragment {
    return this.#host.renderRoot;
  }

  get narrator(): Narrator {
    return this.#host.narrator;
  }

  get choice(): ChoiceRequest | undefined {
    return this.#host.choice;
  }

  get refusal(): string | undefined {
    return this.#host.refusal;
  }

  get updateComplete(): Promise<boolean> {
    return this.#host.updateComplete;
  }

  answer(text: string, spot?: AnchorPoint): boolean {
    return this.#host.answer(text, spot);
  }

  skip(): boolean {
    return this.#host.skip();
  }

  undo(): void {
    this.#host.undo();
  }

  announce(text: string): void {
    this.#host.announce(text);
  }

  send(type: string, detail: unknown): void {
    this.#host.send(type, detail);
  }

  refuse(refusal: Refusal, spot?: AnchorPoint, text?: string): void {
    this.#host.refuse(refusal, spot, text);
  }

  clearRefusal(): void {
    this.#host.clearRefusal();
  }

  refusalText(refusal: Refusal): string {
    return this.#host.refusalText(refusal);
  }

  logLinesSince(mark: number): readonly string[] {
    return this.#host.logLinesSince(mark);
  }

  openRule(rule: RuleId): void {
    this.#host.openRule(rule);
  }

  addController(controller: ReactiveController): void {
    this.#host.addController(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#host.removeController(controller);
  }

  requestUpdate(): void {
    this.#host.requestUpdate();
  }
}
