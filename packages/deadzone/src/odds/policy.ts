import type { Bot, Policies, PolicyUsed, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Battle, ModelId } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';

/**
 * How choices on the way are answered. `kept`: blows get the best answer for the struck model, and
 * command dice are not spent. `worst`: the opponent spends dice as is worst for the active player.
 */
export const ANSWERS = ['kept', 'worst'] as const;
export type Answers = (typeof ANSWERS)[number];

/** Questions to which there is a best answer that costs nothing. */
const FREE_ANSWERS = [
  'reply',
  'blade',
  'away',
  'whom-to-fight',
  'who-attacks',
  'parting-blow',
  'glide',
] as const;

/** Always adds so many dice to the tests of one model. */
function adding(count: number, model: ModelId): Bot<Battle> {
  return {
    id: `add-${count}`,
    title: { en: 'Adds dice', fr: 'Ajoute des dés' },
    answer: ({ choice }) => {
      const key = `add:${count}`;
      const mine = choice.params['model'] === model;
      return mine && choice.options.some((option) => option.key === key) ? key : 'none';
    },
  };
}

/** The policies of both seats for the active player; `dice` are added to the tests of the active model. */
export function policiesFor(
  who: Seat,
  answers: Answers,
  dice?: { readonly count: number; readonly model: ModelId },
): Policies<Battle> {
  const free = (policy: 'best' | 'worst') =>
    Object.fromEntries(FREE_ANSWERS.map((about) => [about, policy]));
  const own = { ...free('best'), ...(dice && { dice: adding(dice.count, dice.model) }) };
  return {
    [who]: { about: own, otherwise: 'hold' },
    [1 - who]: answers === 'worst' ? 'worst' : { about: free('worst'), otherwise: 'hold' },
  };
}

const LIFE = 0.5;
const WOUND = 0.3;
const PIN = 0.2;

/** How good a battle is for a seat: points, lives, health, and who stands. */
export function battleValue(battle: Battle, who: Seat): number {
  const [mine = 0, theirs = 0] = who === 0 ? scores(battle) : scores(battle).toReversed();
  return battle.models.reduce((sum, { seat, where, damage, pinned, recruit, burning }) => {
    const { size } = recruit.profile;
    const gone = where === 'dead' || where === 'wreck';
    const hurt =
      (gone ? LIFE : 0) +
      (Math.min(1, damage / (size + 1)) * WOUND + (pinned ? PIN : 0)) * (recruit.vp + 1) +
      (burning === null || gone ? 0 : PIN);
    return sum + (seat === who ? -hurt : hurt);
  }, mine - theirs);
}

const WORDS: Readonly<Record<string, LocalisedText>> = {
  hold: {
    en: 'Command dice are kept.',
    fr: 'Les dés de commandement sont gardés.',
  },
  best: {
    en: 'The active player chooses what is best.',
    fr: 'Le joueur actif choisit ce qui vaut le mieux pour lui.',
  },
  worst: {
    en: 'The opponent gives the answer that is worst for the active player.',
    fr: 'L’adversaire donne la réponse la pire pour le joueur actif.',
  },
};

/** How choices on the way were answered, to stand beside the odds; nothing when there were none. */
export function policyText(met: readonly PolicyUsed[]): LocalisedText | undefined {
  const said = [...new Set(met.map(({ policy }) => policy))].flatMap((name) => {
    const added = /^add-(\d)$/.exec(name)?.[1];
    if (added === undefined) return WORDS[name] ?? [];
    return {
      en: `Command dice added: ${added}.`,
      fr: `Dés de commandement ajoutés\u00a0: ${added}.`,
    };
  });
  if (said.length === 0) return undefined;
  return { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') };
}
