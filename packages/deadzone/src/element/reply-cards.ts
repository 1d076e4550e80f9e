import { html, nothing, type TemplateResult } from 'lit';
import type { LogEntry } from '@skirmish-kit/core';
import {
  answerCards,
  diceTray,
  mainAnswer,
  preferredCard,
  rollValues,
  ruleButton,
  type AnswerCard,
} from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import { replies, amounts } from '../rules/answer-keys.ts';
import { facesOf } from '../rules/command-dice.ts';
import { USUAL_DICE } from '../rules/dice.ts';
import { fightModifiers } from '../rules/fight.ts';
import { modelOf } from '../rules/models.ts';
import type { Face } from '../rules/state.ts';
import { replyWords } from '../messages/reply-messages.ts';
import { rollPhrases } from '../messages/roll-messages.ts';
import type { DeadzoneOption } from './action-options.ts';
import type { DeadzoneView } from './game-view.ts';
import { standingView } from './panels.ts';

/** Questions of which every answer is weighed, with the face that an answer spends. */
const WEIGHED: Readonly<Record<string, Face | undefined>> = {
  reply: undefined,
  dice: 'dice',
  stalwart: 'special',
  starforged: 'special',
};

/** The answers to an attack or about dice, each with what may follow; nothing for other questions. */
export function replyCards(room: DeadzoneView): readonly AnswerCard[] | undefined {
  const about = room.host.choice?.about ?? '';
  if (!(about in WEIGHED)) return undefined;
  return room.choosing.plainOffers.map((offer) => cardOf(room, offer));
}

function cardOf(room: DeadzoneView, offer: DeadzoneOption): AnswerCard {
  const { key } = offer;
  const { label, price } = wordsOf(room, offer);
  return { key, label, price, outcomes: room.chances.outcomesOf(offer), why: whyOf(room, key) };
}

/** What a number of dice means, and how many faces it leaves. */
function wordsOf({ host, battle }: DeadzoneView, { key, label, note }: DeadzoneOption) {
  const { choice, language } = host;
  const say = translator(replyWords, language);
  const face = WEIGHED[choice?.about ?? ''];
  if (!choice || !face) return { label, price: note };
  const amount = amounts.parse(key);
  const n = amount?.kind === 'add' ? Number(amount.count) : 0;
  const left = facesOf(battle, choice.who).filter((each) => each === face).length;
  const spent = choice.about === 'stalwart' ? Math.min(n, 1) : n;
  const word = n === 0 ? (`${choice.about}-none` as const) : choice.about;
  return {
    label: isWord(word) ? say(word, { n }) : label,
    price: spent > 0 ? say('takes', { n: spent, left: left - spent }) : say('takes-none'),
  };
}

function isWord(word: string): word is keyof typeof replyWords {
  return word in replyWords;
}

/** DZ-FIGHT-05: the dice of an answer to a blow, and what they can do. */
function whyOf({ host, battle }: DeadzoneView, key: string): TemplateResult | typeof nothing {
  const { choice, language } = host;
  if (choice?.about !== 'reply') return nothing;
  const reply = replies.parse(key);
  const own = modelOf(battle, String(choice.params['model']));
  const enemy = modelOf(battle, String(choice.params['by']));
  const test = reply?.kind === 'survive' ? 'survive' : 'fight';
  const at = own.recruit.profile[test];
  if (at === null) return nothing;
  const dice = fightModifiers(battle, own, enemy, test, false, enemy.pinned).reduce(
    (sum, each) => sum + each.dice,
    USUAL_DICE,
  );
  const params = { dice, at, enemy: enemy.id.toUpperCase() };
  return html`${translator(replyWords, language)(`why-${test}`, params)}
  ${ruleButton(language, 'DZ-FIGHT-05', (rule) => host.openRule(rule))}`;
}

/** The cards, below the dice that lie already. */
export function replyView(room: DeadzoneView, cards: readonly AnswerCard[]): TemplateResult {
  const { host } = room;
  return html`${diceSoFar(room)}
    ${answerCards(cards, host.language, (key) => void host.answer(key))}
    <div class="offers">${standingView(room)}</div>`;
}

/** The main button has the safest answer; where none is, it spends nothing. */
export function replyMain(
  { host }: DeadzoneView,
  cards: readonly AnswerCard[],
): TemplateResult | typeof nothing {
  const card = preferredCard(cards, host.choice?.skip) ?? cards[0];
  return card ? mainAnswer(card, cards, host.language, (key) => void host.answer(key)) : nothing;
}

/** DZ-LDR-02: the attack and the own dice that may be rolled again, with their sum. */
function diceSoFar({ host, names }: DeadzoneView): TemplateResult | typeof nothing {
  if (host.choice?.about !== 'stalwart') return nothing;
  const log = host.session?.visibleGame.log ?? [];
  const [attack, own] = log.filter(isRoll).slice(-2);
  if (!attack || !own) return nothing;
  const say = translator(rollPhrases, names.language);
  const [hits = 0] = rollValues(attack);
  const [saves = 0] = rollValues(own);
  const results = [say('hits', { n: hits }), say('saves', { n: saves })];
  const n = Math.max(0, hits - saves);
  const sum = {
    terms: results.join(' − '),
    outcome: n > 0 ? say('damage', { n }) : say('nothing'),
    hurts: n > 0,
  };
  const rolls = [attack, own].map(({ notation = '', faces = [] }) => ({ notation, faces }));
  return diceTray({ rolls, words: { results, sum } }, names.language);
}

function isRoll({ kind }: LogEntry): boolean {
  return kind === 'roll';
}
