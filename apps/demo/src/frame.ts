import '@skirmish-kit/reaction/define';

/**
 * The page inside an iframe: the query is the element's attributes, and the parent is told how high
 * it has become: in our own words, and in WordPress's, whose frames stay clipped until they hear it.
 */
const ATTRIBUTES = [
  'mode',
  'scenario',
  'seats',
  'seed',
  'record',
  'position',
  'pack',
  'lang',
  'theme',
  'save',
  'page',
];

const element = document.querySelector('skirmish-reaction');
const query = new URL(location.href).searchParams;
const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');

for (const name of ATTRIBUTES) {
  const value = query.get(name);
  if (value !== null) element?.setAttribute(name, value);
}
const lang = query.get('lang');
if (lang) document.documentElement.lang = lang;

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (Math.abs(height - told) <= 1 || parent === window) return;
  told = height;
  // The frame's origin is opaque in a sandbox, so there is no origin to aim at; a height is no secret.
  parent.postMessage({ type: 'skirmish-height', height }, '*');
  if (secret) parent.postMessage({ secret, message: 'height', value: height }, '*');
}).observe(document.body);
