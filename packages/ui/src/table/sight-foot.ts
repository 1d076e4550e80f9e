import { translator, type Language, type MessageTable } from '@skirmish-kit/core';

const words = {
  sees: { en: 'Sees {figures}.', fr: 'Voit {figures}.' },
  'sees-nobody': { en: 'Sees no enemy.', fr: 'Ne voit aucun ennemi.' },
  'seen-by': { en: 'Seen by {figures}.', fr: 'Vu par {figures}.' },
  'seen-by-nobody': { en: 'No enemy sees it.', fr: 'Aucun ennemi ne le voit.' },
} satisfies MessageTable;

/** Which enemies a figure sees, and which see it: the foot of its card. */
export function sightFoot<F extends { readonly id: string }>(
  figure: F,
  enemies: readonly F[],
  sees: (from: F, to: F) => boolean,
  language: Language,
): string {
  const say = translator(words, language);
  const list = (figures: readonly F[]) => figures.map(({ id }) => id.toUpperCase()).join(', ');
  const seen = enemies.filter((enemy) => sees(figure, enemy));
  const seers = enemies.filter((enemy) => sees(enemy, figure));
  return [
    seen.length > 0 ? say('sees', { figures: list(seen) }) : say('sees-nobody'),
    seers.length > 0 ? say('seen-by', { figures: list(seers) }) : say('seen-by-nobody'),
  ].join(' ');
}
