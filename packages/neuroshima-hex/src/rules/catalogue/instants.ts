import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const instantRules: readonly Rule[] = [
  rule(
    'NH-INS-01',
    ['Battle', 'Combat'],
    [
      'Starts a battle and ends the turn; not after a last tile was drawn.',
      'Déclenche une bataille et finit le tour ; interdit après qu’une dernière tuile a été piochée.',
    ],
  ),
  rule(
    'NH-INS-02',
    ['Move', 'Mouvement'],
    [
      'One unit, HQ included, steps to an adjacent free hex, turns, or both.',
      'Une unité, QG compris, gagne une case adjacente libre, pivote, ou les deux.',
    ],
    [
      'A unit that stays on its hex has to look another way afterwards.',
      'Une unité qui reste sur sa case doit ensuite se présenter autrement.',
    ],
  ),
  rule(
    'NH-INS-03',
    ['Whose unit', 'Quelle unité'],
    [
      'Only one’s own, and none that is netted; turning alone is allowed.',
      'Seulement une des siennes, et aucune prise au filet ; pivoter sans avancer est permis.',
    ],
  ),
  rule(
    'NH-INS-04',
    ['With a Recon Center', 'Avec un Centre de reconnaissance'],
    [
      'A working Recon Center makes it up to two hexes.',
      'Un Centre de reconnaissance actif porte le déplacement à deux cases.',
    ],
  ),
  rule(
    'NH-INS-05',
    ['Push Back', 'Poussée'],
    [
      'One of your units pushes an adjacent enemy one hex away from it.',
      'Une de vos unités repousse un ennemi adjacent d’une case.',
    ],
  ),
  rule(
    'NH-INS-06',
    ['Where to', 'Vers où'],
    [
      'To a free hex next to the pushed unit, at distance 2 from the pusher.',
      'Vers une case libre voisine de l’unité repoussée, à distance 2 de celle qui pousse.',
    ],
  ),
  rule(
    'NH-INS-07',
    ['Who chooses', 'Qui choisit'],
    [
      'Of several hexes the owner of the pushed unit chooses.',
      'Parmi plusieurs cases, le propriétaire de l’unité repoussée choisit.',
    ],
  ),
  rule(
    'NH-INS-08',
    ['Orientation stays', 'L’orientation reste'],
    ['The pushed unit keeps its orientation.', 'L’unité repoussée garde son orientation.'],
  ),
  rule(
    'NH-INS-09',
    ['No room', 'Pas de place'],
    [
      'Without room the push is not allowed; without any push the tile cannot be played.',
      'Sans place, la poussée est interdite ; sans aucune poussée possible, la tuile ne peut être jouée.',
    ],
  ),
  rule(
    'NH-INS-10',
    ['Pushing and nets', 'Poussée et filets'],
    [
      'A netted unit neither pushes nor is pushed.',
      'Une unité prise au filet ne pousse pas et n’est pas repoussée.',
    ],
  ),
  rule(
    'NH-INS-11',
    ['Who may push', 'Qui peut pousser'],
    [
      'Any of your units may push: soldier, module or HQ.',
      'Toute unité à vous peut pousser : soldat, module ou QG.',
    ],
  ),
  rule(
    'NH-INS-12',
    ['Sniper', 'Sniper'],
    [
      'One wound to an enemy soldier or module anywhere. Armour does not help, a Medic does.',
      'Une blessure à un soldat ou module ennemi, où qu’il soit. Le blindage n’aide pas, un Médecin si.',
    ],
  ),
  rule(
    'NH-INS-13',
    ['Air Strike', 'Frappe aérienne'],
    [
      'One wound to every unit on a hex and the six around it, friend and enemy, but to no HQ.',
      'Une blessure à chaque unité sur une case et les six autour, amies et ennemies, mais à aucun QG.',
    ],
  ),
  rule(
    'NH-INS-14',
    ['All seven hexes', 'Les sept cases'],
    ['All seven hexes have to be on the board.', 'Les sept cases doivent être sur le plateau.'],
  ),
  rule(
    'NH-INS-15',
    ['Grenade', 'Grenade'],
    [
      'Destroys one enemy unit outright, whatever its toughness; no HQ.',
      'Détruit d’un coup une unité ennemie, quelle que soit sa résistance ; jamais un QG.',
    ],
  ),
  rule(
    'NH-INS-16',
    ['Next to the HQ', 'À côté du QG'],
    [
      'Only on a hex adjacent to one’s own HQ. A Medic of the target is spent instead.',
      'Seulement sur une case adjacente à son propre QG. Un Médecin de la cible est dépensé à sa place.',
    ],
  ),
  rule(
    'NH-INS-17',
    ['Not from a netted HQ', 'Pas depuis un QG pris au filet'],
    ['A netted HQ throws no Grenade.', 'Un QG pris au filet ne lance pas de Grenade.'],
    undefined,
    'grenadeFromNettedHq',
  ),
  rule(
    'NH-INS-18',
    ['Removed at once', 'Retirée aussitôt'],
    [
      'A unit destroyed outside battle is removed at once.',
      'Une unité détruite hors bataille est retirée aussitôt.',
    ],
  ),

  rule(
    'NH-SPU-01',
    ['Gauss Cannon', 'Canon de Gauss'],
    [
      'Its shot gives one wound to every enemy on the line.',
      'Son tir inflige une blessure à chaque ennemi de la ligne.',
    ],
  ),
  rule(
    'NH-SPU-02',
    ['Never stronger', 'Jamais plus fort'],
    [
      'No bonus raises its strength; initiative bonuses and extra actions work.',
      'Aucun bonus n’accroît sa force ; bonus d’initiative et actions de plus fonctionnent.',
    ],
  ),
  rule(
    'NH-SPU-03',
    ['The Clown, first edition', 'Clown, première édition'],
    [
      'In its phase it may explode instead of attacking: one wound to every adjacent unit, friend and enemy, HQs spared.',
      'À sa phase, il peut exploser au lieu d’attaquer : une blessure à chaque unité adjacente, amie ou ennemie, QG épargnés.',
    ],
  ),
  rule(
    'NH-SPU-04',
    ['The Clown, 3.0', 'Le Clown, 3.0'],
    [
      'The same, but HQs are wounded too, its own as well.',
      'De même, mais les QG sont blessés aussi, y compris le sien.',
    ],
    undefined,
    'clownHitsHq',
  ),
  rule(
    'NH-SPU-05',
    ['Gone', 'Disparu'],
    [
      'After exploding it is gone and cannot be healed.',
      'Après son explosion, il disparaît et ne peut être soigné.',
    ],
  ),
  rule(
    'NH-SPU-06',
    ['Victims', 'Victimes'],
    [
      'Its victims can be healed as usual; armour does not help.',
      'Ses victimes peuvent être soignées normalement ; le blindage n’aide pas.',
    ],
  ),
  rule(
    'NH-SPU-07',
    ['Blocker', 'Bloqueur'],
    [
      'Moloch: no attack at all, tough and armoured.',
      'Moloch : aucune attaque, résistant et blindé.',
    ],
  ),
  rule(
    'NH-SPU-08',
    ['Borgo’s Net Fighter', 'Rétiaire de Borgo'],
    [
      'A net and a melee attack of 3, which may strike the unit it holds.',
      'Un filet et une attaque de corps à corps de 3, qui peut frapper l’unité retenue.',
    ],
  ),
  rule(
    'NH-SPU-09',
    ['Net Master', 'Maître rétiaire'],
    [
      'Hegemony: strikes one enemy in melee while holding one or two others.',
      'Hegemony : frappe un ennemi au corps à corps tout en en retenant un ou deux autres.',
    ],
  ),
  rule(
    'NH-SPU-10',
    ['Universal Soldier', 'Soldat universel'],
    [
      'Hegemony: melee and shot through one edge: two wounds to a neighbour, one at a distance.',
      'Hegemony : corps à corps et tir par le même bord : deux blessures à un voisin, une à distance.',
    ],
  ),
  rule(
    'NH-SPU-11',
    ['Soldiers of several phases', 'Soldats à plusieurs phases'],
    [
      'Stormtrooper and Heavy Machine Gun act in 2 and 1, the Mobile Armor in 3 and 2.',
      'La Troupe d’assaut et la Mitrailleuse lourde agissent à 2 et 1, le Blindé mobile à 3 et 2.',
    ],
  ),
];
