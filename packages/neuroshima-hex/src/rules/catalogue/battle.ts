import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const battleRules: readonly Rule[] = [
  rule(
    'NH-BAT-01',
    ['What starts a battle', 'Ce qui déclenche une bataille'],
    [
      'A Battle tile, a full board, or the end of the game.',
      'Une tuile Combat, un plateau rempli ou la fin de la partie.',
    ],
  ),
  rule(
    'NH-BAT-02',
    ['Phases', 'Phases'],
    [
      'A battle runs from the highest initiative on the board down to 0, one number at a time.',
      'Une bataille va de la plus haute initiative présente jusqu’à 0, un chiffre à la fois.',
    ],
  ),
  rule(
    'NH-BAT-03',
    ['All at the same time', 'Tous en même temps'],
    [
      'In a phase all units whose current initiative it is act together, on both sides.',
      'À chaque phase, toutes les unités de cette initiative agissent ensemble, dans les deux camps.',
    ],
  ),
  rule(
    'NH-BAT-04',
    ['Both may die', 'Les deux peuvent mourir'],
    [
      'Two units of equal initiative that strike each other both strike.',
      'Deux unités de même initiative qui se frappent frappent toutes les deux.',
    ],
  ),
  rule(
    'NH-BAT-05',
    ['No passing on', 'Rien ne passe derrière'],
    [
      'Several attacks on one target in a phase all hit that target, however few would do.',
      'Plusieurs attaques contre une même cible à une phase la touchent toutes, même si moins suffisaient.',
    ],
  ),
  rule(
    'NH-BAT-06',
    ['Lines of fire', 'Lignes de tir'],
    [
      'Lines of fire are read from the board as it stood at the start of the phase.',
      'Les lignes de tir se lisent sur le plateau tel qu’il était au début de la phase.',
    ],
  ),
  rule(
    'NH-BAT-07',
    ['Losses leave together', 'Les pertes partent ensemble'],
    [
      'Units destroyed in a phase stay until all its actions are done, then leave together.',
      'Les unités détruites restent jusqu’à la fin des actions de la phase, puis partent ensemble.',
    ],
  ),
  rule(
    'NH-BAT-08',
    ['Working to the end', 'Actives jusqu’au bout'],
    [
      'Modules and nets work until their tile is removed, not merely until it is hit.',
      'Modules et filets agissent jusqu’au retrait de leur tuile, pas seulement jusqu’au coup reçu.',
    ],
  ),
  rule(
    'NH-BAT-09',
    ['Wound markers', 'Marqueurs de blessure'],
    [
      'A unit that survives a wound keeps a marker for the rest of the game.',
      'Une unité qui survit à une blessure garde un marqueur jusqu’à la fin de la partie.',
    ],
  ),
  rule(
    'NH-BAT-10',
    ['Counters of HQs', 'Compteurs des QG'],
    [
      'Hit points of HQs change at the end of each phase.',
      'Les points de vie des QG changent à la fin de chaque phase.',
    ],
  ),
  rule(
    'NH-BAT-11',
    ['No Battle tile at the end', 'Pas de Combat à la fin'],
    [
      'Once anybody has drawn a last tile, no Battle tile can be played; only a full board still starts a battle.',
      'Dès qu’un joueur a pioché sa dernière tuile, on ne joue plus de Combat ; seul un plateau rempli déclenche encore une bataille.',
    ],
  ),
  rule(
    'NH-BAT-12',
    ['A battle ends the turn', 'Une bataille finit le tour'],
    [
      'The turn of who caused the battle is over; unused tiles stay in hand.',
      'Le tour de celui qui a causé la bataille est fini ; ses tuiles inutilisées restent en main.',
    ],
  ),
  rule(
    'NH-BAT-13',
    ['Nothing else', 'Rien d’autre'],
    [
      'From the moment a battle starts nothing is played or discarded.',
      'Dès qu’une bataille commence, on ne joue ni ne défausse plus rien.',
    ],
  ),
  rule(
    'NH-BAT-14',
    ['Attacks are compulsory', 'Attaques obligatoires'],
    ['No attack and no edge can be withheld.', 'On ne peut retenir ni une attaque ni un bord.'],
  ),
  rule(
    'NH-BAT-15',
    ['To the end', 'Jusqu’à la fin'],
    [
      'When an HQ falls the battle is still fought to its end.',
      'Si un QG tombe, la bataille est tout de même menée à son terme.',
    ],
  ),
  rule(
    'NH-BAT-16',
    ['A fallen HQ', 'Un QG détruit'],
    [
      'Its tile leaves at the end of the phase and helps nobody any more; its units fight on in this battle.',
      'Sa tuile part à la fin de la phase et n’aide plus personne ; ses unités combattent encore dans cette bataille.',
    ],
  ),
  rule(
    'NH-BAT-17',
    ['Nobody’s turn', 'Le tour de personne'],
    ['A battle belongs to nobody’s turn.', 'Une bataille n’appartient au tour de personne.'],
  ),
  rule(
    'NH-BAT-18',
    ['Worked out anew', 'Tout est recalculé'],
    [
      'Initiative, strength, nets and connections are read anew at the start of each phase.',
      'Initiative, force, filets et connexions sont relus au début de chaque phase.',
    ],
  ),

  rule(
    'NH-END-01',
    ['The last tile', 'La dernière tuile'],
    [
      'Who draws the last tile finishes the turn, the opponent has one more, then comes the final battle.',
      'Qui pioche sa dernière tuile finit son tour, l’adversaire en joue un dernier, puis vient la bataille finale.',
    ],
  ),
  rule(
    'NH-END-02',
    ['The last tile among several', 'Dernière tuile à plusieurs'],
    [
      'Everybody else has one more turn before the final battle.',
      'Tous les autres jouent encore un tour avant la bataille finale.',
    ],
  ),
  rule(
    'NH-END-03',
    ['Last tile and full board', 'Dernière tuile et plateau rempli'],
    [
      'When who drew the last tile fills the board, that battle is fought, then come the last turn and the final battle.',
      'Si celui qui a pioché sa dernière tuile remplit le plateau, cette bataille a lieu, puis le dernier tour et la bataille finale.',
    ],
  ),
  rule(
    'NH-END-04',
    ['Full board in the last turn', 'Plateau rempli au dernier tour'],
    [
      'A board filled in the very last turn brings its own battle before the final one.',
      'Un plateau rempli au tout dernier tour entraîne sa propre bataille avant la bataille finale.',
    ],
  ),
  rule(
    'NH-END-05',
    ['When it is over', 'Quand la partie finit'],
    [
      'The game ends after the final battle, or after a battle in which an HQ fell.',
      'La partie finit après la bataille finale, ou après une bataille où un QG est tombé.',
    ],
  ),
  rule(
    'NH-END-06',
    ['Last HQ standing', 'Dernier QG debout'],
    [
      'When one HQ is destroyed the owner of the other wins.',
      'Si un seul QG est détruit, le propriétaire de l’autre gagne.',
    ],
  ),
  rule(
    'NH-END-07',
    ['Both fall', 'Les deux tombent'],
    [
      'Two HQs destroyed in one battle are a draw, whatever the phases.',
      'Deux QG détruits dans la même bataille font match nul, quelles que soient les phases.',
    ],
  ),
  rule(
    'NH-END-08',
    ['More hit points', 'Plus de points de vie'],
    [
      'After the final battle more hit points win.',
      'Après la bataille finale, le plus de points de vie l’emporte.',
    ],
  ),
  rule(
    'NH-END-09',
    ['Level: a draw', 'Égalité : match nul'],
    [
      'First edition: level hit points after the final battle are a draw.',
      'Première édition : à points égaux après la bataille finale, match nul.',
    ],
  ),
  rule(
    'NH-END-10',
    ['Level: one more turn', 'Égalité : un tour de plus'],
    [
      'Edition 3.0: each player has one more turn, then one more battle; still level is a draw.',
      'Édition 3.0 : chacun joue encore un tour, puis une bataille de plus ; toujours à égalité, match nul.',
    ],
  ),
  rule(
    'NH-END-11',
    ['Never below 0', 'Jamais sous 0'],
    [
      'Hit points do not fall below 0 and never rise again.',
      'Les points de vie ne descendent pas sous 0 et ne remontent jamais.',
    ],
  ),
];
