import { refuse, type Refusal } from '../refusal.ts';
import type { Faces } from './chance.ts';

/** Longer than any honest roll; a typed-in text is cut off here before it costs anything. */
const LONGEST = 100_000;

/** Faces as records write them: `5.8.2`. */
export function makeFaces(faces: Faces): string {
  return faces.length === 1 ? String(faces[0]) : faces.join('.');
}

/** Faces as people type them: dots, commas or spaces between, in any mixture. */
export function parseFaces(text: string): Faces | Refusal {
  if (text.length > LONGEST) return refuse('faces-too-long', undefined, { longest: LONGEST });
  const parts = text.split(/[\s.,;]+/).filter((part) => part !== '');
  const bad = parts.find((part) => !/^-?\d{1,9}$/.test(part));
  if (bad !== undefined) return refuse('not-a-face', undefined, { face: bad.slice(0, 20) });
  return parts.map(Number);
}
