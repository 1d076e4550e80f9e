import type { Tool } from '@skirmish-kit/ui';
import type { Names } from '../telling/element-names.ts';

/** A tile that lies on the board for a try is turned either way. */
export function turnTools(names: Names, turn: (by: 1 | -1) => void): readonly Tool[] {
  return [
    { sign: '↺', label: names.say('turn-left'), act: () => turn(-1) },
    { sign: '↻', label: names.say('turn-right'), act: () => turn(1), shortcut: 'R' },
  ];
}
