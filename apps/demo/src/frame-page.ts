import loaders from 'virtual:elements';
import { embedsLieIn } from '@skirmish-kit/ui';
import { filesOfGames } from './files-of-games.ts';
import { openFrame } from './frame.ts';

embedsLieIn('../kit/', filesOfGames);

const { tag, define, picture, pictureDefine } = document.querySelector('main')?.dataset ?? {};
const asPicture = new URL(location.href).searchParams.get('mode') === 'diagram';

if (asPicture && picture && pictureDefine) {
  await loaders[pictureDefine]?.();
  openFrame(picture);
} else if (tag && define) {
  await loaders[define]?.();
  openFrame(tag);
}
