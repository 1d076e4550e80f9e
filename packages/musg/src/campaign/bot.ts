import type { Bot, BotView } from '@skirmish-kit/core';
import { bot as fighter } from '../bot/bot.ts';
import { purchases } from './answers.ts';
import { bandOf } from './roster.ts';
import type { Campaign } from './state.ts';

/** How often it buys something it can pay rather than save. */
const SAVES = 4;

/**
 * Fights as the bot of battles does. Between them it fills up its ranks, hands out what lies in the
 * store, buys for members who have none but free weapons, and saves a little.
 */
export const campaignBot: Bot<Campaign> = {
  id: 'bot',
  title: { en: 'Gang boss', fr: 'Chef de bande' },
  answer(view) {
    const { state, choice } = view;
    if (state.phase.step === 'battle' && state.battle)
      return fighter.answer({ ...view, state: state.battle });
    if (choice.about === 'shop') return shops(view);
    if (choice.about === 'pay' || choice.about === 'consent') return 'yes';
    if (choice.about === 'rivalry') return 'stay';
    return any(
      view,
      choice.options.map(({ key }) => key),
    );
  },
};

function any({ choice, random }: BotView<Campaign>, keys: readonly string[]): string {
  return keys[random.between(0, keys.length - 1)] ?? choice.options[0]?.key ?? '';
}

/** A chief first, then minions, then weapons for bare hands; else something, or nothing. */
function shops(view: BotView<Campaign>): string {
  const { state, choice, random } = view;
  const band = bandOf(state, choice.who);
  const keys = choice.options.map(({ key }) => key);
  const bare = (id: string) =>
    band.members.some(
      (member) => member.id === id && member.weapons.every((item) => member.free.includes(item)),
    );
  const wanted = keys.filter((key) => {
    const purchase = purchases.parse(key);
    if (purchase?.kind === 'recruit')
      return purchase.rank === 'chief' || (purchase.rank === 'minion' && band.members.length < 6);
    return (purchase?.kind === 'buy' || purchase?.kind === 'give') && bare(purchase.character);
  });
  const chief = wanted.find((key) => key.startsWith('recruit:chief'));
  if (chief !== undefined) return chief;
  if (wanted.length > 0) return any(view, wanted);
  const useful = keys.filter((key) => !/^(?:stow|drive):/.test(key));
  return random.between(1, SAVES) === 1 ? any(view, useful) : 'done';
}
