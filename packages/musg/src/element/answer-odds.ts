import { html, nothing, type TemplateResult } from 'lit';
import {
  translator,
  type Game,
  type Language,
  type OddsResult,
  type LocalisedText,
} from '@skirmish-kit/core';
import { oddsChart, type AnswerOutcome, type ChanceLabel } from '@skirmish-kit/ui';
import type { ActionOption } from '@skirmish-kit/ui/table';
import { actionOdds } from '../odds/action.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { oddsMessages } from '../messages/odds-messages.ts';

export { oddsStyles } from '@skirmish-kit/ui';

/** The exact odds of an offer; fetched when a battle first has any to show. */
export function oddsOf(
  game: Game<Battle, MusgSetup>,
  { key }: ActionOption,
): OddsResult | undefined {
  return actionOdds(game, key);
}

type Chances = Readonly<Record<string, number>>;

const outIn = (chances: Chances) => (chances['out-of-action'] ?? 0) + (chances['dead'] ?? 0);
const hurtIn = (chances: Chances) => (chances['wounded'] ?? 0) + outIn(chances);

/** What a row says of the odds: how likely the target is hurt, and of that how likely out of action. */
export function chanceLabel(
  { outcomes, more = {} }: OddsResult,
  language: Language,
  nameOf: (id: FigureId) => string,
): ChanceLabel {
  const say = translator(oddsMessages, language);
  const { short } = outcomes;
  const [out, hurt] = [outIn(outcomes), hurtIn(outcomes)];
  const chance = (
    what: 'contact' | 'hurt' | 'damaged',
    probability: number,
    rest: number,
  ): ChanceLabel => {
    const label = say(`chance-${what}`, { figure: nameOf(String(more['target'])) });
    return { label, what: say(what), probability, shares: [out, rest] };
  };
  if (short !== undefined) return chance('contact', 1 - short, 1 - short - out);
  return chance(more['lifeLost'] ? 'hurt' : 'damaged', hurt, hurt - out);
}

/** What a shot may do to whom it is aimed at. */
export function outcomesOf(
  { outcomes, more = {} }: OddsResult,
  language: Language,
): readonly AnswerOutcome[] {
  const say = translator(oddsMessages, language);
  const id = String(more['target']);
  const figure = id.toUpperCase();
  const outcome = (what: 'out' | 'hurt', probability: number): AnswerOutcome => ({
    id: `${id} ${what}`,
    rank: what === 'out' ? 0 : 1,
    label: say(`chance-${what}`, { figure }),
    probability,
    mine: false,
  });
  const out = outIn(outcomes);
  return [outcome('out', out), outcome('hurt', hurtIn(outcomes) - out)];
}

/** How likely everybody who may be touched is to be hurt. */
export function hitChances({ more }: OddsResult): ReadonlyMap<FigureId, number> {
  return new Map(
    Object.entries(chancesIn(more?.['figures'])).map(([id, each]) => [id, hurtIn(each)]),
  );
}

/** So many who may be touched have a chart. */
const MOST = 3;

/** What would follow: a chart for everybody who may be touched. */
export function outcomeView(
  odds: OddsResult,
  label: string,
  language: Language,
  nameOf: (id: FigureId) => string,
): TemplateResult {
  const say = translator(oddsMessages, language);
  const everybody = Object.entries(chancesIn(odds.more?.['figures']));
  const shown = everybody.length > 0 ? everybody : [['', odds.outcomes] as const];
  return html`<section class="panel" part="outcomes follows">
    ${shown.slice(0, MOST).map(([id, chances]) => {
      const title = id ? say('follows-for', { label, figure: nameOf(id) }) : label;
      const shares = bars(chances, odds.titles, language);
      return oddsChart({ language, title, bars: shares, pruned: odds.pruned });
    })}
    ${odds.policy ? html`<p class="quiet">${odds.policy[language]}</p>` : nothing}
  </section>`;
}

const WORST: readonly string[] = ['out-of-action', 'dead'];

function bars(
  chances: Chances,
  titles: Readonly<Record<string, LocalisedText>>,
  language: Language,
) {
  const possible = Object.entries(chances).filter(([, probability]) => probability > 0);
  return possible.toReversed().map(([key, probability]) => ({
    label: titles[key]?.[language] ?? key,
    probability,
    now: WORST.includes(key),
    some: key !== 'unhurt' && key !== 'short',
  }));
}

/** Chances by figure, as the calculator gives them to programs. */
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
