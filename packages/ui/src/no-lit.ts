/** The part without Lit: for elements so small that Lit would be most of their size. */
export * from './translator.ts';
export * from './language.ts';
export * from './parse-urls.ts';
export * from './id-from.ts';
export * from './load-packs.ts';
export * from './colour-scheme.ts';
export { Cached } from './cache.ts';
export * from './picture.ts';
export * from './paint.ts';
export { PictureElement, type PictureProps } from './picture-element.ts';
export { serveBots } from './worker/bot-server.ts';
