import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const boardRules: readonly Rule[] = [
  rule(
    'NH-BRD-01',
    ['The battlefield', 'Le champ de bataille'],
    [
      'The board is a hexagon of 19 hexes: one in the centre, six around it, twelve around those.',
      'Le plateau est un hexagone de 19 cases : une au centre, six autour, douze autour de celles-ci.',
    ],
  ),
  rule(
    'NH-BRD-02',
    ['One unit to a hex', 'Une unité par case'],
    ['A hex holds at most one unit.', 'Une case contient au plus une unité.'],
  ),
  rule(
    'NH-BRD-03',
    ['Orientation', 'Orientation'],
    [
      'A tile lies in one of six orientations, so that each of its edges faces a neighbouring hex.',
      'Une tuile se pose dans l’une de six orientations : chacun de ses bords regarde une case voisine.',
    ],
  ),
  rule(
    'NH-BRD-04',
    ['Extended board', 'Plateau étendu'],
    [
      'A ring of 18 more hexes makes 37; it is meant for five or six players, and four may agree on it.',
      'Un anneau de 18 cases de plus porte le plateau à 37 ; il est prévu pour cinq ou six joueurs, et quatre peuvent en convenir.',
    ],
  ),
  rule(
    'NH-BRD-05',
    ['Full extended board', 'Plateau étendu rempli'],
    [
      'On 37 hexes only the inner 19 count for a full board.',
      'Sur 37 cases, seules les 19 cases intérieures comptent pour un plateau rempli.',
    ],
    [
      'An ordinary battle, after which the game goes on.',
      'Une bataille ordinaire, après laquelle la partie continue.',
    ],
    'extendedFull',
  ),
  rule(
    'NH-BRD-06',
    ['Damage track', 'Piste de dégâts'],
    [
      'A track on the extended board counts the hit points of HQs that have no dial. It is book-keeping only.',
      'Une piste sur le plateau étendu compte les points des QG sans compteur. Simple tenue des comptes.',
    ],
  ),
  rule(
    'NH-BRD-07',
    ['King of the Hill', 'Roi de la colline'],
    [
      'On the other side of the board the unit on the centre hex has 2 more initiative, units on the six hexes around it 1 more.',
      'Au verso du plateau, l’unité de la case centrale gagne 2 en initiative, celles des six cases autour gagnent 1.',
    ],
  ),
  rule(
    'NH-BRD-08',
    ['The hill is a bonus like any other', 'La colline est un bonus comme un autre'],
    [
      'The bonus counts for every initiative number of the unit, read from where it stands in that phase.',
      'Le bonus vaut pour chaque chiffre d’initiative de l’unité, selon la case où elle se trouve à cette phase.',
    ],
  ),

  rule(
    'NH-SET-01',
    ['One army each', 'Une armée chacun'],
    [
      'Every player takes another army of 35 tiles.',
      'Chaque joueur prend une armée différente de 35 tuiles.',
    ],
  ),
  rule(
    'NH-SET-02',
    ['The pile', 'La pioche'],
    [
      'The HQ is set aside, the other 34 tiles are shuffled face down.',
      'Le QG est mis de côté, les 34 autres tuiles sont mélangées face cachée.',
    ],
  ),
  rule(
    'NH-SET-03',
    ['Twenty hit points', 'Vingt points de vie'],
    [
      'In a game of two each HQ starts with 20 hit points.',
      'À deux joueurs, chaque QG commence avec 20 points de vie.',
    ],
  ),
  rule(
    'NH-SET-04',
    ['Who begins', 'Qui commence'],
    [
      'The owner of the game begins, or passes it on, or the table decides in any way it likes.',
      'Le propriétaire du jeu commence, cède sa place, ou la table décide comme elle l’entend.',
    ],
  ),
  rule(
    'NH-SET-05',
    ['Placing the HQs', 'Pose des QG'],
    [
      'One after the other the players put their HQ on any free hex. HQs may touch.',
      'Tour à tour, les joueurs posent leur QG sur n’importe quelle case libre. Les QG peuvent se toucher.',
    ],
  ),
  rule(
    'NH-SET-06',
    ['First turns', 'Premiers tours'],
    [
      'The first player draws one tile, the second two; neither has to discard.',
      'Le premier joueur pioche une tuile, le second deux ; aucun n’est obligé de défausser.',
    ],
  ),
  rule(
    'NH-SET-07',
    ['From the second turn on', 'À partir du deuxième tour'],
    [
      'Afterwards everybody draws up to three and discards one of a full hand.',
      'Ensuite chacun complète à trois tuiles et en défausse une si sa main est pleine.',
    ],
  ),
  rule(
    'NH-SET-08',
    ['Three or more players', 'Trois joueurs et plus'],
    [
      'The opening draws are one, two, three, and up to three from then on.',
      'Les premières pioches sont d’une, deux puis trois tuiles, et jusqu’à trois par la suite.',
    ],
  ),
  rule(
    'NH-SET-09',
    ['A full hand in the opening', 'Main pleine dès l’ouverture'],
    [
      'A player with three tiles discards one, even in the first turn.',
      'Qui tient trois tuiles en défausse une, même au premier tour.',
    ],
  ),
  rule(
    'NH-SET-10',
    ['Drawing', 'La pioche des tuiles'],
    [
      'Tiles are drawn one at a time from what is left in the pile; each of them is equally likely.',
      'Les tuiles sont piochées une à une parmi celles qui restent ; chacune est aussi probable que les autres.',
    ],
  ),
  rule(
    'NH-SET-11',
    ['Nothing is secret', 'Rien n’est secret'],
    [
      'Hands lie face up, and everybody may look through the discard piles.',
      'Les mains sont visibles de tous, et chacun peut consulter les défausses.',
    ],
  ),
  rule(
    'NH-SET-12',
    ['Alternative start', 'Départ alternatif'],
    [
      'The first player draws three, discards one and plays at most one of the other two. Everybody after that takes a normal turn.',
      'Le premier joueur pioche trois tuiles, en défausse une et joue au plus une des deux autres. Tous les suivants jouent un tour normal.',
    ],
  ),
  rule(
    'NH-SET-13',
    ['Spare tiles', 'Tuiles de rechange'],
    [
      'The spare tile of each army belongs to no rule.',
      'La tuile de rechange de chaque armée n’entre dans aucune règle.',
    ],
  ),
];
