import type { PictureMaker } from '@skirmish-kit/core';
import { renderSvgFile } from '@skirmish-kit/ui/picture';
import type { Battle } from '../../rules/state.ts';
import { battlePicture, pictureStyles } from './battle-svg.ts';

/** Draws battles as SVG files. */
export const pictureMaker: PictureMaker<Battle> = {
  draw: (battle, { language, theme }) =>
    renderSvgFile(battlePicture({ battle, language }), pictureStyles, theme),
};
