/**
 * The page inside an iframe. The query sets the element's attributes. The page posts its height to the
 * parent, in our own format and in WordPress's, which clips frames until it receives one.
 * `companion` is refused, because it names code and a URL must not load code into this page.
 */
export function openFrame(
  tag: string,
  { save, children }: { readonly save?: string; readonly children?: Node | undefined } = {},
): void {
  const element = document.createElement(tag);
  const query = new URL(location.href).searchParams;
  const attributes = attributesFrom(query, attributesOf(tag));
  for (const [name, value] of attributes) element.setAttribute(name, value);
  // A link that asks for nothing special goes on with the page's own game.
  const isPlain = [...attributes.keys()].every((name) => name === 'save' || LOOK.includes(name));
  if (save !== undefined && isPlain) element.setAttribute('save', save);
  if (children) element.append(children);
  element.setAttribute('page', location.pathname);
  const lang = query.get('lang');
  if (lang) document.documentElement.lang = lang;
  document.querySelector('main')?.append(element);
  tellHeight();
}

/** Attributes that a link may change without starting another game. */
const LOOK = ['lang', 'theme', 'dir'];

/**
 * The attributes from the query of a link. Links are untrusted and must not continue or replace a saved
 * game, so a save name applies only to links with the same other attributes.
 */
export function attributesFrom(
  query: URLSearchParams,
  known: readonly string[],
): ReadonlyMap<string, string> {
  const asked = new Map<string, string>();
  for (const name of known) {
    const value = query.get(name);
    if (value !== null && name !== 'companion') asked.set(name, value);
  }
  const mode = asked.get('mode') ?? 'play';
  const isNew = (mode === 'play' || mode === 'table') && !asked.has('record');
  const save = asked.get('save') ?? (isNew && known.includes('save') ? 'game' : '');
  if (!save) return asked;
  const game = [...asked].filter(([name]) => name !== 'save' && !LOOK.includes(name)).sort();
  return asked.set('save', `link ${save} ${JSON.stringify(game)}`);
}

/** The attributes that an element observes. */
export function attributesOf(tag: string): readonly string[] {
  const element: object | undefined = customElements.get(tag);
  const listed: unknown =
    element && 'observedAttributes' in element ? element.observedAttributes : [];
  return Array.isArray(listed) ? listed.map(String) : [];
}

function tellHeight(): void {
  const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
  let sent = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (Math.abs(height - sent) <= 1 || parent === window) return;
    sent = height;
    // A sandboxed frame has an opaque origin, so there is no target origin; a height is no secret.
    parent.postMessage({ type: 'skirmish-height', height }, '*');
    if (secret) parent.postMessage({ secret, message: 'height', value: height }, '*');
  }).observe(document.body);
}
