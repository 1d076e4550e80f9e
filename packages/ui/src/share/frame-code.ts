import { htmlTag } from './html-tag.ts';

/** Code for pages that allow frames but no scripts. */
export function frameCode(title: string, address: string): string {
  return htmlTag('iframe', {
    title,
    src: address,
    width: '100%',
    height: '720',
    loading: 'lazy',
  });
}
