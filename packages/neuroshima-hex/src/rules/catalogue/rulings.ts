import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

/** What the books leave open, and how we play it. */
export const rulings: readonly Rule[] = [
  rule(
    'NH-OPEN-01',
    ['Filling the extended board', 'Remplir le plateau étendu'],
    [
      'Which battle does a full inner 19 of 37 hexes bring?',
      'Quelle bataille entraînent les 19 cases intérieures remplies sur 37 ?',
    ],
    [
      'An ordinary one; the next needs the inner hexes to be filled anew. The literal reading, a final battle, can be set.',
      'Une bataille ordinaire ; la suivante suppose que ces cases soient à nouveau remplies. La lecture littérale, une bataille finale, peut être choisie.',
    ],
    'extendedFull',
  ),
  rule(
    'NH-OPEN-02',
    ['The hill and HQs', 'La colline et les QG'],
    ['Does King of the Hill lift an HQ?', 'Le Roi de la colline accélère-t-il un QG ?'],
    [
      'Yes. Tiles without initiative are unaffected.',
      'Oui. Les tuiles sans initiative ne sont pas concernées.',
    ],
    'hillLiftsHq',
  ),
  rule(
    'NH-OPEN-03',
    ['Opening draws in odd orders', 'Premières pioches et ordres particuliers'],
    [
      'Who draws one, two, three when the order of turns is unusual?',
      'Qui pioche une, deux, trois tuiles quand l’ordre des tours est inhabituel ?',
    ],
    [
      'By order of first turns. Who holds three tiles discards one.',
      'Dans l’ordre des premiers tours. Qui tient trois tuiles en défausse une.',
    ],
  ),
  rule(
    'NH-OPEN-04',
    ['When a bad draw is declared', 'Quand déclarer une mauvaise pioche'],
    [
      'Before or after the discard, and do kept tiles count?',
      'Avant ou après la défausse, et les tuiles gardées comptent-elles ?',
    ],
    [
      'Straight after drawing; every tile in hand counts and all are discarded. The compulsory discard is due afterwards.',
      'Juste après la pioche ; toute la main compte et tout est défaussé. La défausse obligatoire vient ensuite.',
    ],
  ),
  rule(
    'NH-OPEN-05',
    ['Bad draw and the last tile', 'Mauvaise pioche et dernière tuile'],
    ['What if the pile cannot replace all?', 'Et si la pioche ne peut tout remplacer ?'],
    [
      'Draw what is there; the last tile brings the end however it is drawn. With an empty pile it is not offered.',
      'On pioche ce qui reste ; la dernière tuile annonce la fin, de quelque façon qu’elle vienne. Pioche vide, rien n’est offert.',
    ],
  ),
  rule(
    'NH-OPEN-06',
    ['Reinforcements in detail', 'Renforts en détail'],
    [
      'How many discards, and what at the end of the pile?',
      'Combien de défausses, et que faire en fin de pioche ?',
    ],
    [
      'Exactly one discard, none with fewer than six tiles. With the alternative start the first player plays at most one.',
      'Une seule défausse, aucune avec moins de six tuiles. Avec le départ alternatif, le premier joueur joue au plus une tuile.',
    ],
    'reinforcements',
  ),
  rule(
    'NH-OPEN-07',
    ['Board filled in the very last turn', 'Plateau rempli au tout dernier tour'],
    ['One battle or two?', 'Une bataille ou deux ?'],
    ['Both, one after the other.', 'Les deux, l’une après l’autre.'],
  ),
  rule(
    'NH-OPEN-08',
    ['The extra turn', 'Le tour supplémentaire'],
    ['In what order, and with what?', 'Dans quel ordre, et avec quoi ?'],
    [
      'In the normal order for all still in the game; kept tiles may be played, Battle tiles stay forbidden, a full board still starts a battle.',
      'Dans l’ordre normal pour tous ceux qui restent ; les tuiles gardées peuvent être jouées, les Combats restent interdits, un plateau rempli déclenche encore une bataille.',
    ],
    'tieBreak',
  ),
  rule(
    'NH-OPEN-09',
    ['HQ and Quartermaster', 'QG et Quartier-maître'],
    ['May an HQ shoot at an HQ?', 'Un QG peut-il tirer sur un QG ?'],
    [
      'It never damages one: a converted shot stops at the first enemy, and if that is an HQ nothing happens.',
      'Il n’en blesse jamais : le tir converti s’arrête au premier ennemi, et si c’est un QG, il ne se passe rien.',
    ],
    'hqNeverHurtsHq',
  ),
  rule(
    'NH-OPEN-10',
    ['Gauss and armour', 'Gauss et blindage'],
    [
      'What does the first edition say about armour and the Gauss Cannon?',
      'Que dit la première édition du blindage face au canon de Gauss ?',
    ],
    ['Nothing; played as in 3.0.', 'Rien ; on joue comme en 3.0.'],
    'gaussVsArmour',
  ),
  rule(
    'NH-OPEN-11',
    ['How often a unit moves', 'Combien de fois une unité bouge'],
    [
      'May a mobile unit move several times in a turn?',
      'Une unité mobile peut-elle bouger plusieurs fois par tour ?',
    ],
    [
      'Once, Transport included; Move tiles come on top.',
      'Une fois, Transport compris ; les tuiles Mouvement s’ajoutent.',
    ],
    'transportStacks',
  ),
  rule(
    'NH-OPEN-12',
    ['What a netted unit keeps', 'Ce que garde une unité prise'],
    ['Does a net take away armour?', 'Un filet ôte-t-il le blindage ?'],
    [
      'No: armour, toughness, healing and bonuses received are no actions.',
      'Non : blindage, résistance, soins et bonus reçus ne sont pas des actions.',
    ],
  ),
  rule(
    'NH-OPEN-13',
    ['Longer rings and chains of nets', 'Cercles et chaînes de filets'],
    [
      'What about four in a ring, or a pair with a third net on it?',
      'Et quatre en cercle, ou une paire visée par un troisième filet ?',
    ],
    [
      'A net unit nobody holds works; whom it holds does not. Rings that nothing points into from outside cancel.',
      'Une unité à filet que nul ne retient agit ; celles qu’elle retient, non. Les cercles que rien ne vise du dehors s’annulent.',
    ],
    'netCycle3',
  ),
  rule(
    'NH-OPEN-14',
    ['Quartermaster in detail', 'Quartier-maître en détail'],
    [
      'Which bonuses, when, and for how many units?',
      'Quels bonus, quand, et pour combien d’unités ?',
    ],
    [
      'All melee and ranged bonuses; declared at the start of the phase. A converted Gauss shot is melee of 1.',
      'Tous les bonus de corps à corps et de tir ; annoncé au début de la phase. Un tir de Gauss converti est un corps à corps de 1.',
    ],
    'quartermasterBonus',
  ),
  rule(
    'NH-OPEN-15',
    ['Extra actions that move', 'Actions de plus qui se déplacent'],
    [
      'What if initiative changes between the action and the extra one?',
      'Et si l’initiative change entre l’action et l’action de plus ?',
    ],
    [
      'Slots move with the unit’s initiative. Without its source there is no extra action; two slots at one number give one action.',
      'Les créneaux suivent l’initiative de l’unité. Sans sa source, pas d’action de plus ; deux créneaux au même chiffre donnent une action.',
    ],
  ),
  rule(
    'NH-OPEN-16',
    ['Armour and Medic', 'Blindage et Médecin'],
    [
      'Is a Medic spent for a shot that armour stops?',
      'Un Médecin est-il dépensé pour un tir que le blindage arrête ?',
    ],
    ['No, there is nothing to absorb.', 'Non, il n’y a rien à absorber.'],
  ),
  rule(
    'NH-OPEN-17',
    ['Whom Move moves', 'Qui Mouvement déplace'],
    ['The books say “a unit”.', 'Les livrets disent « une unité ».'],
    ['One’s own only, not the partner’s.', 'Seulement une des siennes, pas celles du partenaire.'],
  ),
  rule(
    'NH-OPEN-18',
    ['Four alone, first edition', 'Quatre chacun pour soi, première édition'],
    ['Does a fallen HQ end the game of four?', 'Un QG détruit finit-il la partie à quatre ?'],
    ['Not in a deathmatch, which goes on.', 'Pas en mêlée, qui continue.'],
  ),
  rule(
    'NH-OPEN-19',
    ['Two reach the goal', 'Deux atteignent le but'],
    [
      'Who wins when several have enough points?',
      'Qui gagne quand plusieurs ont assez de points ?',
    ],
    [
      'The first phase decides; more points in it win, equal points share. Overkill counts, absorbed hits do not.',
      'La première phase décide ; le plus de points y gagne, l’égalité se partage. Les blessures en trop comptent, les coups absorbés non.',
    ],
  ),
  rule(
    'NH-OPEN-20',
    ['Moloch’s aim in a team', 'Moloch et ses cibles en équipe'],
    [
      'Is the wounding mutual, and what do shots stop at?',
      'La blessure est-elle réciproque, et où s’arrêtent les tirs ?',
    ],
    [
      'One way: Moloch’s shots stop at the first unit not its own; the partner’s pass over Moloch. Sniper and Grenade need a real enemy.',
      'À sens unique : les tirs de Moloch s’arrêtent à la première unité qui n’est pas à lui ; ceux du partenaire passent par-dessus Moloch. Sniper et Grenade visent un vrai ennemi.',
    ],
  ),
  rule(
    'NH-OPEN-21',
    ['Who decides first', 'Qui décide d’abord'],
    [
      'In what order are choices that fall together made?',
      'Dans quel ordre se font des choix simultanés ?',
    ],
    [
      'First the player whose turn caused the battle, then clockwise; a side with captured Medics last.',
      'D’abord le joueur dont le tour a causé la bataille, puis dans le sens horaire ; un camp qui a capté des Médecins en dernier.',
    ],
  ),
  rule(
    'NH-OPEN-22',
    ['Medics in general', 'Médecins en général'],
    [
      'How are several units, hits and Medics settled?',
      'Comment régler plusieurs unités, coups et Médecins ?',
    ],
    [
      'Medics that can save Medics are spent first, for them or for another unit; every free Medic that can absorb must. Chains pass it on to their end; branches and loops are a choice. A Medic that is hit is spent only if that saves another one.',
      'Les Médecins qui peuvent sauver des Médecins d’abord, pour eux ou pour une autre unité ; tout Médecin libre qui peut absorber le doit. Les chaînes vont jusqu’au bout ; branches et boucles sont un choix. Un Médecin touché n’est dépensé que si cela en sauve un autre.',
    ],
  ),
  rule(
    'NH-OPEN-23',
    ['Universal Soldier and Medic', 'Soldat universel et Médecin'],
    [
      'Are melee and shot through one edge one attack?',
      'Corps à corps et tir par un même bord font-ils une attaque ?',
    ],
    [
      'Yes, by the edge; counting by symbol can be set.',
      'Oui, selon le bord ; le compte par symbole peut être choisi.',
    ],
    'medicScope',
  ),
  rule(
    'NH-OPEN-24',
    ['When the Clown decides', 'Quand le Clown décide'],
    ['When is the explosion declared?', 'Quand l’explosion est-elle annoncée ?'],
    [
      'At the start of its phase. Killed in that phase it still explodes; netted it cannot.',
      'Au début de sa phase. Tué à cette phase, il explose quand même ; pris au filet, il ne peut pas.',
    ],
  ),
  rule(
    'NH-OPEN-25',
    ['Scoper in detail', 'Dérivateur en détail'],
    ['Whose unit is a captured module?', 'À qui est un module capté ?'],
    [
      'Its owner’s for attacks, nets and moves; only its service and its decisions change sides. HQ abilities are no modules.',
      'À son propriétaire pour attaques, filets et mouvements ; seuls son service et ses décisions changent de camp. Les capacités de QG ne sont pas des modules.',
    ],
    'scoperFriendly',
  ),
  rule(
    'NH-OPEN-26',
    ['Recon Center in detail', 'Centre de reconnaissance en détail'],
    ['Which moves, which way, whose units?', 'Quels mouvements, quel chemin, quelles unités ?'],
    [
      'Move, Mobility and Transport, not pushes; two single steps, a net on the way stops. Partners in 3.0 only.',
      'Mouvement, mobilité et Transport, pas les poussées ; deux pas, un filet en chemin arrête. Partenaires en 3.0 seulement.',
    ],
    'reconForPartner',
  ),
  rule(
    'NH-OPEN-27',
    ['Pushes and nets', 'Poussées et filets en chaîne'],
    ['When is a push judged?', 'Quand une poussée est-elle jugée ?'],
    [
      'On the board before it; nets are read anew after it. Any edge may push.',
      'Sur le plateau avant elle ; les filets sont relus après. Tout bord peut pousser.',
    ],
  ),
  rule(
    'NH-OPEN-28',
    ['Sniper, toughness and Medic', 'Sniper, résistance et Médecin'],
    [
      'Is a Medic spent for a wound that would not destroy?',
      'Un Médecin est-il dépensé pour une blessure qui ne détruirait pas ?',
    ],
    ['Yes, it is automatic.', 'Oui, c’est automatique.'],
  ),
  rule(
    'NH-OPEN-29',
    ['Air Strike and Medics', 'Frappe aérienne et Médecins'],
    [
      'In what order are Medics and units in the area hit?',
      'Dans quel ordre Médecins et unités de la zone sont-ils touchés ?',
    ],
    [
      'Together: Medics inside heal nobody, those outside do.',
      'Ensemble : les Médecins dans la zone ne soignent personne, ceux du dehors si.',
    ],
  ),
  rule(
    'NH-OPEN-30',
    ['Grenade, first edition', 'Grenade, première édition'],
    ['May a netted HQ throw one?', 'Un QG pris au filet peut-il en lancer une ?'],
    ['No, as in 3.0.', 'Non, comme en 3.0.'],
    'grenadeFromNettedHq',
  ),
  rule(
    'NH-OPEN-31',
    ['Medics in teams', 'Médecins en équipe'],
    ['Who decides for a partner’s Medic?', 'Qui décide pour le Médecin d’un partenaire ?'],
    [
      'Which hit and which unit: the Medic’s controller. Which of several Medics: the unit’s.',
      'Quel coup et quelle unité : le maître du Médecin. Quel Médecin parmi plusieurs : celui de l’unité.',
    ],
  ),
  rule(
    'NH-OPEN-32',
    ['A fallen HQ of two', 'Un QG tombé à deux joueurs'],
    [
      'Does its tile leave before the battle ends?',
      'Sa tuile part-elle avant la fin de la bataille ?',
    ],
    [
      'Yes, at the end of its phase, in both editions.',
      'Oui, à la fin de sa phase, dans les deux éditions.',
    ],
  ),
  rule(
    'NH-OPEN-33',
    ['Eliminated players', 'Joueurs éliminés'],
    ['Do they still have turns?', 'Ont-ils encore des tours ?'],
    [
      'No, they are skipped; a last tile they drew still brings the end.',
      'Non, on les saute ; une dernière tuile qu’ils ont piochée annonce toujours la fin.',
    ],
  ),
];
