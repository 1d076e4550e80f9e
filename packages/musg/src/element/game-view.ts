import { html, type TemplateResult, type nothing } from 'lit';
import type { OddsResult } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type {
  Cards,
  GameHost,
  GameSnapshot,
  Guide,
  Legend,
  AsyncBot,
  RoomExtras,
  SideSummary,
  AnchorPoint,
} from '@skirmish-kit/ui';
import { Cached } from '@skirmish-kit/ui/no-lit';
import { TableView, type FilmModule, type ActionOption } from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { turns } from '../rules/answer-keys.ts';
import { areFoes, areFriends, foesOf, isEngaged, isLeft } from '../rules/figures.ts';
import { marchTo } from '../rules/movement.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import { vehicleWith } from '../rules/vehicle-place.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import { gameMasterSeats } from '../rules/world.ts';
import { playMessages } from '../messages/play.ts';
import { MusgNames } from '../messages/names.ts';
import { Board } from './board.ts';
import { describeFigure, describeTable, relation, turnLine } from '../messages/describe.ts';
import {
  loadBot,
  loadCards,
  loadExtras,
  loadFilm,
  loadGuide,
  loadLegend,
  loadAnswerOdds,
} from './chunks.ts';
import {
  answerAbout,
  answerAt,
  actionOptions,
  optionsAtPlace,
  placing,
  pathOptions,
} from './action-options.ts';
import { orderView } from './panels.ts';
import { choosableIn } from './scene.ts';
import type { DrivingController } from './driving-controller.ts';
import { elementText, type ElementText } from '../messages/element-messages.ts';

/** Actions that leave something to chance. */
const RISKS = /^(?:shoot|strike|charge)(?:-vehicle|-crew)?:/;

/** Films by the rules that the page has loaded already. */
async function filmKit(): Promise<FilmModule<Battle>> {
  const { filmFrames, lastMovePath: trailOf } = await loadFilm();
  return {
    filmFrames,
    trailOf: (before, after, logged) => trailOf(before, after, logged, marchTo),
  };
}

/** A battle on a page: its actions and its messages. */
export class MusgView extends TableView<Battle, MusgSetup, ActionOption, OddsResult> {
  protected readonly playMessages = playMessages;
  protected readonly weighed = ['free-shot'];
  readonly table: Board;
  /** What is shown once something is pointed at, when it is loaded. */
  later: Awaited<ReturnType<typeof loadExtras>> | undefined;
  readonly #choosable = new Cached<readonly string[]>();
  readonly #standing = new Cached<readonly ActionOption[]>();
  /** Driving, loaded after the first question. */
  wheel: DrivingController | undefined;

  constructor(host: GameHost<Battle, MusgSetup>, adjacent: () => boolean) {
    super(host, adjacent, { film: filmKit, odds: loadAnswerOdds });
    this.table = new Board(this);
  }

  override hostUpdated(): void {
    if (this.host.session && this.battle.vehicles) this.wheel?.fetch();
    super.hostUpdated();
  }

  // What the frame shows.

  caption({ state }: GameSnapshot<Battle>): string {
    return turnLine(state, this.names);
  }

  protected scores(battle: Battle): readonly number[] {
    return scores(battle);
  }

  /** MU-ZOM-06: a game master has a side of his own. */
  override sides(snapshot: GameSnapshot<Battle>): readonly SideSummary[] {
    const bands = super.sides(snapshot);
    const seat = bands.length;
    const name = this.names.side(seat);
    const master = { name, letter: 'ABCD'[seat] ?? '?', look: `side-${seat}`, points: 0, note: '' };
    return gameMasterSeats(snapshot.state) > 0 ? [...bands, master] : bands;
  }

  protected isLeft(figure: Figure): boolean {
    return isLeft(figure);
  }

  override actions(snapshot: GameSnapshot<Battle>): TemplateResult | typeof nothing {
    const { acting } = this;
    const answers = super.actions(snapshot);
    const strip = acting && snapshot.choice && this.later?.unitStrip(this, acting);
    if (!strip) return answers;
    // The target comes before the figure that acts.
    return this.target ? html`${answers} ${strip}` : html`${strip} ${answers}`;
  }

  override panels(): unknown {
    return [this.follows(), orderView(this)];
  }

  protected override howItComes(offer: ActionOption, target: Figure): unknown {
    return this.later?.howItComes(this, offer, target);
  }

  protected hints(): readonly string[] {
    const { say } = this;
    const hint = this.#hint();
    return [...(hint ? [say(hint)] : []), ...(this.extra() ? [say('measured-by-hand')] : [])];
  }

  #hint(): 'point-zone' | 'point-figure' | 'point-table' | 'point-drive' | undefined {
    const { acting, host, battle, target } = this;
    if (acting?.fate === 'waiting') return 'point-zone';
    if (host.choice?.about === 'activate') return 'point-figure';
    const isFree = host.choice?.about === 'action' && acting && !target;
    if (!isFree || isEngaged(battle, acting)) return undefined;
    return vehicleWith(battle, acting.id)?.crew[0] === acting.id ? 'point-drive' : 'point-table';
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
    this.wheel ??= new this.later.DrivingController(this);
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

  get names(): MusgNames {
    return new MusgNames(this.battle, this.host.language);
  }

  figureName(id: FigureId): string {
    const isVehicle = this.battle.vehicles?.some((vehicle) => vehicle.id === id);
    return isVehicle ? this.names.vehicle(id) : this.names.figure(id);
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
    return areFoes(this.battle, seat, this.host.choice?.who ?? 0);
  }

  choosable(): readonly FigureId[] {
    const { battle, host } = this;
    const { choice } = host;
    return choice ? this.#choosable.get([battle, choice], () => choosableIn(battle, choice)) : [];
  }

  /** The enemy whose options are shown: who was chosen, or the only one in melee. */
  override get target(): Figure | undefined {
    const { battle, acting, host } = this;
    const chosen = super.target;
    if (chosen || host.choice?.about !== 'action' || !acting) return chosen;
    const [foe, second] = foesOf(battle, acting);
    return second ? undefined : foe;
  }

  protected offersAgainst(target: Figure): readonly ActionOption[] {
    const { battle, names, acting, host } = this;
    if (!host.choice || !acting) return [];
    const offers = this.later?.targetOptions(battle, host.choice, acting, target, names);
    return [...(offers ?? []), ...(this.wheel?.runOver(target) ?? [])];
  }

  protected isRisky({ key }: ActionOption): boolean {
    const about = this.host.choice?.about;
    return about === 'action' ? RISKS.test(key) : about === 'free-shot';
  }

  offers(): readonly ActionOption[] {
    const { battle, acting, table, host, say } = this;
    const { choice } = host;
    if (!choice) return [];
    const at = table.place;
    const here: readonly ActionOption[] =
      !at || !acting
        ? []
        : choice.about === 'action'
          ? this.#offersAt(at)
          : acting.fate === 'waiting'
            ? [{ key: placing(choice, at), label: say('place-here'), now: true }]
            : [];
    const { narrator } = host;
    const standing = this.#standing.get([choice, narrator], () =>
      actionOptions(battle, choice, narrator),
    );
    return [...here, ...standing];
  }

  /** What can be done at a place: go there, or what a vehicle lets one do. */
  #offersAt(at: Point): readonly ActionOption[] {
    const { battle, acting, names, host } = this;
    if (!host.choice || !acting) return [];
    return [
      ...(this.wheel?.offersAt(at) ?? []),
      ...(acting.fate === 'aboard' ? [] : optionsAtPlace(battle, host.choice, acting, at, names)),
    ];
  }

  // What is done in it.

  choose(id: FigureId, spot?: AnchorPoint): void {
    const { host } = this;
    const { choice } = host;
    const figure = this.find(id);
    if (!choice || !figure) return;
    const key = answerAbout(choice, id);
    if (key !== undefined) host.answer(key, spot);
    else if (choice.about === 'action' && !areFriends(this.battle, figure.seat, choice.who))
      this.aimAt(id, spot === undefined);
    else if (choice.about === 'activate')
      host.answer(turns.make({ kind: 'activate', figure: id }), spot);
    else host.announce(this.describe(figure));
    host.requestUpdate();
  }

  /** The figure goes there, or is placed there. */
  go(point: Point, spot?: AnchorPoint): void {
    const { host, table, battle, acting } = this;
    const { choice } = host;
    const there = choice && answerAt(choice, point);
    if (there !== undefined) host.answer(there, spot);
    if (!choice || !acting) return;
    if (acting.fate === 'waiting') {
      host.answer(placing(choice, point), spot);
    } else if (choice.about === 'action') {
      const [first, second] = this.#offersAt(point);
      if (second) {
        this.aimAt(undefined);
        table.place = point;
      } else {
        const refused = pathOptions(battle, acting, point).at(-1);
        const key = first?.key ?? (refused && actions.make(refused));
        if (key !== undefined && !host.answer(key, spot)) table.place = undefined;
      }
    }
    host.requestUpdate();
  }
}
