import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const netRules: readonly Rule[] = [
  rule(
    'NH-NET-01',
    ['Nets', 'Filets'],
    [
      'A net disables the enemy unit next to its edge: no attack, no move, no push, no bonus, no net of its own.',
      'Un filet neutralise l’unité ennemie adjacente à son bord : ni attaque, ni mouvement, ni poussée, ni bonus, ni filet.',
    ],
  ),
  rule(
    'NH-NET-02',
    ['All the time', 'En permanence'],
    [
      'It works at once and all the time, not only in battle.',
      'Il agit aussitôt et en permanence, pas seulement en bataille.',
    ],
  ),
  rule(
    'NH-NET-03',
    ['Automatic', 'Automatique'],
    [
      'All net edges work together and cannot be switched off.',
      'Tous les bords à filet agissent ensemble et ne peuvent être désactivés.',
    ],
  ),
  rule(
    'NH-NET-04',
    ['HQs and modules too', 'QG et modules aussi'],
    [
      'Nets hold HQs and modules like soldiers.',
      'Les filets retiennent les QG et les modules comme les soldats.',
    ],
  ),
  rule(
    'NH-NET-05',
    ['Held fast', 'Retenue sur place'],
    [
      'A netted unit cannot be moved by any means, nor be pushed.',
      'Une unité prise au filet ne peut être déplacée d’aucune façon, ni repoussée.',
    ],
  ),
  rule(
    'NH-NET-06',
    ['To the end of the phase', 'Jusqu’à la fin de la phase'],
    [
      'The net of a unit destroyed in a phase holds to its end; the victim is free from the next.',
      'Le filet d’une unité détruite tient jusqu’à la fin de la phase ; sa victime est libre à la suivante.',
    ],
  ),
  rule(
    'NH-NET-07',
    ['Nets on net units', 'Filet sur filet'],
    [
      'A net can catch a net unit, whose own nets then stop working.',
      'Un filet peut prendre une unité à filet, dont les filets cessent alors d’agir.',
    ],
  ),
  rule(
    'NH-NET-08',
    ['Face to face', 'Face à face'],
    [
      'Two enemy nets that face each other cancel: neither unit is held.',
      'Deux filets ennemis qui se font face s’annulent : aucune des deux unités n’est retenue.',
    ],
  ),
  rule(
    'NH-NET-09',
    ['Three in a ring', 'Trois en cercle'],
    [
      'Three net units that hold each other in a ring are all free.',
      'Trois unités à filet qui se tiennent en cercle sont toutes libres.',
    ],
    undefined,
    'netCycle3',
  ),
  rule(
    'NH-NET-10',
    ['Pushing a netter', 'Repousser une unité à filet'],
    [
      'A netter can be pushed away by a unit that is free, not by its victim.',
      'Une unité à filet peut être repoussée par une unité libre, pas par sa victime.',
    ],
  ),
  rule(
    'NH-NET-11',
    ['Set free', 'Libération'],
    [
      'Moving, pushing, turning or destroying the netter frees its victim at once.',
      'Déplacer, repousser, tourner ou détruire l’unité à filet libère aussitôt sa victime.',
    ],
  ),
  rule(
    'NH-NET-12',
    ['Not on friends', 'Pas sur les amis'],
    ['Nets do not hold friends.', 'Les filets ne retiennent pas les amis.'],
  ),
  rule(
    'NH-NET-13',
    ['What is no action', 'Ce qui n’est pas une action'],
    [
      'The victim can be hit and healed and keeps armour and toughness.',
      'La victime peut être touchée et soignée, et garde blindage et résistance.',
    ],
  ),
  rule(
    'NH-NET-14',
    ['Net tokens', 'Jetons de filet'],
    ['Net tokens are reminders only.', 'Les jetons de filet ne sont que des rappels.'],
  ),
  rule(
    'NH-NET-15',
    ['Nets with attacks', 'Filets et attaques'],
    [
      'Some net soldiers attack as well, at their initiative.',
      'Certains soldats à filet attaquent aussi, à leur initiative.',
    ],
  ),
];
