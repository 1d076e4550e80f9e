import { diceStyles, diceTray, type RoomExtras } from '@skirmish-kit/ui';

/** What a game shows besides its first question. */
export const extras: RoomExtras = { styles: [diceStyles], dice: diceTray };
