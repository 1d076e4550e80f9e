import type { Problem } from '../problem.ts';
import { isSameOrigin, redirectUrl, safeUrl } from './safe-url.ts';
import { addressProblem, type URL_MESSAGES } from './url-messages.ts';
import { JSON_LIMITS } from './json.ts';
import { jsonProblem } from './json-messages.ts';
import { readPack, type PackFormat } from './pack.ts';

export interface FetchPackOptions {
  /** By default the page's own `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The page's address: packs of its own server may come over http too, and relative. */
  readonly page?: string;
  /** How long the whole pack may take, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 10_000;

/** The statuses with which a server names another address (RFC 9110, section 15.4). */
const SENDS_ON = new Set([301, 302, 303, 307, 308]);

/** How often servers may send us on to another address. */
const MOST_HOPS = 5;

/**
 * Reads a pack from an address: https only (or the page's own server), without credentials and
 * without telling which page asks. Every failure is a problem with a sentence; nothing is thrown.
 *
 * The target of a redirect is checked before it is fetched, like the URL itself. Browsers do not reveal it:
 * there, only the page's own server may redirect, and the final URL is checked before anything is read.
 *
 * @example
 * ```ts
 * const isGang = (value: unknown): value is { id: string } => Object(value).id !== undefined;
 * const gang = await fetchPack(
 *   'http://example.org/raiders.json',
 *   { id: 'my-gang', validate: isGang },
 *   { page: 'https://example.net/' },
 * );
 * if (isProblems(gang)) gang[0]?.code; // 'address-not-safe'
 * else gang.id;
 * ```
 */
export async function fetchPack<T>(
  url: string,
  kind: PackFormat<T>,
  options: FetchPackOptions = {},
): Promise<T | readonly Problem[]> {
  const text = await fetchPackText(url, options);
  return typeof text === 'string' ? readPack(kind, text) : text;
}

/** The text of a pack, as {@link fetchPack} fetches it, for callers that parse it themselves. */
export async function fetchPackText(
  url: string,
  options: FetchPackOptions = {},
): Promise<string | readonly Problem[]> {
  const address = safeUrl(url, options.page);
  if (typeof address !== 'string') return [address];
  const text = await fetchText(address, options);
  return typeof text === 'string' ? text : [text];
}

async function fetchText(url: string, options: FetchPackOptions): Promise<string | Problem> {
  const { patience = PATIENCE, page } = options;
  const call = options.fetch ?? ((address, init) => fetch(address, init));
  const signal = AbortSignal.timeout(patience);
  const fault = (code: keyof typeof URL_MESSAGES): Problem =>
    signal.aborted
      ? addressProblem('/', 'address-too-slow', { url, seconds: patience / 1000 })
      : addressProblem('/', code, { url });
  const ask = (address: string, redirect: 'manual' | 'follow'): Promise<Response> =>
    orTimeout(
      call(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect }),
      signal,
    );
  let response: Response | Problem;
  try {
    response = await followed(url, page, ask);
  } catch {
    return fault('address-unreachable');
  }
  if ('path' in response) return response;
  if (!response.ok) return addressProblem('/', 'address-refused', { url, status: response.status });
  try {
    return await readBody(response, signal);
  } catch {
    return fault('address-broke-off');
  }
}

/** Goes from address to address, as servers send us on, and judges each before it goes there. */
async function followed(
  url: string,
  page: string | undefined,
  ask: (address: string, redirect: 'manual' | 'follow') => Promise<Response>,
): Promise<Response | Problem> {
  let address = url;
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const response = await ask(address, 'manual');
    if (response.type === 'opaqueredirect') {
      if (!isSameOrigin(address, page))
        return addressProblem('/', 'address-sent-on', { url: address });
      return ended(address, page, await ask(address, 'follow'));
    }
    const location = SENDS_ON.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return ended(address, page, response);
    response.body?.cancel().catch(() => undefined);
    const next = redirectUrl(address, location, page);
    if (typeof next !== 'string') return next;
    address = next;
  }
  return addressProblem('/', 'address-goes-round', { url, most: MOST_HOPS });
}

/** An answer, unless it came from where nobody would have gone; one that does not say came from where it was asked. */
function ended(asked: string, page: string | undefined, response: Response): Response | Problem {
  const end = redirectUrl(asked, response.url, page);
  return typeof end === 'string' ? response : end;
}

/** Reads the body while counting it: what the server says about its length is not believed. */
async function readBody(response: Response, signal: AbortSignal): Promise<string | Problem> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await orTimeout(reader.read(), signal);
    bytes += value?.length ?? 0;
    if (bytes > JSON_LIMITS.bytes) {
      reader.cancel().catch(() => undefined);
      return jsonProblem('/', 'json-too-big', { most: JSON_LIMITS.bytes });
    }
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      reader.cancel().catch(() => undefined);
      return addressProblem('/', 'not-utf-8');
    }
    if (done) return /^\s*<(?:!doctype|html)/i.test(text) ? addressProblem('/', 'web-page') : text;
  }
}

/** Gives up with the signal, even when the other side never answers. */
function orTimeout<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('timeout'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
