import { isProblems, readPack, type PictureMaker } from '@skirmish-kit/core';
import { renderSvgFile } from '@skirmish-kit/ui/picture';
import { boardContext } from '../../messages/board-context.ts';
import { namesOf } from '../../messages/element-names.ts';
import { armyStyles } from '../../packs/base-army-styles.ts';
import { armyKind } from '../../packs/read-army.ts';
import type { State } from '../../rules/state.ts';
import type { Library } from '../../rules/table.ts';
import { sceneOf } from '../board-scene.ts';
import { boardPicture } from './board-picture.ts';
import { pictureStyles } from './picture-styles.ts';

/** Draws boards as SVG files, with the armies of a library. */
export function pictureMaker(library: Library): PictureMaker<State> {
  const packs = library.pins.flatMap(({ content }) => {
    const pack = readPack(armyKind, content);
    return isProblems(pack) ? [] : [pack];
  });
  const looks = armyStyles(packs);
  return {
    draw: (state, { language, theme }) => {
      const scene = sceneOf(boardContext(library, state, namesOf(state.setup, looks, language)));
      return renderSvgFile(boardPicture({ ...scene, names: true }), pictureStyles, theme);
    },
  };
}
