import type { Random } from '@skirmish-kit/core';
import type { Table } from '../table.ts';
import { weighActions } from './action-choice.ts';
import { chooseInBattle, type Asked } from './battle-choice.ts';
import { chooseDiscard, keepsBadDraw } from './discard-choice.ts';
import { chooseHqHex } from './hq-choice.ts';
import { choosePushedTo } from './push-choice.ts';

/** The answer of the quick bot to any question: the best after one action, by the preview. */
export function quickAnswer(table: Table, choice: Asked, random: Random): string {
  const keys = choice.options.map((option) => option.key);
  const [only = ''] = keys;
  if (keys.length <= 1) return only;
  switch (choice.about) {
    case 'place-hq':
      return chooseHqHex(table, keys, random);
    case 'bad-draw':
      return keepsBadDraw(table, choice.who) ? 'keep' : 'redraw';
    case 'discard':
      return `discard:${chooseDiscard(table, choice.who, keys.map(tileIn))}`;
    case 'action':
      return weighActions(table, choice.who)[0]?.key ?? only;
    case 'pushed-to':
      return choosePushedTo(table, choice);
    default:
      return table.state.battle ? chooseInBattle(table, choice) : only;
  }
}

function tileIn(key: string): string {
  return key.slice('discard:'.length);
}
