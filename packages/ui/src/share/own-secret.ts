import { keep } from '../storage.ts';

const PLACE = 'skirmish-kit:secret';

/** Where the page keeps nothing it is as long as the page. */
let unkept = '';

/** A secret of this browser, from which seals get their salt: it never leaves it. */
export function ownSecret(): string {
  const found = keep().read(PLACE) ?? unkept;
  if (found !== '') return found;
  unkept = Array.from(crypto.getRandomValues(new Uint32Array(8)), (part) => part.toString(16)).join(
    '-',
  );
  keep().write(PLACE, unkept);
  return unkept;
}
