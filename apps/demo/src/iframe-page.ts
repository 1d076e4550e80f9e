import loaders from 'virtual:elements';
import { setEmbedBase } from '@skirmish-kit/ui';
import { openFrame } from './iframe.ts';

setEmbedBase('../kit/');

const { tag, define, picture, pictureDefine } = document.querySelector('main')?.dataset ?? {};
const asPicture = new URL(location.href).searchParams.get('mode') === 'diagram';

if (asPicture && picture && pictureDefine) {
  await loaders[pictureDefine]?.();
  openFrame(picture);
} else if (tag && define) {
  await loaders[define]?.();
  openFrame(tag);
}
