/** The part without Lit: for elements so small that Lit would be most of their size. */
export {
  interpolate,
  type MessageTable,
  percent,
  textsFor,
  type Translate,
  translator,
} from './translator.ts';
export { languageOf } from './language.ts';
export { parseUrls } from './parse-urls.ts';
export { idFrom } from './id-from.ts';
export { inPackFile, loadModule, loadPack, loadPacks } from './load-packs.ts';
export { type ColourScheme } from './colour-scheme.ts';
export { Cached } from './cache.ts';
export {
  randomFromName,
  renderSvg,
  renderSvgFile,
  type SvgChild,
  svgNode,
  type SvgNode,
} from './picture.ts';
export { paint, repaint } from './paint.ts';
export { PictureElement, type PictureProps } from './picture-element.ts';
export { serveBots } from './worker/bot-server.ts';
