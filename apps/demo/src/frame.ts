/**
 * The page inside an iframe: the query is the element's attributes, and the parent is told how high
 * it has become: in our own words, and in WordPress's, whose frames stay clipped until they hear it.
 * `companion` is code, and no address may bring code into this page.
 */
export function openFrame(tag: string): void {
  const element = document.createElement(tag);
  const query = new URL(location.href).searchParams;
  for (const [name, value] of attributesFrom(query, attributesOf(tag)))
    element.setAttribute(name, value);
  element.setAttribute('page', location.pathname);
  const lang = query.get('lang');
  if (lang) document.documentElement.lang = lang;
  document.querySelector('main')?.append(element);
  tellHeight();
}

/** What a link may change without another game coming of it. */
const LOOK = ['lang', 'theme', 'dir'];

/**
 * The attributes that a link asks for. Anybody can make a link, and a game that a reader keeps must
 * not be played on or replaced by another one: a name in a link only holds for links that ask for
 * the same.
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

/** What an element listens to, as it says itself. */
export function attributesOf(tag: string): readonly string[] {
  const element: object | undefined = customElements.get(tag);
  const listed: unknown =
    element && 'observedAttributes' in element ? element.observedAttributes : [];
  return Array.isArray(listed) ? listed.map(String) : [];
}

function tellHeight(): void {
  const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (Math.abs(height - told) <= 1 || parent === window) return;
    told = height;
    // The frame's origin is opaque in a sandbox, so there is no origin to aim at; a height is no secret.
    parent.postMessage({ type: 'skirmish-height', height }, '*');
    if (secret) parent.postMessage({ secret, message: 'height', value: height }, '*');
  }).observe(document.body);
}
