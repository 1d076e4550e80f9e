import { Salts } from '@skirmish-kit/core';

/** The header line of a saved game that keeps the salts of what was shared of it. */
const SAVED = /^salts: (.*)$/m;

/** Salts from the randomness of this browser; `saved` is a saved game that may bring those it had. */
export function saltsOfGame(saved = ''): Salts {
  const [header = ''] = saved.split('\n\n', 1);
  return new Salts(freshSalt, SAVED.exec(header)?.[1]);
}

/** A game as text for this browser alone, with the salts of what was shared of it. */
export function withSalts(text: string, { text: salts }: Salts): string {
  if (salts === '') return text;
  const [header = '', ...rest] = text.split('\n\n');
  return [`${header.trimEnd()}\nsalts: ${salts}`, ...(rest.length > 0 ? rest : [''])].join('\n\n');
}

function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
