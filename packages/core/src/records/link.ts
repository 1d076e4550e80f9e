import type { Problem } from '../problem.ts';
import { linkProblem } from './link-messages.ts';
import { makeBase64url, parseBase64url } from './base64url.ts';
import { crc32 } from './crc32.ts';
import { deflate, inflate } from './deflate.ts';

/**
 * A text (a record, a position) as a token for the end of an address, and back. A token is a
 * version letter, then base64url of a CRC-32 and the text, deflated.
 */

/** The version letter: a later way of packing takes another. */
const VERSION = '1';

/** The longest text, in UTF-8 bytes. */
export const MAX_LINK_BYTES = 262_144;

/** No honest text shrinks more than this, once it is longer than a page. */
const MOST_RATIO = 50;
const PAGE = 4_096;

/** Deflate can grow what it cannot shrink by a few bytes in every 16 KiB. */
const LONGEST_TOKEN = 1 + Math.ceil(((4 + MAX_LINK_BYTES + 512) * 4) / 3);

/** An empty stored block of deflate. It means nothing, and may come before any other block. */
const FILLER = [0, 0, 0, 0xff, 0xff];

/**
 * Packs a text into a token that any address can carry.
 *
 * @example
 * ```ts
 * const token = await makeLink(new Game(pig, pig.defaults, { seed: 7 }).record());
 * if (isProblems(token)) console.error(token);
 * else token.startsWith('1'); // true
 * ```
 */
export async function makeLink(text: string): Promise<string | readonly Problem[]> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_LINK_BYTES)
    return [linkProblem('/', 'link-too-long', { most: MAX_LINK_BYTES })];
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== text) {
    return [linkProblem('/', 'link-not-text')];
  }
  const packed = padded(await deflate(bytes), bytes.length);
  const body = new Uint8Array(4 + packed.length);
  new DataView(body.buffer).setUint32(0, crc32(packed));
  body.set(packed, 4);
  return VERSION + makeBase64url(body);
}

/**
 * Unpacks a token. Any change to a token that {@link makeLink} made is refused. The unpacked size is
 * counted while unpacking, never taken from the token.
 *
 * @example
 * ```ts
 * const token = await makeLink('Hold at twenty.');
 * if (!isProblems(token)) await parseLink(token); // 'Hold at twenty.'
 * const text = await parseLink('1damaged');
 * if (isProblems(text)) text[0]?.code; // 'link-damaged'
 * ```
 */
export async function parseLink(token: string): Promise<string | readonly Problem[]> {
  if (token.length > LONGEST_TOKEN)
    return [linkProblem('/', 'link-too-long', { most: LONGEST_TOKEN })];
  const strange = /[^\w-]/u.exec(token);
  if (strange)
    return [linkProblem('/', 'link-wrong-letter', { found: JSON.stringify(strange[0]) })];
  const version = token.charAt(0);
  if (version !== '' && version !== VERSION) {
    return [linkProblem('/', 'link-other-version', { found: version, known: VERSION })];
  }
  const bytes = parseBase64url(token.slice(1));
  if (!bytes) return damaged();
  if (bytes.length < 5) return damaged();
  const packed = bytes.subarray(4);
  if (new DataView(bytes.buffer).getUint32(0) !== crc32(packed)) return damaged();
  const most = Math.min(MAX_LINK_BYTES, Math.max(PAGE, packed.length * MOST_RATIO));
  const text = await inflate(packed, most);
  if (text === 'too-big') return [linkProblem('/', 'link-too-big')];
  if (text === 'damaged') return damaged();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return damaged();
  }
}

function damaged(): readonly Problem[] {
  return [linkProblem('/', 'link-damaged')];
}

/** Adds empty blocks to a text that compresses so well that it would look like a zip bomb. */
function padded(packed: Uint8Array, length: number): Uint8Array {
  const least = length > PAGE ? Math.ceil(length / MOST_RATIO) : 0;
  const fillers = Math.max(0, Math.ceil((least - packed.length) / FILLER.length));
  const filled = new Uint8Array(fillers * FILLER.length + packed.length);
  for (let i = 0; i < fillers; i++) filled.set(FILLER, i * FILLER.length);
  filled.set(packed, fillers * FILLER.length);
  return filled;
}
