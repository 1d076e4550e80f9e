/** What a link may show; it begins no game, so that none that is kept can be played on or lost. */
const MODES = ['replay', 'battle', 'puzzle'];

/** What a link may say about it. Packs and companions are the page's to name. */
const NAMES = ['mode', 'record', 'at', 'position', 'answers', 'hand', 'goal'];

/**
 * What the address of the page asks the first element of its name to show:
 * `…#skirmish-reaction?mode=replay&record=…`, as {@link shareLink} writes it.
 */
export function linkedHere(element: HTMLElement): ReadonlyMap<string, string> {
  const { localName } = element;
  const { hash } = location;
  const asks = hash.startsWith(`#${localName}?`) && document.querySelector(localName) === element;
  const query = new URLSearchParams(asks ? hash.slice(localName.length + 2) : '');
  if (!MODES.includes(query.get('mode') ?? '')) return new Map();
  return new Map(NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}
