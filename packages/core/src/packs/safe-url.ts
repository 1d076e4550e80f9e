import type { Problem } from '../problem.ts';
import { addressProblem } from './url-messages.ts';

/** Servers on one's own machine, where packs are written and tried. */
const HOME = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The full address of something from elsewhere, or why it is not gone to: https only, or the
 * page's own server.
 */
export function safeUrl(url: string, page: string | undefined): string | Problem {
  const shown = url.slice(0, 200);
  const address = parseAddress(url, page);
  if (!address) return addressProblem('/', 'address-wrong', { url: shown });
  return isSafe(address, page)
    ? address.href
    : addressProblem('/', 'address-not-safe', { url: shown });
}

/**
 * The target of a redirect, or the reason why it is not fetched: it has to be safe like any URL, and no
 * foreign server may redirect to localhost.
 */
export function redirectUrl(
  from: string,
  location: string,
  page: string | undefined,
): string | Problem {
  const address = parseAddress(location, from);
  const shown = (address?.href ?? location).slice(0, 200);
  if (!address) return addressProblem('/', 'address-wrong', { url: shown });
  const intrudes =
    isHome(address) && !isHome(parseAddress(from)) && !isSameOrigin(address.href, page);
  return isSafe(address, page) && !intrudes
    ? address.href
    : addressProblem('/', 'address-sent-astray', { url: from.slice(0, 200), to: shown });
}

/** Whether an address is on the page's own server. */
export function isSameOrigin(address: string, page: string | undefined): boolean {
  const own = parseAddress(page ?? '')?.origin;
  return own !== undefined && own !== 'null' && parseAddress(address)?.origin === own;
}

function parseAddress(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function isSafe(address: URL, page: string | undefined): boolean {
  if (address.username !== '' || address.password !== '') return false;
  if (address.protocol === 'https:') return true;
  if (address.protocol !== 'http:') return false;
  return isHome(address) || isSameOrigin(address.href, page);
}

function isHome(address: URL | undefined): boolean {
  return address !== undefined && HOME.has(address.hostname);
}
