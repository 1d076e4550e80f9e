import loaders from 'virtual:elements';
import { openFrame } from './frame.ts';

const { tag, define, picture, pictureDefine } = document.querySelector('main')?.dataset ?? {};
const asPicture = new URL(location.href).searchParams.get('mode') === 'diagram';

if (asPicture && picture && pictureDefine) {
  await loaders[pictureDefine]?.();
  openFrame(picture);
} else if (tag && define) {
  await loaders[define]?.();
  openFrame(tag);
}
