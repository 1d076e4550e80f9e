import { html, nothing, type TemplateResult } from 'lit';
import {
  isUnfinished,
  type Game,
  type Language,
  type OddsResult,
  type Seat,
  type LocalisedText,
} from '@skirmish-kit/core';
import {
  oddsChart,
  percent,
  translator,
  type AnswerOutcome,
  type ChanceLabel,
} from '@skirmish-kit/ui';
import { calculator } from '../odds/index.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle, ModelId } from '../rules/state.ts';
import { chanceWords } from '../messages/chance-messages.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import { targetMessages } from '../messages/target-messages.ts';

export { oddsStyles } from '@skirmish-kit/ui';
export { modifiersView, raysOf, sightView } from './sight-view.ts';

/**
 * The exact odds of an answer, and the details of an attack next to them: loaded when a battle first
 * has any to show.
 */
export function oddsOfAnswer(
  game: Game<Battle, DeadzoneSetup>,
  key: string,
): OddsResult | undefined {
  return calculator.ofAnswer?.(game, key);
}

type Chances = Readonly<Record<string, number>>;

/** The player for whom the chance of a row is worded. */
export interface Concerned {
  readonly names: DeadzoneNames;
  /** The seat that answers. */
  readonly seat: Seat;
  /** Whether it decides what to do; else it answers for a model that something happens to. */
  readonly acts: boolean;
  /** Whether the other side is the one that acts. */
  readonly defends: boolean;
  /** Whom the answer is aimed at. */
  readonly target: ModelId | undefined;
}

/**
 * What a row says of the odds: the worst that may happen, and to whom. Who defends hears of his own
 * model; who acts hears of the target, or of the enemy who is worst off.
 */
export function worstChance(
  { titles, more, pruned }: OddsResult,
  { names, seat, acts, defends, target }: Concerned,
): ChanceLabel | undefined {
  // A figure for a part of the branches would mislead.
  if (isUnfinished(pruned)) return undefined;
  const { battle, language } = names;
  const own = new Set(battle.models.filter((model) => model.seat === seat).map(({ id }) => id));
  const concern = ({ model }: Worst) => (model === target ? 2 : Number(own.has(model) === defends));
  const touched = Object.entries(chancesIn(more?.['models'])).flatMap(
    ([model, chances]): readonly Worst[] => {
      const fate = WORST.find((each) => (chances[each] ?? 0) > 0);
      return fate ? [{ model, fate, chances }] : [];
    },
  );
  const [first] = touched.toSorted(
    (a, b) =>
      concern(b) - concern(a) ||
      WORST.indexOf(a.fate) - WORST.indexOf(b.fate) ||
      (b.chances[b.fate] ?? 0) - (a.chances[a.fate] ?? 0),
  );
  if (!first) return undefined;
  const { model, fate, chances } = first;
  const probability = chances[fate] ?? 0;
  const rest = Math.max(0, 1 - probability - (chances['unharmed'] ?? 0));
  const say = translator(chanceWords, language);
  const isYou =
    !acts && own.has(model) && touched.filter((each) => own.has(each.model)).length === 1;
  const label = isYou ? say(`your-${fate}`) : say(fate, { model: names.model(model) });
  const what = titles[fate]?.[language] ?? fate;
  const mine = own.has(model) && HARM.some((each) => each === fate);
  return { label, what, probability, shares: [probability, rest], mine };
}

/**
 * What may happen to whom, one entry for each kind of harm: the same entries for every answer to a
 * question, as far as they are possible. `undefined` where branches were not followed.
 */
export function outcomesOf(
  { more, pruned }: OddsResult,
  { battle, language }: DeadzoneNames,
  seat: Seat,
): readonly AnswerOutcome[] | undefined {
  if (isUnfinished(pruned)) return undefined;
  const say = translator(chanceWords, language);
  const touched = Object.entries(chancesIn(more?.['models']));
  const isOwn = (id: ModelId) => battle.models.some((each) => each.id === id && each.seat === seat);
  const isAlone = touched.filter(([id]) => isOwn(id)).length === 1;
  return HARM.flatMap((fate, rank) =>
    touched.flatMap(([id, chances]): readonly AnswerOutcome[] => {
      const probability = chances[fate] ?? 0;
      if (probability === 0) return [];
      const mine = isOwn(id);
      const label = mine && isAlone ? say(`your-${fate}`) : say(fate, { model: id.toUpperCase() });
      return [{ id: `${id} ${fate}`, rank, label, probability, mine }];
    }),
  );
}

/** The worst that may happen to a model. */
interface Worst {
  readonly model: ModelId;
  readonly fate: (typeof WORST)[number];
  readonly chances: Chances;
}

const WORST = ['dead', 'wounded', 'pinned', 'stunned', 'healed', 'invigorated'] as const;

/** What nobody wants to happen to his own. */
const HARM = ['dead', 'wounded', 'pinned', 'stunned'] as const;

/** Whether somebody of a seat may die of an answer, as far as that is known. */
export function mayDie({ more, pruned }: OddsResult, battle: Battle, seat: Seat): boolean {
  if (isUnfinished(pruned)) return true;
  return Object.entries(chancesIn(more?.['models'])).some(
    ([id, chances]) =>
      (chances['dead'] ?? 0) > 0 &&
      battle.models.some((model) => model.id === id && model.seat === seat),
  );
}

/** What would follow: a chart for everybody who may be touched, and what one more die is worth. */
export function outcomeView(odds: OddsResult, label: string, names: DeadzoneNames): TemplateResult {
  const { language } = names;
  const say = translator(targetMessages, language);
  const everybody = Object.entries(chancesIn(odds.more?.['models']));
  const withDie = chancesIn(odds.more?.['withDie']);
  const shown = everybody.length > 0 ? everybody : [['', odds.outcomes] as const];
  return html`<section class="panel" part="outcomes follows">
    ${shown.slice(0, MOST).map(([id, chances]) => {
      const title = id ? say('follows-for', { label, model: names.model(id) }) : label;
      const dead = withDie[id]?.['dead'];
      return html`${oddsChart({ language, title, bars: bars(chances, odds.titles, language), pruned: odds.pruned })}
      ${
        dead === undefined || dead <= (chances['dead'] ?? 0)
          ? nothing
          : html`<p class="quiet">
              ${say('with-one-die', {
                model: id.toUpperCase(),
                chance: percent(dead, language),
              })}
            </p>`
      }`;
    })}
    ${odds.policy ? html`<p class="quiet">${odds.policy[language]}</p>` : nothing}
  </section>`;
}

/** So many who may be touched have a chart. */
const MOST = 3;

function bars(
  chances: Chances,
  titles: Readonly<Record<string, LocalisedText>>,
  language: Language,
) {
  const possible = Object.entries(chances).filter(([, probability]) => probability > 0);
  return possible.toReversed().map(([key, probability]) => ({
    label: titles[key]?.[language] ?? key,
    probability,
    now: key === 'dead',
    some: key !== 'unharmed',
  }));
}

/** Chances by model, as the calculator gives them to programs. */
function chancesIn(value: unknown): Readonly<Record<string, Chances>> {
  const found: Record<string, Chances> = {};
  for (const [id, chances] of Object.entries({ ...Object(value) })) {
    const numbers = Object.entries({ ...Object(chances) }).filter(
      (each): each is [string, number] => typeof each[1] === 'number',
    );
    found[id] = Object.fromEntries(numbers);
  }
  return found;
}
