import type { Refusal } from '@skirmish-kit/core';
import type { TextSource } from '@skirmish-kit/ui';
import { hqAnswers } from '../rules/answers.ts';
import { cellText } from '../rules/cell-text.ts';
import { deny } from '../rules/tell.ts';
import { describeBoard } from './describe.ts';
import { loadCommands } from './load-room.ts';
import type { PlayRoom } from './play-room.ts';

/** A game in words; the board itself can be walked over hex by hex, so it needs no list. */
export function textSource(room: PlayRoom): TextSource {
  return {
    summary: () => describeBoard(room.now),
    keys: () => room.names.say('keys'),
    look: (cell) => room.tellAttacks(Number(cell)),
    explain: (refusal, key) => explained(room, refusal, key),
    commands: async () => {
      const { commandHelp, parseCommand } = await loadCommands();
      return {
        help: () => commandHelp(room.host.language),
        read: (text) => {
          const { session } = room.host;
          const command = parseCommand(text, {
            ask: session?.bot ? undefined : session?.ask,
            army: room.army,
            radius: room.radius,
            rotationOn: (cell) => room.unitOn(cell)?.rotation,
          });
          if (!('kind' in command) || command.kind !== 'preview') return command;
          room.ahead.toggle();
          return { kind: 'other' };
        },
      };
    },
  };
}

/** Where an answer is just not among those offered: that its hex is taken. */
function explained(room: PlayRoom, refusal: Refusal, key: string): Refusal {
  const cell = refusal.code === 'not-an-option' ? hqAnswers.parse(key)?.at : undefined;
  return cell !== undefined && room.unitOn(cell)
    ? deny('occupied', 'NH-BRD-02', { hex: cellText.make(cell) })
    : refusal;
}
