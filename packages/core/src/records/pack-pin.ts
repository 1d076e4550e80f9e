import { packHash } from '../packs/pack.ts';
import type { Problem } from '../problem.ts';
import { recordProblem } from './record-messages.ts';

/** A pack that something came from. */
export interface PackOrigin {
  readonly id: string;
  /** {@link packHash} of the pack as it was. */
  readonly hash: string;
  /** The URL it was loaded from, for players who do not have it. */
  readonly address?: string;
}

/** A pack that a game was played with: a record names it, so that a changed one is noticed. */
export interface PackPin extends PackOrigin {
  /** A small pack travels inside the record and its link. */
  readonly content?: unknown;
}

/** A pack of more characters than this is named, and does not travel. */
const MOST_INSIDE = 12_000;

/** More packs than this has no game. */
const MOST_PINS = 16;

/**
 * Pins a pack: its hash, where it came from, and the pack itself when it is small. One with code of
 * its own does not travel, since code comes only from where a page says.
 *
 * @example
 * ```ts
 * const { id, hash, content } = pinPack('raiders', { id: 'raiders', units: [] }, 'https://example.org/raiders.json');
 * [id, hash.length, content]; // ['raiders', 32, { id: 'raiders', units: [] }]
 * ```
 */
export function pinPack(id: string, content: unknown, address?: string, travels = true): PackPin {
  const small = travels && (JSON.stringify(content)?.length ?? Infinity) <= MOST_INSIDE;
  return {
    id,
    hash: packHash(content),
    ...(address === undefined ? {} : { address }),
    ...(small ? { content } : {}),
  };
}

/** The packs that a record's header names, or what is wrong with the line. */
export function readPins(value: unknown, line: number): readonly PackPin[] | readonly Problem[] {
  const place = `line ${line}`;
  if (!isPackOriginList(value)) return [recordProblem(place, 'record-wrong-packs')];
  const pins: readonly PackPin[] = value;
  const forged = pins.find(
    ({ hash, content }) => content !== undefined && packHash(content) !== hash,
  );
  return forged ? [recordProblem(place, 'record-pack-forged', { id: forged.id })] : pins;
}

/** Whether this is a list of packs that something came from, no longer than a game has. */
export function isPackOriginList(value: unknown): value is readonly PackOrigin[] {
  return Array.isArray(value) && value.length <= MOST_PINS && value.every(isOrigin);
}

function isOrigin(value: unknown): value is PackOrigin {
  const { id, hash, address }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return (
    typeof id === 'string' &&
    id.length <= 80 &&
    typeof hash === 'string' &&
    /^[\da-f]{32}$/.test(hash) &&
    (address === undefined || (typeof address === 'string' && address.length <= 2_000))
  );
}

/** Why a record cannot be played with the packs that are here: one is missing, or is another. */
export function pinProblems(
  wanted: readonly PackPin[],
  here: readonly PackPin[],
  line: number,
): readonly Problem[] {
  return wanted.flatMap(({ id, hash, address }) => {
    const found = here.find((pin) => pin.id === id);
    if (found?.hash === hash) return [];
    const from = address ?? '–';
    const code = found ? 'record-pack-changed' : 'record-pack-missing';
    return [recordProblem(`line ${line}`, code, { id, from })];
  });
}
