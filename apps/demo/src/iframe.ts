/**
 * The page inside an iframe. The query sets the element's attributes. The page posts its height to the
 * parent, in our own format and in those of WordPress and AMP.
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
  tellHeight(attributes.get('mode') ?? 'play');
}

/** Attributes that name code, which a URL must not load into this page. */
const NAMES_OF_CODE = ['companion', 'pack-code'];

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
    if (value !== null && !NAMES_OF_CODE.includes(name)) asked.set(name, value);
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

/** Modes that fill the window they get. They ask for the height at which a game shows all it has. */
const FILLS_WINDOW = ['play', 'table', 'replay'];
const GAME_HEIGHT = 768;
/** What a page asks for before it can measure itself. */
const FIRST_HEIGHT = 320;

function tellHeight(mode: string): void {
  if (parent === window) return;
  const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
  const least = FILLS_WINDOW.includes(mode) ? GAME_HEIGHT : 0;
  let sent: number | undefined;
  const tell = () => {
    const measured = Math.ceil(document.documentElement.getBoundingClientRect().height);
    const height = Math.max(measured, least) || FIRST_HEIGHT;
    if (sent !== undefined && Math.abs(height - sent) <= 1) return;
    sent = height;
    // A sandboxed frame has an opaque origin, so there is no target origin; a height is no secret.
    parent.postMessage({ type: 'skirmish-height', height }, '*');
    parent.postMessage({ sentinel: 'amp', type: 'embed-size', height }, '*');
    if (secret) parent.postMessage({ secret, message: 'height', value: height }, '*');
  };
  // WordPress clips a frame until it hears a height, and Chromium measures nothing in a clipped frame.
  tell();
  new ResizeObserver(tell).observe(document.body);
}
