import { nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, Seat } from '@skirmish-kit/core';
import { sameCube } from '@skirmish-kit/space/cube';
import type { Cards, GameHost, GameRoom, PageBot, SideShown, TextSource } from '@skirmish-kit/ui';
import { modelOf } from '../rules/models.ts';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle, Face, Model } from '../rules/state.ts';
import { tellingWith } from '../telling/index.ts';
import { DeadzoneNames } from '../telling/names.ts';
import { Board } from './board.ts';
import { describeCube, describeModel, roundWords, seersOf } from './describe.ts';
import { loadBot } from './load-bot.ts';
import { loadCards } from './load-room.ts';
import { offersOf, refusedOffers, type Offer } from './offers.ts';
import { actionsView, panelsView, sidesOf } from './play-view.ts';
import { actingModel } from './scene-of.ts';
import { sameSubject, type Subject } from './subject.ts';
import { textSource } from './text-source.ts';
import { elementSpeaker, type Say } from './words.ts';

/** A battle on a page: the battlefield, what is pointed at, and what can be done. */
export class PlayRoom implements GameRoom<Battle> {
  readonly goOn = ['.confirm', '.offer', '.actions input', '.actions button'];
  readonly telling = tellingWith();
  readonly field: Board;
  readonly text: TextSource;
  readonly host: GameHost<Battle, DeadzoneSetup>;
  /** What was pointed at. */
  chosen: Subject | undefined;
  /** Dice that are to be rolled again, by their place. */
  readonly marked = new Set<number>();
  /** The command die that is taken up. */
  face: Face | undefined;
  /** The answer under the pointer or the focus. */
  #looked: string | undefined;
  #offers: { readonly of: readonly unknown[]; readonly offers: readonly Offer[] } | undefined;
  #listed: { readonly of: readonly unknown[]; readonly offers: readonly Offer[] } | undefined;

  constructor(host: GameHost<Battle, DeadzoneSetup>) {
    this.host = host;
    this.field = new Board(this);
    this.text = textSource(this);
  }

  hostUpdated(): void {
    if (this.host.session) this.field.paint();
  }

  // What the frame shows.

  title(): string {
    return this.battle.mission.name[this.host.language];
  }

  caption(): string {
    const { battle, names, say } = this;
    const goal = say('first-to', { points: battle.mission.victoryPoints });
    return `${this.title()} · ${roundWords(battle, names)} · ${goal}`;
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.battle, this.names);
  }

  board(inside: unknown): TemplateResult {
    return this.field.html(inside);
  }

  actions(): TemplateResult | typeof nothing {
    return actionsView(this);
  }

  panels(): unknown {
    return panelsView(this);
  }

  async cards(): Promise<Cards> {
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  judge(): Promise<PageBot<Battle>> {
    return loadBot('bot');
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(_: Seat, who: string): string {
    return this.names.model(who);
  }

  forget(): void {
    this.field.clear();
    this.chosen = this.#looked = this.face = undefined;
    this.marked.clear();
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === 'Escape') {
      this.leave();
      return true;
    }
    if (/^[1-9]$/.test(key) && Number(key) <= this.field.levels) {
      this.field.showLevel(Number(key));
      return true;
    }
    if (key === 'i') {
      this.field.show(this.field.view === 'iso' ? 'plan' : 'iso');
      return true;
    }
    if (key === 'v') {
      this.watch();
      return true;
    }
    return false;
  }

  // What it is about.

  get battle(): Battle {
    return this.host.shown;
  }

  get say(): Say {
    return elementSpeaker(this.host.language);
  }

  get names(): DeadzoneNames {
    return new DeadzoneNames(this.battle, this.host.language);
  }

  get acting(): Model | undefined {
    return actingModel(this.battle, this.host.choice);
  }

  /** Everything that can be answered now. */
  get offers(): readonly Offer[] {
    const { choice, language, narrator } = this.host;
    if (!choice) return [];
    const of = [choice, language, this.battle];
    if (!this.#offers || of.some((each, i) => each !== this.#offers?.of[i])) {
      this.#offers = { of, offers: offersOf(this.battle, choice, this.names, narrator) };
    }
    return this.#offers.offers;
  }

  /** Answers that are about nothing one could point at. */
  get plainOffers(): readonly Offer[] {
    return this.offers.filter(({ subject }) => !subject.model && !subject.cube);
  }

  /** What can be done with what was pointed at, and what cannot, with the reason. */
  get chosenOffers(): readonly Offer[] {
    const { chosen, battle } = this;
    const { choice, language } = this.host;
    if (!chosen || !choice) return [];
    const of = [choice, chosen, language];
    if (!this.#listed || of.some((each, i) => each !== this.#listed?.of[i])) {
      this.#listed = { of, offers: this.#about(battle, choice, chosen) };
    }
    return this.#listed.offers;
  }

  #about(battle: Battle, choice: ChoiceRequest, { model, cube }: Subject): readonly Offer[] {
    const who = model === undefined ? undefined : modelOf(battle, model);
    const where = cube ?? who?.cube;
    const isIn = (id: string) => where !== undefined && sameCube(modelOf(battle, id).cube, where);
    const found = this.offers.filter(
      ({ subject }) =>
        (subject.cube && where && sameCube(subject.cube, where)) ||
        (subject.model !== undefined &&
          (model === undefined ? isIn(subject.model) : subject.model === model)),
    );
    const { acting } = this;
    const enemy = who && acting && who.seat !== acting.seat ? who : undefined;
    return [...found, ...(enemy ? refusedOffers(battle, choice, enemy, this.names) : [])];
  }

  /** The answer that is read: under the pointer or the focus, or the first that is possible. */
  get looking(): Offer | undefined {
    const all = [...this.chosenOffers, ...this.plainOffers];
    const looked = all.find(({ key }) => key === this.#looked);
    return looked ?? this.chosenOffers.find(({ refusal }) => !refusal);
  }

  // What is done in it.

  /** Somebody or a cube was pointed at; a second time confirms what was read. */
  point(subject: Subject): void {
    const { host } = this;
    host.forgetRefusal();
    if (sameSubject(this.chosen, subject) && this.looking && !this.looking.refusal) {
      this.press(this.looking);
      return;
    }
    this.chosen = subject;
    this.#looked = undefined;
    this.field.hover = this.field.watched = undefined;
    host.announce(this.#told(subject));
    host.requestUpdate();
    void host.updateComplete.then(() => {
      host.renderRoot.querySelector('.chosen-offers')?.scrollIntoView({ block: 'nearest' });
    });
  }

  #told({ model, cube }: Subject): string {
    const { battle, names } = this;
    const who =
      model === undefined ? undefined : describeModel(battle, modelOf(battle, model), names);
    const words = who ?? (cube ? describeCube(battle, cube, names) : '');
    return [words, ...this.chosenOffers.map(({ label, note }) => `${label} ${note}`)].join('. ');
  }

  leave(): void {
    this.chosen = this.#looked = undefined;
    this.field.watched = undefined;
    this.host.forgetRefusal();
    this.host.requestUpdate();
  }

  /** The row of an answer is under the pointer or the focus. */
  lookAt(key: string | undefined): void {
    if (this.#looked === key) return;
    this.#looked = key;
    this.host.requestUpdate();
  }

  press({ key, refusal }: Offer): void {
    const { host } = this;
    if (refusal) host.announce(host.refusalText(refusal));
    else host.answer(key);
  }

  /** How likely the best of an answer is. */
  chanceView(_offer: Offer): unknown {
    return nothing;
  }

  /** A command die is taken up: what it buys is shown. */
  takeDie(face: Face | undefined, told: string): void {
    this.face = this.face === face ? undefined : face;
    this.host.announce(told);
    this.host.requestUpdate();
  }

  /** DZ-CMD-02: a die is marked to be rolled again, or no longer. */
  mark(at: number): void {
    if (!this.marked.delete(at)) this.marked.add(at);
    this.host.requestUpdate();
  }

  /** Shows who sees the model that is chosen, or that acts. */
  watch(): void {
    const { battle, names, say, host } = this;
    const model =
      this.chosen?.model === undefined ? this.acting : modelOf(battle, this.chosen.model);
    if (!model) return;
    this.field.watched = model.id;
    const seers = seersOf(battle, model).map(({ id }) => names.model(id));
    const params = { model: names.model(model.id), models: seers.join(', ') };
    host.announce(seers.length > 0 ? say('seen-by', params) : say('seen-by-nobody', params));
    host.requestUpdate();
  }
}
