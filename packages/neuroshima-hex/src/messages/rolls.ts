import { asIs, message } from '@skirmish-kit/core';
import { seatName } from './formatters.ts';

/** Draws, as they are asked for at a real table. */
export const rolls = {
  draw: message(
    { seat: seatName, tiles: asIs },
    {
      en: '{seat} draws {tiles} {tiles|tile|tiles}: which?',
      fr: '{seat} pioche {tiles} {tiles|tuile|tuiles} : lesquelles ?',
    },
  ),
};
