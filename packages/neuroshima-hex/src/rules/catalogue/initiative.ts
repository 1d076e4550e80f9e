import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const initiativeRules: readonly Rule[] = [
  rule(
    'NH-INI-01',
    ['Higher is earlier', 'Le plus haut d’abord'],
    [
      'Units of higher initiative act earlier. Printed numbers run from 0 to 3.',
      'Une initiative plus haute agit plus tôt. Les chiffres imprimés vont de 0 à 3.',
    ],
  ),
  rule(
    'NH-INI-02',
    ['Several numbers', 'Plusieurs chiffres'],
    [
      'A tile with several numbers acts once in each of those phases.',
      'Une tuile à plusieurs chiffres agit une fois à chacune de ces phases.',
    ],
  ),
  rule(
    'NH-INI-03',
    ['No number', 'Sans chiffre'],
    [
      'A tile without a number works all the time, from placement to removal.',
      'Une tuile sans chiffre agit en permanence, de sa pose à son retrait.',
    ],
  ),
  rule(
    'NH-INI-04',
    ['Not below 0', 'Pas moins de 0'],
    ['No initiative falls below 0.', 'Aucune initiative ne descend sous 0.'],
  ),
  rule(
    'NH-INI-05',
    ['No limit above', 'Pas de plafond'],
    ['Initiative may rise without limit.', 'L’initiative peut monter sans limite.'],
  ),
  rule(
    'NH-INI-06',
    ['Every number', 'Chaque chiffre'],
    [
      'A bonus or malus counts for each of a unit’s numbers.',
      'Un bonus ou un malus vaut pour chacun des chiffres de l’unité.',
    ],
  ),
  rule(
    'NH-INI-07',
    ['All attacks each time', 'Toutes ses attaques à chaque fois'],
    [
      'In each of its phases a unit makes all its attacks on all edges.',
      'À chacune de ses phases, une unité porte toutes ses attaques sur tous ses bords.',
    ],
  ),
  rule(
    'NH-INI-08',
    ['A phase gone by', 'Phase passée'],
    [
      'A unit attacks only in a phase equal to its current initiative; one that has gone by is lost.',
      'Une unité n’attaque qu’à la phase égale à son initiative actuelle ; une phase passée est perdue.',
    ],
  ),
  rule(
    'NH-INI-09',
    ['Not twice', 'Pas deux fois'],
    [
      'No attack is repeated because initiative fell, nor regained because it rose.',
      'Aucune attaque n’est répétée parce que l’initiative a baissé, ni retrouvée parce qu’elle a monté.',
    ],
  ),
  rule(
    'NH-INI-10',
    ['Slots', 'Créneaux'],
    [
      'Every number is a slot, every extra action one more below the lowest. A slot fires once, when its value is the phase; above the phase it is missed.',
      'Chaque chiffre est un créneau, chaque action de plus en ajoute un sous le plus bas. Un créneau sert une fois, quand sa valeur est celle de la phase ; au-dessus, il est manqué.',
    ],
  ),
  rule(
    'NH-INI-11',
    ['Case: the Scout dies', 'Cas : l’Éclaireur meurt'],
    [
      'A unit of 2 with a Scout attacks in 3. When the Scout dies in 3 it does not attack again in 2.',
      'Une unité de 2 avec un Éclaireur attaque à 3. Si l’Éclaireur meurt à 3, elle n’attaque pas de nouveau à 2.',
    ],
  ),
  rule(
    'NH-INI-12',
    ['Case: the Saboteur dies', 'Cas : le Saboteur meurt'],
    [
      'A unit of 3 slowed by a Saboteur is silent in 3. When the Saboteur dies in 3, its phase has gone by: it does not attack at all.',
      'Une unité de 3 ralentie par un Saboteur se tait à 3. Si le Saboteur meurt à 3, sa phase est passée : elle n’attaque pas du tout.',
    ],
  ),
  rule(
    'NH-INI-13',
    ['Case: a Scout set free', 'Cas : un Éclaireur libéré'],
    [
      'A unit of 2 whose netted Scout is freed at the end of 3 stands at 3 and cannot attack in 2.',
      'Une unité de 2 dont l’Éclaireur pris au filet est libéré à la fin de 3 passe à 3 et ne peut pas attaquer à 2.',
    ],
  ),
  rule(
    'NH-INI-14',
    ['Lost chance', 'Occasion manquée'],
    [
      'A unit of 3 that is freed from a net at the end of 3 cannot attack in 2.',
      'Une unité de 3 libérée d’un filet à la fin de 3 ne peut pas attaquer à 2.',
    ],
  ),
  rule(
    'NH-INI-15',
    ['In both editions', 'Dans les deux éditions'],
    [
      'The case of the Scout set free is stated only in 3.0 and holds for both.',
      'Le cas de l’Éclaireur libéré n’est dit que dans la 3.0 et vaut pour les deux.',
    ],
  ),

  rule(
    'NH-HQ-01',
    ['Hit points', 'Points de vie'],
    [
      'An HQ has 20 hit points unless the mode says otherwise. At 0 it is destroyed.',
      'Un QG a 20 points de vie, sauf mode particulier. À 0, il est détruit.',
    ],
  ),
  rule(
    'NH-HQ-02',
    ['Initiative of the HQ', 'Initiative du QG'],
    ['An HQ acts in phase 0.', 'Un QG agit à la phase 0.'],
  ),
  rule(
    'NH-HQ-03',
    ['Strike all round', 'Frappe tout autour'],
    [
      'It strikes every adjacent enemy unit in melee with strength 1.',
      'Il frappe au corps à corps, avec une force de 1, chaque unité ennemie adjacente.',
    ],
  ),
  rule(
    'NH-HQ-04',
    ['HQ beside HQ', 'QG contre QG'],
    ['It does not strike an adjacent enemy HQ.', 'Il ne frappe pas un QG ennemi adjacent.'],
  ),
  rule(
    'NH-HQ-05',
    ['Never an HQ', 'Jamais un QG'],
    [
      'An HQ can damage an HQ by no means, whatever modules are attached.',
      'Un QG ne peut en aucune façon blesser un QG, quels que soient ses modules.',
    ],
    undefined,
    'hqNeverHurtsHq',
  ),
  rule(
    'NH-HQ-06',
    ['Its ability', 'Sa capacité'],
    [
      'Its ability serves adjacent friendly units without connection marks, never itself.',
      'Sa capacité sert les unités amies adjacentes sans marque de connexion, jamais lui-même.',
    ],
  ),
  rule(
    'NH-HQ-07',
    ['Modules on HQs', 'Modules sur les QG'],
    ['Modules work on HQs.', 'Les modules agissent sur les QG.'],
  ),
  rule(
    'NH-HQ-08',
    ['A netted HQ', 'QG pris au filet'],
    [
      'A netted HQ neither attacks nor gives its bonus.',
      'Un QG pris au filet n’attaque pas et ne donne pas son bonus.',
    ],
  ),
  rule(
    'NH-HQ-09',
    ['Moving HQs', 'Déplacer un QG'],
    [
      'An HQ can be moved with Move, can push and can be pushed.',
      'Un QG peut être déplacé par Mouvement, repousser et être repoussé.',
    ],
  ),
  rule(
    'NH-HQ-10',
    ['Safe from instants', 'À l’abri des actions'],
    [
      'Sniper, Grenade and Air Strike do nothing to HQs.',
      'Sniper, Grenade et Frappe aérienne n’affectent pas les QG.',
    ],
  ),
  rule(
    'NH-HQ-11',
    ['It has no front', 'Il n’a pas de face'],
    ['Which way an HQ is turned has no effect.', 'L’orientation d’un QG est sans effet.'],
  ),
  rule(
    'NH-HQ-20',
    ['Moloch’s HQ', 'QG de Moloch'],
    ['Adjacent friends shoot with 1 more.', 'Les amis adjacents tirent avec 1 de plus.'],
  ),
  rule(
    'NH-HQ-21',
    ['Outpost’s HQ', 'QG d’Outpost'],
    [
      'Adjacent friends act once more, in the phase after their last.',
      'Les amis adjacents agissent une fois de plus, à la phase qui suit leur dernière.',
    ],
  ),
  rule(
    'NH-HQ-22',
    ['Borgo’s HQ', 'QG de Borgo'],
    ['Adjacent friends have 1 more initiative.', 'Les amis adjacents ont 1 en initiative de plus.'],
  ),
  rule(
    'NH-HQ-23',
    ['Hegemony’s HQ', 'QG d’Hegemony'],
    [
      'Adjacent friends strike in melee with 1 more.',
      'Les amis adjacents frappent au corps à corps avec 1 de plus.',
    ],
  ),
];
