import { parsePageLink } from '../launch-options.ts';

/**
 * What the address of the page asks the first element of its name to show, as {@link shareLink}
 * writes it.
 */
export function readPageLink(element: HTMLElement): ReadonlyMap<string, string> {
  const { localName } = element;
  const isFirst = document.querySelector(localName) === element;
  return isFirst ? parsePageLink(location.hash, localName) : new Map();
}
