import { keysOf } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { turnText } from '@skirmish-kit/space/messages';
import type {
  Cards,
  GameHost,
  GameSnapshot,
  Guide,
  Legend,
  AsyncBot,
  RoomExtras,
  AnchorPoint,
} from '@skirmish-kit/ui';
import { Cached } from '@skirmish-kit/ui/no-lit';
import { TableView } from '@skirmish-kit/ui/table';
import type { ActionOdds } from '../odds/action.ts';
import { actions } from '../rules/action-keys.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import { playMessages } from '../messages/play.ts';
import { ReactionNames } from '../messages/names.ts';
import { Board } from './board.ts';
import { describeFigure, describeTable, relation } from '../messages/describe.ts';
import {
  loadBot,
  loadCards,
  loadExtras,
  loadFilm,
  loadGuide,
  loadLegend,
  loadOddsOfAction,
} from './chunks.ts';
import { actionOptions, answerAt, type ReactionOffer } from './action-options.ts';
import { objectivesView } from './panels.ts';
import { choosableIn } from './scene.ts';
import { elementText, type ElementText } from '../messages/element-messages.ts';

/** A battle on a page: its actions and its messages. */
export class ReactionView extends TableView<Battle, ReactionSetup, ReactionOffer, ActionOdds> {
  protected readonly playMessages = playMessages;
  protected readonly weighed = ['opportunity'];
  readonly table: Board;
  /** What is shown once something is pointed at, when it is loaded. */
  later: Awaited<ReturnType<typeof loadExtras>> | undefined;
  readonly #choosable = new Cached<readonly string[]>();
  readonly #standing = new Cached<readonly ReactionOffer[]>();
  /** What a charge goes on with, and after how many answers it began. */
  #then: { readonly key: string; readonly since: number } | undefined;

  constructor(host: GameHost<Battle, ReactionSetup>, adjacent: () => boolean) {
    super(host, adjacent, { film: loadFilm, odds: loadOddsOfAction });
    this.table = new Board(this);
  }

  override hostUpdated(): void {
    super.hostUpdated();
    if (this.#then) queueMicrotask(() => this.#goOn());
  }

  // What the frame shows.

  caption({ state, language }: GameSnapshot<Battle>): string {
    const { turn, turns, phase } = state;
    const step = this.names.word(`step-${STEPS[phase.step]}`);
    return `${turnText(turn, turns, language)} · ${step}`;
  }

  protected scores(battle: Battle): readonly number[] {
    return scores(battle);
  }

  protected isLeft({ fate }: Figure): boolean {
    return fate === 'in';
  }

  override panels({ state }: GameSnapshot<Battle>): unknown {
    return [objectivesView(state, this.names), this.follows()];
  }

  hint({ choice }: GameSnapshot<Battle>): string | undefined {
    if (choice?.about === 'opportunity') return this.#aboutToAct();
    const isAsked = choice?.about === 'action' && this.table.pick;
    return isAsked ? this.say('pick-point') : undefined;
  }

  /** RX-OPP-01: what the enemy has begun, and who may fire before it is done. */
  #aboutToAct(): string | undefined {
    const { host, names, say, battle } = this;
    const { figure, enemy, distance: away } = host.choice?.params ?? {};
    const acting = battle.figures.find(({ id }) => id === enemy);
    const begun = host.session?.visibleGame.log.findLast(
      ({ kind, about }) => kind === 'choice' && about === 'action',
    );
    const action = begun?.key === undefined ? undefined : actions.parse(begun.key);
    if (!acting || !action || begun?.key === undefined || typeof away !== 'number')
      return undefined;
    const deed =
      action.kind === 'move'
        ? say('moves-on', {
            distance: names.distance(
              Math.hypot(action.to[0] - acting.at[0], action.to[1] - acting.at[1]),
            ),
          })
        : host.narrator.answer('action', begun.key);
    const params = { enemy: names.thing(acting.id), deed, distance: names.distance(away) };
    return say('about-to', { ...params, figure: String(figure).toUpperCase() });
  }

  /** RX-AP-04: without action points only a turn on the spot is left, which is free. */
  idleAnswer({ choice }: GameSnapshot<Battle>): string | undefined {
    if (choice?.about !== 'action' || this.extra()) return undefined;
    const kinds = choice.options.map(({ key }) => actions.parse(key)?.kind);
    const isIdle = kinds.every((kind) => kind === 'done' || (kind === 'pivot' && !this.apLeft));
    return isIdle ? actions.make({ kind: 'done' }) : undefined;
  }

  protected hints(): readonly string[] {
    const { host, table, say } = this;
    const isFree = host.choice?.about === 'action' && !table.target && !table.pick;
    return [
      ...(isFree ? [say(this.apLeft === 0 ? 'no-points-left' : 'no-target')] : []),
      ...(this.extra() ? [say('measured-by-hand')] : []),
    ];
  }

  async cards(): Promise<Cards> {
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  analysisBot(): Promise<AsyncBot<Battle>> {
    return loadBot('bot');
  }

  protected async loadExtras(): Promise<RoomExtras<Battle>> {
    this.later = await loadExtras();
    return this.later.extrasOf(this);
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  /** The guided first game; its tips follow what is done in this room. */
  async guide(): Promise<Guide> {
    const { guideOf } = await loadGuide();
    return guideOf(this);
  }

  async legend(): Promise<Legend> {
    return (await loadLegend()).legend;
  }

  // What it is about.

  get say(): ElementText {
    return elementText(this.host.language);
  }

  get names(): ReactionNames {
    return new ReactionNames(this.battle, this.host.language);
  }

  figureName(id: string): string {
    return this.names.thing(id);
  }

  summary(): string {
    return describeTable(this.battle, this.names);
  }

  describe(figure: Figure): string {
    return describeFigure(this.battle, figure, this.acting, this.names);
  }

  protected relationTo(target: Figure): string {
    const { battle, acting, names } = this;
    return acting ? relation(battle, acting, target, names) : '';
  }

  isFoe({ seat }: Figure): boolean {
    return seat !== this.host.choice?.who;
  }

  choosable(): readonly string[] {
    const { battle, host } = this;
    const { choice } = host;
    return choice ? this.#choosable.get([battle, choice], () => choosableIn(battle, choice)) : [];
  }

  /** Nobody is aimed at while an action waits for its point. */
  override get target(): Figure | undefined {
    return this.table.pick ? undefined : super.target;
  }

  protected offersAgainst(target: Figure): readonly ReactionOffer[] {
    const { battle, acting, names, host, later } = this;
    if (!host.choice || !acting || !later) return [];
    return later.targetOptions(battle, host.choice, acting, target, names);
  }

  protected isRisky({ point, now }: ReactionOffer): boolean {
    return !point && !now;
  }

  offers(): readonly ReactionOffer[] {
    const { table, battle, say, host } = this;
    if (!host.choice) return [];
    if (table.pick) return [{ key: CANCEL, label: say('cancel'), quiet: true }];
    const to = host.choice.about === 'action' && this.acting ? table.place : undefined;
    const move = to && { key: actions.make({ kind: 'move', to }), label: say('move'), now: true };
    const { choice, narrator } = host;
    const standing = this.#standing.get([choice, narrator], () =>
      actionOptions(battle, choice, narrator),
    );
    return [...(move ? [move] : []), ...standing];
  }

  protected override howItComes(offer: ReactionOffer, target: Figure): unknown {
    return this.later?.howItComes(this, offer, target);
  }

  // What is done in it.

  choose(id: string, spot?: AnchorPoint): void {
    const { host } = this;
    const { choice } = host;
    const figure = this.find(id);
    if (!choice || !figure) return;
    const keys = keysOf(choice.options);
    const key = [figure.id, figure.group].find((each) => keys.has(each));
    if (key !== undefined) {
      host.answer(key, spot);
    } else if (choice.about === 'action' && this.isFoe(figure)) {
      this.aimAt(id, spot === undefined);
    } else if (choice.about === 'figure' || choice.about === 'group') {
      host.answer(choice.about === 'group' ? figure.group : id, spot);
    }
    host.requestUpdate();
  }

  go(point: Point, spot?: AnchorPoint): void {
    const { host, table, acting } = this;
    if (host.choice?.about !== 'action' || !acting) return;
    const key = answerAt(table.pick ?? { kind: 'move' }, acting, point);
    if (!host.answer(key, spot)) table.place = undefined;
  }

  override press(offer: ReactionOffer, button: HTMLElement): boolean {
    const { host, table } = this;
    if (offer.point || offer.key === CANCEL) {
      table.pick = offer.point;
      if (offer.point) host.announce(this.say('pick-point'));
      host.requestUpdate();
      return true;
    }
    const taken = super.press(offer, button);
    if (taken && offer.then !== undefined)
      this.#then = { key: offer.then, since: host.session?.game.answers.length ?? 0 };
    return taken;
  }

  /** The second half of a charge, when nothing has come between; then it is up to the player. */
  #goOn(): void {
    const { choice, session } = this.host;
    const then = this.#then;
    if (!then || !session) return;
    const undone = session.game.answers.length < then.since;
    if (!undone && choice?.about !== 'action') return;
    this.#then = undefined;
    if (!undone && choice?.explain(then.key) === undefined) this.host.answer(then.key);
  }
}

/** Drops the action that waits for its point. */
const CANCEL = 'cancel';

const STEPS = { start: 1, mandatory: 1, reaction: 2, initiative: 3, actions: 4, end: 4 } as const;
