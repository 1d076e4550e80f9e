import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

/** What fan armies bring that no book of the box speaks of: our rulings. */
export const fanRulings: readonly Rule[] = [
  rule(
    'NH-FAN-01',
    ['Power', 'Énergie'],
    [
      'What does a unit that needs power do without it?',
      'Que fait, sans énergie, une unité qui en a besoin\u00a0?',
    ],
    [
      'Nothing active: no attack, no move of its own, no bonus. It is not netted: it may be moved, and its armour holds.',
      'Rien d’actif\u00a0: ni attaque, ni déplacement propre, ni bonus. Elle n’est pas prise au filet\u00a0: on peut la déplacer et son blindage tient.',
    ],
  ),
  rule(
    'NH-FAN-02',
    ['Paralysed', 'Paralysée'],
    ['What does a paralysed unit do?', 'Que fait une unité paralysée\u00a0?'],
    [
      'It does not act in battle. Its bonuses, nets and moves still work.',
      'Elle n’agit pas en bataille. Ses bonus, ses filets et ses déplacements restent.',
    ],
  ),
  rule(
    'NH-FAN-03',
    ['Traps and swaps', 'Pièges et échanges'],
    [
      'Do units that change places set off traps?',
      'Deux unités qui échangent leurs places déclenchent-elles les pièges\u00a0?',
    ],
    [
      'Yes: a trap takes every unit that comes onto it, placed, moved, pushed or swapped. The unit that was named first comes first.',
      'Oui\u00a0: un piège prend toute unité qui s’y pose, placée, déplacée, poussée ou échangée. L’unité nommée en premier passe la première.',
    ],
  ),
  rule(
    'NH-FAN-04',
    ['Equal hits, other markers', 'Coups égaux, autres marqueurs'],
    [
      'Are hits of one strength equal to a Medic when one leaves a marker?',
      'Deux coups de même force se valent-ils pour un Médecin si l’un laisse un marqueur\u00a0?',
    ],
    [
      'No: its player chooses which it takes. An absorbed hit leaves no marker.',
      'Non\u00a0: son joueur choisit lequel il absorbe. Un coup absorbé ne laisse aucun marqueur.',
    ],
  ),
];
