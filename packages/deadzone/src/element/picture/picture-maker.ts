import type { PictureMaker, Language } from '@skirmish-kit/core';
import { renderSvgFile, type SvgNode } from '@skirmish-kit/ui/picture';
import { figureStyles, standaloneStyles } from '@skirmish-kit/ui/table';
import { cubesStyles } from '../../board-view/cubes-styles.ts';
import { isoPicture } from '../../board-view/iso-picture.ts';
import { isoStyles } from '../../board-view/iso-styles.ts';
import { DeadzoneNames } from '../../messages/names.ts';
import { boardOf } from '../../rules/battlefield.ts';
import type { Battle } from '../../rules/state.ts';
import { cubeSceneOf } from './battle-picture.ts';

const pictureStyles = `${standaloneStyles}${figureStyles}${cubesStyles}${isoStyles}`;

/** Draws battles as SVG files: from a corner, so that every level shows. */
export const pictureMaker: PictureMaker<Battle> = {
  draw: (battle, { language, theme }) =>
    renderSvgFile(cornerPicture(battle, language), pictureStyles, theme),
};

function cornerPicture(battle: Battle, language: Language): SvgNode {
  const { levels } = boardOf(battle);
  return isoPicture(cubeSceneOf(battle, new DeadzoneNames(battle, language), levels));
}
