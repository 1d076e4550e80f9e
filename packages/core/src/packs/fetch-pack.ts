import type { Problem } from '../problem.ts';
import { addressProblem, type ADDRESS_WORDS } from './address-words.ts';
import { JSON_LIMITS } from './json.ts';
import { jsonProblem } from './json-words.ts';
import { readPack, type PackKind } from './pack.ts';

export interface FetchPackOptions {
  /** By default the page's own `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The page's address: packs of its own server may come over http too, and relative. */
  readonly page?: string;
  /** How long the whole pack may take, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 10_000;

/** Servers on one's own machine, where packs are written and tried. */
const HOME = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads a pack from an address: https only (or the page's own server), without credentials and
 * without telling which page asks. Every failure is a problem with a sentence; nothing is thrown.
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
  kind: PackKind<T>,
  options: FetchPackOptions = {},
): Promise<T | readonly Problem[]> {
  const text = await fetchPackText(url, options);
  return typeof text === 'string' ? readPack(kind, text) : text;
}

/** The text of a pack, as {@link fetchPack} fetches it, for whoever reads it himself. */
export async function fetchPackText(
  url: string,
  options: FetchPackOptions = {},
): Promise<string | readonly Problem[]> {
  const address = safeAddress(url, options.page);
  if (typeof address !== 'string') return [address];
  const text = await fetchText(address, options);
  return typeof text === 'string' ? text : [text];
}

/**
 * The full address of something from elsewhere, or why it is not gone to: https only, or the
 * page's own server.
 */
export function safeAddress(url: string, page: string | undefined): string | Problem {
  const shown = url.slice(0, 200);
  const address = parseAddress(url, page);
  if (!address) return addressProblem('/', 'address-wrong', { url: shown });
  return isSafe(address, page)
    ? address.href
    : addressProblem('/', 'address-not-safe', { url: shown });
}

function parseAddress(url: string, page: string | undefined): URL | undefined {
  try {
    return new URL(url, page);
  } catch {
    return undefined;
  }
}

function isSafe(address: URL, page: string | undefined): boolean {
  if (address.username !== '' || address.password !== '') return false;
  if (address.protocol === 'https:') return true;
  if (address.protocol !== 'http:') return false;
  return (
    HOME.has(address.hostname) || address.origin === parseAddress(page ?? '', undefined)?.origin
  );
}

async function fetchText(url: string, options: FetchPackOptions): Promise<string | Problem> {
  const { patience = PATIENCE, page } = options;
  const call = options.fetch ?? ((address, init) => fetch(address, init));
  const signal = AbortSignal.timeout(patience);
  const fault = (code: keyof typeof ADDRESS_WORDS): Problem =>
    signal.aborted
      ? addressProblem('/', 'address-too-slow', { url, seconds: patience / 1000 })
      : addressProblem('/', code, { url });
  let response: Response;
  try {
    response = await orTimeout(
      call(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'follow' }),
      signal,
    );
  } catch {
    return fault('address-unreachable');
  }
  if (!response.ok) return addressProblem('/', 'address-refused', { url, status: response.status });
  const end = response.url === '' ? undefined : parseAddress(response.url, undefined);
  if (end && !isSafe(end, page)) return addressProblem('/', 'address-not-safe', { url: end.href });
  try {
    return await readBody(response, signal);
  } catch {
    return fault('address-broke-off');
  }
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
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
