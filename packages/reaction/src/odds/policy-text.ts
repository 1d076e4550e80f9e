import type { PolicyUsed, LocalisedText } from '@skirmish-kit/core';

const KNOWN: Readonly<Record<string, LocalisedText>> = {
  first: {
    en: 'Choices on the way: the first option, so every waiting figure that can fires.',
    fr: 'Choix en chemin : la première option ; qui attend et le peut tire donc.',
  },
  hold: {
    en: 'Choices on the way: waiting figures hold fire.',
    fr: 'Choix en chemin : qui attend ne tire pas.',
  },
  worst: {
    en: 'Choices on the way: the worst for the active player.',
    fr: 'Choix en chemin : le pire pour le joueur actif.',
  },
  best: {
    en: 'Choices on the way: the best for the active player.',
    fr: 'Choix en chemin : le mieux pour le joueur actif.',
  },
};

/** Describes the policies that answered choices, for display with the odds; empty without choices. */
export function policyText(policies: readonly PolicyUsed[]): LocalisedText | undefined {
  const names = [...new Set(policies.map(({ policy }) => policy))];
  if (names.length === 0) return undefined;
  const sentences = names.map(
    (name) =>
      KNOWN[name] ?? {
        en: `Choices on the way: as “${name}” would answer.`,
        fr: `Choix en chemin\u00a0: ce que répondrait «\u00a0${name}\u00a0».`,
      },
  );
  return {
    en: sentences.map(({ en }) => en).join(' '),
    fr: sentences.map(({ fr }) => fr).join(' '),
  };
}
