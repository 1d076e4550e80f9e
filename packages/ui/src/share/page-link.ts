import { parsePageLink } from '../launch-options.ts';

/** The request in the URL of the page for the first element of its name, as {@link shareLink} writes it. */
export function readPageLink(element: HTMLElement): ReadonlyMap<string, string> {
  const { localName } = element;
  const isFirst = document.querySelector(localName) === element;
  return isFirst ? parsePageLink(location.hash, localName) : new Map();
}
