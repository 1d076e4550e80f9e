import type { ChoiceRequest } from '@skirmish-kit/core';
import { sameCube } from '../board/index.ts';
import type { AnchorPoint } from '@skirmish-kit/ui';
import { Cached } from '@skirmish-kit/ui/no-lit';
import { turns } from '../rules/answer-keys.ts';
import { actions } from '../rules/action.ts';
import { adjacentEnemies, isOnField, modelOf } from '../rules/models.ts';
import type { Battle } from '../rules/state.ts';
import { describeCube, describeModel } from '../messages/describe.ts';
import { actionOptions, refusedOptions, type DeadzoneOption } from './action-options.ts';
import type { DeadzoneView } from './game-view.ts';
import { sameSubject, type Subject } from './subject.ts';

/** Answers are chosen in two steps: somebody or a cube is pointed at, read, and then confirmed. */
export class TargetSelection {
  /** What was pointed at. */
  chosen: Subject | undefined;
  readonly #room: DeadzoneView;
  /** The answer under the pointer or the focus. */
  #looked: string | undefined;
  readonly #offers = new Cached<readonly DeadzoneOption[]>();
  readonly #listed = new Cached<readonly DeadzoneOption[]>();

  constructor(room: DeadzoneView) {
    this.#room = room;
  }

  forget(): void {
    this.chosen = this.#looked = undefined;
  }

  /** Everything that can be answered now. */
  get offers(): readonly DeadzoneOption[] {
    const { battle, names, host } = this.#room;
    const { choice, language, narrator } = host;
    if (!choice) return [];
    return this.#offers.get([choice, language, battle], () =>
      actionOptions(battle, choice, names, narrator),
    );
  }

  /** Answers that are about nothing one could point at. */
  get plainOffers(): readonly DeadzoneOption[] {
    return this.offers.filter(({ subject }) => !subject.model && !subject.cube);
  }

  /** What can be done with what was pointed at, and what cannot, with the reason. */
  get chosenOffers(): readonly DeadzoneOption[] {
    const { chosen } = this;
    const { battle, host } = this.#room;
    const { choice, language } = host;
    if (!chosen || !choice) return [];
    return this.#listed.get([choice, chosen, language], () => this.#about(battle, choice, chosen));
  }

  /** Whether anything can be done with somebody or in a cube. */
  isOffered(subject: Subject): boolean {
    const { battle, host } = this.#room;
    const offers = host.choice ? this.#about(battle, host.choice, subject) : [];
    return offers.some(({ refusal }) => !refusal);
  }

  #about(
    battle: Battle,
    choice: ChoiceRequest,
    { model, cube }: Subject,
  ): readonly DeadzoneOption[] {
    const who = model === undefined ? undefined : modelOf(battle, model);
    const where = cube ?? who?.cube;
    const isIn = (id: string) => where !== undefined && sameCube(modelOf(battle, id).cube, where);
    const found = this.offers.filter(
      ({ subject }) =>
        (subject.cube && where && sameCube(subject.cube, where)) ||
        (subject.model !== undefined &&
          (model === undefined ? isIn(subject.model) : subject.model === model)),
    );
    const { acting, names } = this.#room;
    const enemy = who && acting && who.seat !== acting.seat ? who : undefined;
    // Pointing at a model means the model before its cube.
    const meant = found.toSorted(
      (a, b) => Number(b.subject.model === model) - Number(a.subject.model === model),
    );
    return [...meant, ...(enemy ? refusedOptions(battle, choice, enemy, names) : [])];
  }

  /** The answer that is read: under the pointer or the focus, or the first that is possible. */
  get looking(): DeadzoneOption | undefined {
    const all = [...this.chosenOffers, ...this.plainOffers];
    const looked = all.find(({ key }) => key === this.#looked);
    return looked ?? this.chosenOffers.find(({ refusal }) => !refusal);
  }

  /**
   * Handles pointing at a model or a cube; a second time confirms the option that is read. While the
   * question is which model acts, one that cannot act is refused at the `spot`.
   */
  point(subject: Subject, spot?: AnchorPoint): void {
    const { host, field } = this.#room;
    host.clearRefusal();
    if (host.choice?.about === 'turn' && subject.model !== undefined && !this.isOffered(subject))
      host.answer(turns.make({ kind: 'activate', model: subject.model }), spot);
    if (sameSubject(this.chosen, subject) && this.looking && !this.looking.refusal) {
      this.press(this.looking);
      return;
    }
    const quick = this.#quickAnswer(subject);
    if (quick !== undefined && host.answer(quick, spot)) return;
    this.chosen = subject;
    this.#looked = undefined;
    field.hover = field.watched = undefined;
    host.announce(this.#describe(subject));
    host.requestUpdate();
    void host.updateComplete.then(() => field.reveal('.chosen-offers'));
  }

  /** The answer that one click is enough for: who acts, or a move that leaves nothing to weigh. */
  #quickAnswer(subject: Subject): string | undefined {
    const { host, face, battle } = this.#room;
    const { choice } = host;
    if (!choice || !host.commands.quickPlay || face) return undefined;
    const possible = this.#about(battle, choice, subject).filter(({ refusal }) => !refusal);
    const [first] = possible;
    if (!first) return undefined;
    if (choice.about === 'turn') {
      const model = subject.model === undefined ? undefined : modelOf(battle, subject.model);
      // DZ-TURN-01: who rages or burns begins with dice.
      const isCalm = model && !model.rampant && model.burning === null;
      return isCalm && possible.length === 1 ? first.key : undefined;
    }
    const { acting } = this.#room;
    const where = subject.cube;
    if (choice.about !== 'action' || !where || !acting) return undefined;
    // Who leaves an enemy or goes to one risks a blow: that is read first.
    const isNearEnemy = battle.models.some(
      (model) => isOnField(model) && model.seat !== acting.seat && sameCube(model.cube, where),
    );
    if (isNearEnemy || adjacentEnemies(battle, acting).length > 0) return undefined;
    return actions.parse(first.key)?.kind === 'move' ? first.key : undefined;
  }

  #describe({ model, cube }: Subject): string {
    const { battle, names } = this.#room;
    const who =
      model === undefined ? undefined : describeModel(battle, modelOf(battle, model), names);
    const words = who ?? (cube ? describeCube(battle, cube, names) : '');
    return [words, ...this.chosenOffers.map(({ label, note }) => `${label} ${note}`)].join('. ');
  }

  leave(): void {
    const { host, field } = this.#room;
    this.forget();
    field.watched = undefined;
    host.clearRefusal();
    host.requestUpdate();
  }

  /** The row of an answer is under the pointer or the focus. */
  lookAt(key: string | undefined): void {
    if (this.#looked === key) return;
    this.#looked = key;
    this.#room.host.requestUpdate();
  }

  press({ key, refusal }: DeadzoneOption): void {
    const { host } = this.#room;
    if (refusal) host.announce(host.refusalText(refusal));
    else host.answer(key);
  }
}
