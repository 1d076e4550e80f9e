import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const moduleRules: readonly Rule[] = [
  rule(
    'NH-MOD-01',
    ['Modules', 'Modules'],
    [
      'A module acts on the unit next to each of its connections, from placement to removal.',
      'Un module agit sur l’unité adjacente à chacune de ses connexions, de sa pose à son retrait.',
    ],
  ),
  rule(
    'NH-MOD-02',
    ['Automatic', 'Automatiques'],
    [
      'Modules cannot be switched off, except where they are expressly optional.',
      'Les modules ne peuvent être désactivés, sauf s’ils sont expressément facultatifs.',
    ],
  ),
  rule(
    'NH-MOD-03',
    ['They stay put', 'Ils restent en place'],
    [
      'Modules do not move or turn by themselves.',
      'Les modules ne bougent ni ne pivotent d’eux-mêmes.',
    ],
  ),
  rule(
    'NH-MOD-04',
    ['Destroyed like soldiers', 'Détruits comme les soldats'],
    [
      'Modules are destroyed like soldiers; some have toughness.',
      'Les modules sont détruits comme les soldats ; certains ont de la résistance.',
    ],
  ),
  rule(
    'NH-MOD-05',
    ['They add up', 'Ils s’additionnent'],
    [
      'Effects of several modules on one unit add up.',
      'Les effets de plusieurs modules sur une unité s’additionnent.',
    ],
  ),
  rule(
    'NH-MOD-06',
    ['HQs too', 'Les QG aussi'],
    ['Modules serve HQs as well.', 'Les modules servent aussi les QG.'],
  ),
  rule(
    'NH-MOD-07',
    ['Not enemies', 'Pas les ennemis'],
    [
      'Modules have no effect on enemies unless the tile says so.',
      'Les modules n’agissent pas sur les ennemis, sauf si la tuile le dit.',
    ],
  ),
  rule(
    'NH-MOD-08',
    ['No action to repeat', 'Pas d’action à répéter'],
    [
      'Modules have no action, so extra actions do nothing for them.',
      'Les modules n’ont pas d’action : une action de plus ne leur apporte rien.',
    ],
  ),
  rule(
    'NH-MOD-09',
    ['Directly only', 'Connexion directe'],
    [
      'An effect reaches only the connected unit and is never passed on.',
      'Un effet n’atteint que l’unité connectée et ne se transmet jamais.',
    ],
  ),
  rule(
    'NH-MOD-10',
    ['A netted module', 'Module pris au filet'],
    ['A netted module does nothing.', 'Un module pris au filet ne fait rien.'],
  ),
  rule(
    'NH-MOD-11',
    ['Officer', 'Officier'],
    [
      'Gives 1 more strength in melee, or in shooting, as printed.',
      'Donne 1 en force de plus au corps à corps, ou au tir, selon la tuile.',
    ],
  ),
  rule(
    'NH-MOD-12',
    ['Scout', 'Éclaireur'],
    ['Gives 1 more to every initiative number.', 'Donne 1 de plus à chaque chiffre d’initiative.'],
  ),
  rule(
    'NH-MOD-13',
    ['The Brain', 'Cerveau'],
    [
      'Moloch: 1 more strength in melee and in shooting.',
      'Moloch : 1 en force de plus au corps à corps et au tir.',
    ],
  ),
  rule(
    'NH-MOD-14',
    ['The Boss', 'Boss'],
    [
      'Hegemony: 1 more strength in melee and 1 more initiative.',
      'Hegemony : 1 en force de plus au corps à corps et 1 en initiative de plus.',
    ],
  ),
  rule(
    'NH-MOD-15',
    ['Super-officer', 'Officier supérieur'],
    [
      'Borgo: an Officer for melee, with toughness.',
      'Borgo : un Officier pour le corps à corps, avec de la résistance.',
    ],
  ),
  rule(
    'NH-MOD-16',
    ['Officer I and II', 'Officiers I et II'],
    [
      'Hegemony: both give 1 more in melee; they differ in connections.',
      'Hegemony : tous deux donnent 1 de plus au corps à corps ; leurs connexions diffèrent.',
    ],
  ),
  rule(
    'NH-MOD-17',
    ['Saboteur', 'Saboteur'],
    [
      'Outpost: connected enemies have 1 less on every initiative number.',
      'Outpost : les ennemis connectés ont 1 de moins à chaque chiffre d’initiative.',
    ],
  ),
  rule(
    'NH-MOD-18',
    ['Scoper', 'Dérivateur'],
    [
      'Outpost: a connected enemy module serves Outpost instead of its own side.',
      'Outpost : un module ennemi connecté sert Outpost au lieu de son camp.',
    ],
    undefined,
    'scoperFriendly',
  ),
  rule(
    'NH-MOD-19',
    ['Recon Center', 'Centre de reconnaissance'],
    [
      'Outpost: units that move may move up to two hexes, anywhere on the board.',
      'Outpost : les unités qui se déplacent peuvent franchir deux cases, partout sur le plateau.',
    ],
  ),
  rule(
    'NH-MOD-20',
    ['Quartermaster, first edition', 'Quartier-maître, première édition'],
    [
      'May turn one attack of a connected unit from melee into a shot or back, another in another phase, but for one unit in one phase only.',
      'Peut changer une attaque d’une unité connectée de corps à corps en tir ou l’inverse, une autre à une autre phase, mais une même unité à une seule phase.',
    ],
    undefined,
    'quartermaster',
  ),
  rule(
    'NH-MOD-21',
    ['Quartermaster, 3.0', 'Quartier-maître, 3.0'],
    [
      'A connected unit may convert one attack in a battle, either way.',
      'Une unité connectée peut convertir une attaque par bataille, dans un sens ou dans l’autre.',
    ],
    undefined,
    'quartermaster',
  ),
  rule(
    'NH-MOD-22',
    ['Bonuses of a converted attack', 'Bonus d’une attaque convertie'],
    [
      'First edition: melee and ranged bonuses both count for it.',
      'Première édition : bonus de corps à corps et de tir comptent tous deux.',
    ],
    undefined,
    'quartermasterBonus',
  ),
  rule(
    'NH-MOD-23',
    ['Other modules count', 'Les autres modules comptent'],
    [
      'Edition 3.0: bonuses of other modules count for the converted attack.',
      'Édition 3.0 : les bonus des autres modules comptent pour l’attaque convertie.',
    ],
    undefined,
    'quartermasterBonus',
  ),
  rule(
    'NH-MOD-24',
    ['Transport', 'Transport'],
    [
      'Hegemony: connected units may step and turn as if mobile, from the moment the Transport lies there; it cannot carry itself.',
      'Hegemony : les unités connectées peuvent avancer et pivoter comme si elles étaient mobiles, dès la pose du Transport ; il ne se porte pas lui-même.',
    ],
  ),
  rule(
    'NH-MOD-25',
    ['Mother Module', 'Carte-mère'],
    [
      'Moloch: the connected unit acts once more, one phase after its last.',
      'Moloch : l’unité connectée agit une fois de plus, une phase après sa dernière.',
    ],
  ),
  rule(
    'NH-MOD-26',
    ['A third action', 'Une troisième action'],
    [
      'A unit with two numbers gets a third action right after its second.',
      'Une unité à deux chiffres gagne une troisième action juste après la deuxième.',
    ],
  ),
  rule(
    'NH-MOD-27',
    ['Not after 0', 'Pas après 0'],
    [
      'When the last action is in phase 0 the extra one is lost.',
      'Si la dernière action est à la phase 0, l’action de plus est perdue.',
    ],
  ),
  rule(
    'NH-MOD-28',
    ['A full action', 'Une action entière'],
    [
      'The extra action is made on all edges; a Clown may explode in it.',
      'L’action de plus vaut pour tous les bords ; un Clown peut y exploser.',
    ],
  ),
  rule(
    'NH-MOD-29',
    ['Bonuses end', 'Fin des bonus'],
    [
      'A module’s bonus ends with the phase in which it is destroyed.',
      'Le bonus d’un module cesse à la fin de la phase où il est détruit.',
    ],
  ),

  rule(
    'NH-MED-01',
    ['Medic', 'Médecin'],
    [
      'When an attached unit is hit, the wounds are ignored and the Medic is removed instead.',
      'Quand une unité attachée est touchée, ses blessures sont ignorées et le Médecin est retiré à sa place.',
    ],
  ),
  rule(
    'NH-MED-02',
    ['One enemy', 'Un ennemi'],
    [
      'First edition: it absorbs everything one enemy unit does to the unit.',
      'Première édition : il absorbe tout ce qu’une unité ennemie inflige à l’unité.',
    ],
    undefined,
    'medicScope',
  ),
  rule(
    'NH-MED-03',
    ['One attack', 'Une attaque'],
    [
      'Edition 3.0: it absorbs what comes through one edge of one enemy unit in one phase.',
      'Édition 3.0 : il absorbe ce qui vient d’un bord d’une unité ennemie à une phase.',
    ],
    undefined,
    'medicScope',
  ),
  rule(
    'NH-MED-04',
    ['However many', 'Quel qu’en soit le nombre'],
    [
      'It does not matter how many wounds that is.',
      'Peu importe combien de blessures cela représente.',
    ],
  ),
  rule(
    'NH-MED-05',
    ['Automatic', 'D’office'],
    [
      'It cannot be declined, even for a wound the unit would survive.',
      'On ne peut le refuser, même pour une blessure à laquelle l’unité survivrait.',
    ],
  ),
  rule(
    'NH-MED-06',
    ['Against instants too', 'Contre les actions aussi'],
    [
      'It works against Sniper, Air Strike and Grenade as well.',
      'Il agit aussi contre Sniper, Frappe aérienne et Grenade.',
    ],
  ),
  rule(
    'NH-MED-07',
    ['Several hits on one unit', 'Plusieurs coups sur une unité'],
    [
      'The Medic’s controller says which hit is absorbed; the others count.',
      'Le maître du Médecin dit quel coup est absorbé ; les autres comptent.',
    ],
  ),
  rule(
    'NH-MED-08',
    ['Several units', 'Plusieurs unités'],
    [
      'Of several attached units that are hit, the controller says which is saved.',
      'Parmi plusieurs unités attachées et touchées, le maître du Médecin dit laquelle est sauvée.',
    ],
  ),
  rule(
    'NH-MED-09',
    ['Several Medics', 'Plusieurs Médecins'],
    [
      'The unit’s player says which Medic is spent; further hits take further Medics.',
      'Le joueur de l’unité dit quel Médecin est dépensé ; d’autres coups en prennent d’autres.',
    ],
  ),
  rule(
    'NH-MED-10',
    ['Hit together', 'Touchés ensemble'],
    [
      'A Medic destroyed in the same phase heals nobody.',
      'Un Médecin détruit à la même phase ne soigne personne.',
    ],
  ),
  rule(
    'NH-MED-11',
    ['Chains', 'Chaînes'],
    [
      'Of Medics attached one behind the other, the last is spent.',
      'De Médecins attachés l’un derrière l’autre, le dernier est dépensé.',
    ],
  ),
  rule(
    'NH-MED-12',
    ['Two wounded Medics', 'Deux Médecins blessés'],
    [
      'Of two wounded Medics attached to each other one is saved and the other spent, as their player chooses.',
      'De deux Médecins blessés attachés l’un à l’autre, l’un est sauvé et l’autre dépensé, au choix du joueur.',
    ],
  ),
  rule(
    'NH-MED-13',
    ['Two Medics attached to each other', 'Deux Médecins attachés l’un à l’autre'],
    [
      'Their controller says which of them absorbs a hit.',
      'Leur maître dit lequel des deux absorbe un coup.',
    ],
  ),
  rule(
    'NH-MED-14',
    ['A netted Medic', 'Médecin pris au filet'],
    ['A netted Medic heals nobody.', 'Un Médecin pris au filet ne soigne personne.'],
  ),
  rule(
    'NH-MED-15',
    ['On HQs', 'Sur les QG'],
    [
      'A Medic saves an HQ from one hit like any unit.',
      'Un Médecin épargne un coup à un QG comme à toute unité.',
    ],
  ),
  rule(
    'NH-MED-16',
    ['Not the exploding Clown', 'Pas le Clown qui explose'],
    ['An exploding Clown cannot be saved.', 'Un Clown qui explose ne peut être sauvé.'],
  ),
  rule(
    'NH-MED-17',
    ['When it leaves', 'Quand il part'],
    [
      'A spent Medic leaves at the end of the phase; outside battle at once.',
      'Un Médecin dépensé part à la fin de la phase ; hors bataille, aussitôt.',
    ],
  ),
  rule(
    'NH-MED-18',
    ['No hit, no Medic', 'Pas de coup, pas de Médecin'],
    [
      'A shot stopped by armour spends no Medic.',
      'Un tir arrêté par le blindage ne dépense aucun Médecin.',
    ],
  ),
];
