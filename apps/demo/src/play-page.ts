import loaders from 'virtual:elements';
import { setEmbedBase } from '@skirmish-kit/ui';
import { openFrame } from './iframe.ts';

setEmbedBase('../kit/');

const main = document.querySelector('main');
const { tag, define } = main?.dataset ?? {};
if (tag && define) {
  await loaders[define]?.();
  const home = main?.querySelector('template')?.content;
  openFrame(tag, { save: 'play', children: home });
}
