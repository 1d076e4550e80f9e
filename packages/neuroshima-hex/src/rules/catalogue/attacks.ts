import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const attackRules: readonly Rule[] = [
  rule(
    'NH-ATK-01',
    ['By its edge', 'Par son bord'],
    [
      'A symbol works only through the edge it is printed on.',
      'Un symbole n’agit que par le bord où il est imprimé.',
    ],
  ),
  rule(
    'NH-ATK-02',
    ['All edges together', 'Tous les bords ensemble'],
    [
      'All attacking edges of a unit act at the same time.',
      'Tous les bords d’attaque d’une unité agissent en même temps.',
    ],
  ),
  rule(
    'NH-ATK-03',
    ['Melee', 'Corps à corps'],
    [
      'Melee hits the enemy next to that edge with as many wounds as symbols.',
      'Le corps à corps touche l’ennemi adjacent à ce bord, avec autant de blessures que de symboles.',
    ],
  ),
  rule(
    'NH-ATK-04',
    ['Ranged', 'Tir'],
    [
      'A shot hits the first enemy on the straight line from that edge, at any distance.',
      'Un tir touche le premier ennemi sur la ligne droite partant de ce bord, à toute distance.',
    ],
  ),
  rule(
    'NH-ATK-05',
    ['Over friends', 'Par-dessus les amis'],
    [
      'Shots fly over friends and empty hexes.',
      'Les tirs passent par-dessus les amis et les cases vides.',
    ],
  ),
  rule(
    'NH-ATK-06',
    ['Stopped by the first', 'Arrêté par le premier'],
    [
      'The shot stops at that first enemy; units behind it are safe.',
      'Le tir s’arrête à ce premier ennemi ; qui se tient derrière est à l’abri.',
    ],
  ),
  rule(
    'NH-ATK-07',
    ['Bonuses', 'Bonus'],
    [
      'A bonus adds to every attack of its kind and creates none where there is none.',
      'Un bonus s’ajoute à chaque attaque de son type et n’en crée aucune.',
    ],
  ),
  rule(
    'NH-ATK-08',
    ['Shots at neighbours', 'Tirs à bout portant'],
    ['A shot at an adjacent unit is still a shot.', 'Un tir sur une unité adjacente reste un tir.'],
  ),
  rule(
    'NH-ARM-01',
    ['Armour', 'Blindage'],
    [
      'Armour takes 1 off the strength of a shot; a shot of strength 1 is stopped.',
      'Le blindage retire 1 à la force d’un tir ; un tir de force 1 est arrêté.',
    ],
  ),
  rule(
    'NH-ARM-02',
    ['Where it is', 'Là où il est'],
    [
      'It works only against shots that arrive through its edge.',
      'Il n’agit que contre les tirs qui arrivent par son bord.',
    ],
  ),
  rule(
    'NH-ARM-03',
    ['Not in melee', 'Pas au corps à corps'],
    ['Armour has no effect on melee.', 'Le blindage est sans effet au corps à corps.'],
  ),
  rule(
    'NH-ARM-04',
    ['Not against instants', 'Pas contre les actions'],
    [
      'Armour has no effect on Sniper, Air Strike and Grenade.',
      'Le blindage est sans effet contre Sniper, Frappe aérienne et Grenade.',
    ],
  ),
  rule(
    'NH-ARM-05',
    ['Against the Gauss Cannon', 'Contre le canon de Gauss'],
    [
      'Armour saves its bearer from a Gauss Cannon; the shot goes on.',
      'Le blindage protège son porteur du canon de Gauss ; le tir continue.',
    ],
    undefined,
    'gaussVsArmour',
  ),
  rule(
    'NH-ARM-06',
    ['Not against the Clown', 'Pas contre le Clown'],
    [
      'Armour is no help against an exploding Clown.',
      'Le blindage ne protège pas d’un Clown qui explose.',
    ],
  ),
  rule(
    'NH-ARM-07',
    ['Once per attack', 'Une fois par attaque'],
    ['Armour counts once for each attack.', 'Le blindage compte une fois par attaque.'],
  ),
  rule(
    'NH-TGH-01',
    ['One wound', 'Une blessure'],
    [
      'A unit without toughness is destroyed by one wound.',
      'Une unité sans résistance est détruite par une blessure.',
    ],
  ),
  rule(
    'NH-TGH-02',
    ['Toughness', 'Résistance'],
    [
      'Each symbol of toughness takes one wound more, over the whole game.',
      'Chaque symbole de résistance encaisse une blessure de plus, sur toute la partie.',
    ],
  ),
  rule(
    'NH-TGH-03',
    ['Wounds stay', 'Les blessures restent'],
    [
      'Wounds are shown by markers and never removed.',
      'Les blessures sont indiquées par des marqueurs et ne sont jamais ôtées.',
    ],
  ),
  rule(
    'NH-MOB-01',
    ['Mobility', 'Mobilité'],
    [
      'In its owner’s turn a mobile unit may step to an adjacent free hex, turn, or both.',
      'Au tour de son propriétaire, une unité mobile peut gagner une case adjacente libre, pivoter, ou les deux.',
    ],
  ),
  rule(
    'NH-MOB-02',
    ['Not in battle', 'Pas en bataille'],
    [
      'Mobility is never used once a battle has begun.',
      'La mobilité ne s’utilise plus dès qu’une bataille a commencé.',
    ],
  ),
  rule(
    'NH-MOB-03',
    ['Before or after', 'Avant ou après'],
    ['Before or after placing new tiles.', 'Avant ou après la pose de nouvelles tuiles.'],
    undefined,
    'moveBeforeOrAfter',
  ),
  rule(
    'NH-MOB-04',
    ['At once', 'Dès la pose'],
    [
      'A unit may use it in the very turn in which it was placed.',
      'Une unité peut l’utiliser dès le tour où elle est posée.',
    ],
  ),
  rule(
    'NH-MOB-05',
    ['Not in a net', 'Pas dans un filet'],
    [
      'A netted unit cannot use Mobility.',
      'Une unité prise au filet ne peut pas utiliser sa mobilité.',
    ],
  ),
  rule(
    'NH-MOB-06',
    ['How often', 'Combien de fois'],
    [
      'The books do not say how often a unit may move in a turn.',
      'Les livrets ne disent pas combien de fois une unité peut bouger par tour.',
    ],
    [
      'Once per unit and turn; Move tiles come on top.',
      'Une fois par unité et par tour ; les tuiles Mouvement s’y ajoutent.',
    ],
    'transportStacks',
  ),
];
