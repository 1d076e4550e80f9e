import { problem, type Problem } from '@skirmish-kit/core';
import type { ReactionPack } from '../packs/pack.ts';

/** Larger files are no packs. */
const MOST_BYTES = 512 * 1024;

/**
 * A pack from an address. The reader with its validator is fetched with it; in a bundle it lies in
 * a file of its own.
 */
export async function fetchReactionPack(url: string): Promise<ReactionPack | readonly Problem[]> {
  let text: string;
  try {
    const response = await fetch(new URL(url, document.baseURI), { credentials: 'omit' });
    if (!response.ok)
      return [
        wrong('address-refused', `${url} answered with status ${response.status}.`, {
          url,
          status: response.status,
        }),
      ];
    text = await response.text();
  } catch {
    return [wrong('address-unreachable', `${url} cannot be reached.`, { url })];
  }
  if (text.length > MOST_BYTES)
    return [wrong('json-too-big', `Longer than ${MOST_BYTES} bytes.`, { most: MOST_BYTES })];
  const { readReactionPack } = await import('../packs/read.ts');
  return readReactionPack(text);
}

function wrong(
  code: string,
  message: string,
  params: Readonly<Record<string, string | number>>,
): Problem {
  return problem('pack', code, message, params);
}
