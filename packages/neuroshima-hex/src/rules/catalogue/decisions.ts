import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

/** Who is asked what, and when. */
export const decisionRules: readonly Rule[] = [
  rule(
    'NH-DEC-01',
    ['Setting up', 'Mise en place'],
    [
      'The players choose edition, variants, armies and who begins.',
      'Les joueurs choisissent édition, variantes, armées et qui commence.',
    ],
  ),
  rule(
    'NH-DEC-02',
    ['Hex of the HQ', 'Case du QG'],
    [
      'Each player in turn chooses a free hex for the HQ.',
      'Chaque joueur à son tour choisit une case libre pour son QG.',
    ],
  ),
  rule(
    'NH-DEC-03',
    ['Redraw or not', 'Repiocher ou non'],
    [
      'After a bad draw the player redraws or keeps, and is asked again after each redraw.',
      'Après une mauvaise pioche, le joueur repioche ou garde ; la question revient après chaque nouvelle pioche.',
    ],
  ),
  rule(
    'NH-DEC-04',
    ['Which tile to discard', 'Quelle tuile défausser'],
    [
      'The player chooses which tile of a full hand goes.',
      'Le joueur choisit quelle tuile d’une main pleine s’en va.',
    ],
  ),
  rule(
    'NH-DEC-05',
    ['Next step', 'Prochain pas'],
    [
      'Play a tile, use a mobile unit, discard, or end the turn.',
      'Jouer une tuile, utiliser une unité mobile, défausser ou finir son tour.',
    ],
  ),
  rule(
    'NH-DEC-06',
    ['Where and how', 'Où et comment'],
    ['For a unit: hex and orientation.', 'Pour une unité : case et orientation.'],
  ),
  rule(
    'NH-DEC-07',
    ['Whom to move', 'Qui déplacer'],
    ['For Move: unit, way and orientation.', 'Pour Mouvement : unité, chemin et orientation.'],
  ),
  rule(
    'NH-DEC-08',
    ['Mobile units', 'Unités mobiles'],
    [
      'For Mobility and Transport: unit, way and orientation.',
      'Pour mobilité et Transport : unité, chemin et orientation.',
    ],
  ),
  rule(
    'NH-DEC-09',
    ['Who pushes whom', 'Qui pousse qui'],
    [
      'For Push Back: pusher and pushed.',
      'Pour Poussée : celle qui pousse et celle qui est repoussée.',
    ],
  ),
  rule(
    'NH-DEC-10',
    ['Where to be pushed', 'Où être repoussée'],
    [
      'The owner of the pushed unit chooses, if there is more than one hex.',
      'Le propriétaire de l’unité repoussée choisit, s’il y a plus d’une case.',
    ],
  ),
  rule(
    'NH-DEC-11',
    ['Targets', 'Cibles'],
    [
      'For Sniper and Grenade a unit, for Air Strike a centre.',
      'Pour Sniper et Grenade une unité, pour Frappe aérienne un centre.',
    ],
  ),
  rule(
    'NH-DEC-12',
    ['Medics outside battle', 'Médecins hors bataille'],
    [
      'The owner of the Medic or the unit is asked, even in another player’s turn.',
      'Le propriétaire du Médecin ou de l’unité est interrogé, même au tour d’un autre.',
    ],
  ),
  rule(
    'NH-DEC-13',
    ['Alternative start', 'Choix du départ alternatif'],
    [
      'The first player chooses which of two tiles to play.',
      'Le premier joueur choisit laquelle de deux tuiles jouer.',
    ],
  ),
  rule(
    'NH-DEC-14',
    ['Battle or not', 'Combattre ou non'],
    [
      'Playing Battle ends the turn; unused tiles stay in hand.',
      'Jouer Combat finit le tour ; les tuiles inutilisées restent en main.',
    ],
  ),
  rule(
    'NH-DEC-20',
    ['Attack or explode', 'Attaquer ou exploser'],
    [
      'At the start of its phase the Clown’s player chooses.',
      'Au début de sa phase, le joueur du Clown choisit.',
    ],
  ),
  rule(
    'NH-DEC-21',
    ['Convert or not', 'Convertir ou non'],
    [
      'At the start of a phase the Quartermaster’s controller chooses unit, edge and kind, or nothing.',
      'Au début d’une phase, le maître du Quartier-maître choisit unité, bord et type, ou rien.',
    ],
  ),
  rule(
    'NH-DEC-22',
    ['Which hit is absorbed', 'Quel coup est absorbé'],
    [
      'Asked of the Medic’s controller once the hits are known.',
      'Demandé au maître du Médecin une fois les coups connus.',
    ],
  ),
  rule(
    'NH-DEC-23',
    ['Which unit is saved', 'Quelle unité est sauvée'],
    [
      'Asked of the Medic’s controller when several attached units are hit.',
      'Demandé au maître du Médecin quand plusieurs unités attachées sont touchées.',
    ],
  ),
  rule(
    'NH-DEC-24',
    ['Which Medic is spent', 'Quel Médecin est dépensé'],
    [
      'Asked of the unit’s controller when several Medics are attached.',
      'Demandé au maître de l’unité quand plusieurs Médecins lui sont attachés.',
    ],
  ),
  rule(
    'NH-DEC-25',
    ['Which Medic of a chain', 'Quel Médecin d’une chaîne'],
    [
      'Asked of the Medics’ controller for loops and branches.',
      'Demandé au maître des Médecins pour les boucles et les branches.',
    ],
  ),
];
