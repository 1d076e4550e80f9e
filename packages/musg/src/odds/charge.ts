import {
  copyState,
  oddsOf,
  part,
  type Flow,
  type OddsAnswered,
  type Seat,
  type Weighted,
  type Words,
} from '@skirmish-kit/core';
import { act } from '../rules/activation.ts';
import { areEngaged, figureOf, findFigure, foesOf, isIn } from '../rules/figures.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { strikeChoices } from '../rules/strike-choices.ts';
import { FATE_WORDS, FATES, fatesOf, lifeLostByAll, lossesOf } from './fate.ts';
import { policiesFor, worthTo } from './policy.ts';

const CHARGE_WORDS: Readonly<Record<string, Words>> = {
  short: { en: 'Does not reach him', fr: 'Ne l’atteint pas' },
  unhurt: { en: 'Reaches him: unhurt', fr: 'L’atteint : indemne' },
  wounded: { en: 'Reaches him: wounded', fr: 'L’atteint : blessé' },
  'out-of-action': { en: 'Reaches him: out of action', fr: 'L’atteint : hors de combat' },
  dead: { en: 'Reaches him: dead', fr: 'L’atteint : mort' },
};

/** What the melee after a charge comes to: the life everybody has lost, and how likely that is. */
type Melee = readonly Weighted<string>[];

/** MU-ACT-03, MU-MELEE-01: strikes for all the points that are left, as long as the enemy stands. */
function* strikes(
  battle: Battle,
  id: FigureId,
  target: FigureId,
  weapons: readonly string[],
): Flow {
  for (let left = figureOf(battle, id).ap; left > 0; left--) {
    const figure = figureOf(battle, id);
    const enemy = figureOf(battle, target);
    if (!isIn(figure) || !isIn(enemy) || !areEngaged(battle, figure, enemy)) return;
    figure.ap -= 1;
    yield* part(act, battle, id, { kind: 'strike', target, weapons });
  }
}

/**
 * The ends of a charge by name: those without contact by what was lost, the others by a number for the
 * melee that follows, with the weapons that are likeliest to put the enemy out of action.
 */
export class ChargeEnds {
  readonly #before: Battle;
  readonly #who: Seat;
  readonly #target: FigureId;
  readonly #melees: Melee[] = [];

  constructor(before: Battle, who: Seat, target: FigureId) {
    this.#before = before;
    this.#who = who;
    this.#target = target;
  }

  name(after: Battle): string {
    const { active } = this.#before;
    const figure = active === null ? undefined : findFigure(after, active);
    const foes = figure && isIn(figure) ? foesOf(after, figure) : [];
    const foe = foes.find(({ id }) => id === this.#target) ?? foes[0];
    if (!figure || !foe) return `short ${lossesOf(this.#before, after)}`;
    const melees = strikeChoices(figure).map((weapons) =>
      this.#melee(after, figure.id, foe.id, weapons),
    );
    const [best = []] = melees.toSorted((a, b) => this.#outIn(b, foe.id) - this.#outIn(a, foe.id));
    return `melee ${this.#melees.push(best) - 1}`;
  }

  #melee(after: Battle, id: FigureId, target: FigureId, weapons: readonly string[]): Melee {
    return oddsOf(copyState(after), strikes, [id, target, weapons], {
      policy: policiesFor(after, this.#who),
      worth: (end: Battle) => worthTo(end, this.#who),
      measure: (end: Battle) => lossesOf(this.#before, end),
    }).outcomes;
  }

  /** How likely somebody is put out of action; wounds break ties. */
  #outIn(melee: Melee, id: FigureId): number {
    const lost = lifeLostByAll(this.#before, melee).get(id) ?? [];
    const life = findFigure(this.#before, id)?.life ?? 1;
    return lost.reduce((sum, [k, p]) => sum + p * ((k >= life ? 1 : 0) + k / 1000), 0);
  }

  /** MU-CHG-01 to MU-CHG-04: whether it comes to blows, and what these come to. */
  odds(outcomes: readonly Weighted<string>[]): OddsAnswered {
    let short = 0;
    const all: Weighted<string>[] = [];
    const inMelee: Weighted<string>[] = [];
    for (const [name, probability] of outcomes) {
      const [kind = '', ...rest] = name.split(' ');
      if (kind === 'short') {
        short += probability;
        all.push([rest.join(' '), probability]);
        continue;
      }
      for (const [losses, p] of this.#melees[Number(rest[0])] ?? [])
        inMelee.push([losses, p * probability]);
    }
    all.push(...inMelee);
    const life = (id: FigureId) => findFigure(this.#before, id)?.life ?? 1;
    const target = this.#target;
    const lost = lifeLostByAll(this.#before, inMelee).get(target) ?? [[0, 1 - short]];
    const met = { short, ...fatesOf(lost, life(target)) };
    const others = [...lifeLostByAll(this.#before, all)].filter(([id]) => id !== target);
    const figures = others.map(([id, losses]) => [id, fatesOf(losses, life(id))] as const);
    return {
      outcomes: met,
      titles: others.length > 0 ? { ...FATE_WORDS, ...CHARGE_WORDS } : CHARGE_WORDS,
      pruned: 0,
      more: {
        arrives: FATES.reduce((sum, fate) => sum + met[fate], 0),
        lifeLost: lost,
        ...(figures.length > 0 && { figures: Object.fromEntries([[target, met], ...figures]) }),
      },
    };
  }
}
