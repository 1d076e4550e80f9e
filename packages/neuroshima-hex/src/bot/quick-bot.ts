import type { Random } from '@skirmish-kit/core';
import { badDrawAnswers, discardAnswers } from '../rules/answer-keys.ts';
import type { Table } from '../rules/table.ts';
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
      return badDrawAnswers.make({
        kind: keepsBadDraw(table, choice.who) ? 'keep' : 'redraw',
      });
    case 'discard':
      return discard(table, choice);
    case 'action':
      return weighActions(table, choice.who)[0]?.key ?? only;
    case 'pushed-to':
      return choosePushedTo(table, choice);
    default:
      return table.state.battle ? chooseInBattle(table, choice) : only;
  }
}

function discard(table: Table, { who, options }: Asked): string {
  const tiles = options.flatMap(({ key }) => discardAnswers.parse(key)?.tile ?? []);
  return discardAnswers.make({ kind: 'discard', tile: chooseDiscard(table, who, tiles) });
}
