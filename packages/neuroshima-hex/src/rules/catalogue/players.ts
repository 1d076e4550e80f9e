import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const playerRules: readonly Rule[] = [
  rule(
    'NH-MP-01',
    ['Opening of three or four', 'Ouverture à trois ou quatre'],
    [
      'Opening draws are one, two, three tiles.',
      'Les premières pioches sont d’une, deux et trois tuiles.',
    ],
  ),
  rule(
    'NH-MP-02',
    ['Last tile in a deathmatch', 'Dernière tuile en mêlée générale'],
    [
      'Every other player has one more turn, then the final battle.',
      'Chaque autre joueur a encore un tour, puis vient la bataille finale.',
    ],
  ),
  rule(
    'NH-MP-03',
    ['Elimination', 'Élimination'],
    [
      'After the battle all units of a player whose HQ fell are removed, and the player is out.',
      'Après la bataille, toutes les unités du joueur dont le QG est tombé sont retirées ; il est éliminé.',
    ],
  ),
  rule(
    'NH-MP-04',
    ['The others go on', 'Les autres continuent'],
    [
      'The last one standing wins; otherwise most hit points after the final battle.',
      'Le dernier debout gagne ; sinon, le plus de points de vie après la bataille finale.',
    ],
  ),
  rule(
    'NH-MP-05',
    ['Four players alone', 'Quatre joueurs chacun pour soi'],
    [
      'First edition: that a fallen HQ ends a game of four is meant for teams.',
      'Première édition : qu’un QG détruit finisse une partie à quatre vaut pour les équipes.',
    ],
  ),
  rule(
    'NH-MP-06',
    ['Deathmatch of four', 'Mêlée à quatre'],
    [
      'Twenty hit points each, same rules as for three.',
      'Vingt points de vie chacun, mêmes règles qu’à trois.',
    ],
  ),
  rule(
    'NH-MP-08',
    ['Playing for points', 'Jouer aux points'],
    [
      'HQs cannot be destroyed; counters start at 0 and count points.',
      'Les QG sont indestructibles ; les compteurs partent de 0 et comptent des points.',
    ],
  ),
  rule(
    'NH-MP-09',
    ['A wound is a point', 'Une blessure, un point'],
    [
      'Every wound dealt to an enemy HQ is a point for who dealt it.',
      'Chaque blessure infligée à un QG ennemi vaut un point à son auteur.',
    ],
  ),
  rule(
    'NH-MP-10',
    ['Twenty points', 'Vingt points'],
    [
      'The first to 20 wins; if nobody gets there, most points after the final battle.',
      'Le premier à 20 gagne ; sinon, le plus de points après la bataille finale.',
    ],
  ),
  rule(
    'NH-MP-11',
    ['Otherwise a deathmatch', 'Pour le reste, une mêlée'],
    [
      'Opening and last-tile rules are those of the deathmatch.',
      'Ouverture et dernière tuile suivent les règles de la mêlée.',
    ],
  ),
  rule(
    'NH-MP-14',
    ['One against a team', 'Un contre une équipe'],
    [
      'The lone player has 20 hit points, the two of the team 13 each.',
      'Le joueur seul a 20 points de vie, les deux de l’équipe 13 chacun.',
    ],
  ),
  rule(
    'NH-MP-15',
    ['Order 1, 2, 1, 3', 'Ordre 1, 2, 1, 3'],
    ['The lone player acts between the two others.', 'Le joueur seul joue entre les deux autres.'],
  ),
  rule(
    'NH-MP-16',
    ['Friends', 'Amis'],
    ['The armies of the team are friends.', 'Les armées de l’équipe sont amies.'],
  ),
  rule(
    'NH-MP-17',
    ['First HQ', 'Premier QG'],
    [
      'The side that first destroys an enemy HQ wins.',
      'Le camp qui détruit le premier un QG ennemi gagne.',
    ],
  ),
  rule(
    'NH-MP-18',
    ['The better HQ of the team', 'Le meilleur QG de l’équipe'],
    [
      'If none falls, more hit points win; the team counts its less damaged HQ.',
      'Si aucun ne tombe, le plus de points gagne ; l’équipe compte son QG le moins endommagé.',
    ],
  ),
  rule(
    'NH-MP-19',
    ['Both in one battle', 'Les deux dans une bataille'],
    [
      'If the lone HQ and one of the team fall in the same battle, the team wins.',
      'Si le QG seul et un QG de l’équipe tombent dans la même bataille, l’équipe gagne.',
    ],
  ),
  rule(
    'NH-MP-20',
    ['Two armies in one hand', 'Deux armées pour un joueur'],
    [
      'Three people may play two against two, one of them with two armies.',
      'À trois, on peut jouer deux contre deux, l’un menant deux armées.',
    ],
  ),
  rule(
    'NH-MP-21',
    ['Hit points of teams', 'Points de vie des équipes'],
    [
      'Twenty each; edition 3.0 prints 15, which its errata take back.',
      'Vingt chacun ; la 3.0 imprime 15, ce que son erratum annule.',
    ],
    undefined,
    'teamHqHp',
  ),
  rule(
    'NH-MP-22',
    ['Sides alternate', 'Les camps alternent'],
    [
      'Turns go from one side to the other; opening draws one, two, three, three.',
      'Les tours passent d’un camp à l’autre ; premières pioches d’une, deux, trois et trois tuiles.',
    ],
  ),
  rule(
    'NH-MP-23',
    ['Partners', 'Partenaires'],
    [
      'Bonuses reach the partner’s units; Move and Push Back do not work on them, attacks and nets spare them, shots fly over them.',
      'Les bonus atteignent les unités du partenaire ; Mouvement et Poussée n’agissent pas sur elles, attaques et filets les épargnent, les tirs passent par-dessus.',
    ],
  ),
  rule(
    'NH-MP-24',
    ['Victory of teams', 'Victoire en équipe'],
    [
      'One enemy HQ is enough. If all stand, the larger sum of points wins; if each side loses one in the same battle, what is left decides.',
      'Un QG ennemi suffit. Si tous tiennent, la plus grande somme de points gagne ; si chaque camp en perd un dans la même bataille, les points restants décident.',
    ],
  ),
  rule(
    'NH-MP-25',
    ['Moloch in a team', 'Moloch en équipe'],
    [
      'Moloch’s attacks hurt its partner’s units; both may push and net each other’s. Bonuses still flow both ways.',
      'Les attaques de Moloch blessent les unités de son partenaire ; chacun peut repousser et prendre au filet celles de l’autre. Les bonus circulent toujours.',
    ],
  ),
  rule(
    'NH-MP-26',
    ['Last tile in teams', 'Dernière tuile en équipe'],
    [
      'The three others have one more turn, then the final battle.',
      'Les trois autres ont encore un tour, puis vient la bataille finale.',
    ],
  ),
  rule(
    'NH-MP-27',
    ['Points in teams', 'Points par équipe'],
    [
      'First edition: points count for the team, the first to 40 wins. Moloch scores nothing on its partner’s HQ.',
      'Première édition : les points vont à l’équipe, la première à 40 gagne. Moloch ne marque rien sur le QG de son partenaire.',
    ],
  ),
  rule(
    'NH-MP-28',
    ['Five or six', 'Cinq ou six'],
    [
      'On the extended board, by the rules of the deathmatch.',
      'Sur le plateau étendu, selon les règles de la mêlée.',
    ],
  ),
];
