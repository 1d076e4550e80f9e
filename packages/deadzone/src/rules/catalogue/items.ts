import type { Rule } from '@skirmish-kit/core';

export const itemRules: readonly Rule[] = [
  {
    id: 'DZ-CARRY-01',
    page: 36,
    title: { en: 'How much one carries', fr: 'Ce qu’on peut porter' },
    text: {
      en: 'A model carries one item, a Scavenger three, Beasts and Vehicles none.',
      fr: 'Une figurine porte un objet, un Pillard trois, Bestiaux et Véhicules aucun.',
    },
  },
  {
    id: 'DZ-CARRY-02',
    page: 36,
    title: { en: 'Picking up', fr: 'Ramasser' },
    text: {
      en: 'A model that enters a cube with an item and no enemy, for any reason, may pick one up for free; so may one that finds another spot in the cube.',
      fr: 'Qui entre dans un cube avec un objet et sans ennemi peut en ramasser un gratuitement, quelle que soit la cause ; de même qui change de place dans le cube.',
    },
    ruling: {
      en: 'In every cube entered on the way, and also when thrown there, before being pinned.',
      fr: 'Dans chaque cube traversé, et aussi quand on y est projeté, avant d’être bloqué.',
    },
  },
  {
    id: 'DZ-CARRY-03',
    page: 36,
    title: { en: 'One at a time', fr: 'Un à la fois' },
    text: {
      en: 'Of several items one is chosen; tokens face down are chosen blind.',
      fr: 'Parmi plusieurs objets, on en choisit un ; les pions face cachée se choisissent à l’aveugle.',
    },
  },
  {
    id: 'DZ-CARRY-04',
    page: 36,
    title: { en: 'Turning up', fr: 'Retourner' },
    text: {
      en: 'Picking up turns the token face up for the rest of the game.',
      fr: 'Ramasser retourne le pion face visible jusqu’à la fin de la partie.',
    },
  },
  {
    id: 'DZ-CARRY-05',
    page: 36,
    title: { en: 'Keep, drop or destroy', fr: 'Garder, poser ou détruire' },
    text: {
      en: 'What was picked up is kept, put down face up in the cube, or destroyed. With full hands one chooses what to keep.',
      fr: 'L’objet ramassé est gardé, posé face visible dans le cube ou détruit. Les mains pleines, on choisit quoi garder.',
    },
  },
  {
    id: 'DZ-CARRY-06',
    page: 36,
    title: { en: 'Items of the dead', fr: 'Objets des morts' },
    text: {
      en: 'Items marked (+) drop in the cube of who dies; equipment and other items are gone.',
      fr: 'Les objets marqués (+) tombent dans le cube du mort ; l’équipement et les autres disparaissent.',
    },
  },
  {
    id: 'DZ-CARRY-07',
    page: 36,
    title: { en: 'Handing over', fr: 'Donner' },
    text: {
      en: 'During its Move a model that could pick up may give an item to a friend in its cube, who swaps or drops one if full.',
      fr: 'En Se Déplaçant, une figurine qui pourrait ramasser peut donner un objet à un ami de son cube, qui en échange ou en pose un s’il est plein.',
    },
    ruling: {
      en: 'Equipment of the profile takes no slot; bought items and the Scout Bike do. Who turned up a Booby Trap gives nothing any more in that move.',
      fr: 'L’équipement du profil ne prend pas de place ; les objets achetés et le Monocycle, si. Qui a révélé un Piège ne donne plus rien dans ce déplacement.',
    },
  },
  {
    id: 'DZ-ITEM-01',
    page: 37,
    title: { en: 'Defender Shield (+)', fr: 'Bouclier Defender (+)' },
    text: {
      en: 'One more Armour for the bearer and for friends of Size 1 or 2 in its cube; nobody gains from two shields.',
      fr: 'Un point d’Armure de plus pour le porteur et les amis de Taille 1 ou 2 de son cube ; deux boucliers ne s’ajoutent pas.',
    },
  },
  {
    id: 'DZ-ITEM-02',
    page: 37,
    title: { en: 'Energy Shield (n) (+)', fr: 'Bouclier Énergétique (n) (+)' },
    text: {
      en: 'Against Potential Damage n dice at 6+; each success takes one away. More 1s than successes break it after that roll. Several shields all roll.',
      fr: 'Contre des Dégâts Potentiels, n dés à 6+ ; chaque succès en retire un. Plus de 1 que de succès le casse après ce lancer. Plusieurs boucliers lancent tous.',
    },
    ruling: {
      en: 'Eights bring another die: it is a test.',
      fr: 'Les 8 donnent un dé de plus : c’est un test.',
    },
  },
  {
    id: 'DZ-ITEM-03',
    page: 37,
    title: { en: 'Stun Grenade (+)', fr: 'Grenade Assourdissante (+)' },
    text: {
      en: 'A grenade for one use, range 3: no damage, and everybody in the cube, of either side, is marked as activated.',
      fr: 'Une grenade à usage unique, portée 3 : pas de dégâts, et tous dans le cube, des deux camps, sont marqués activés.',
    },
  },
  {
    id: 'DZ-ITEM-04',
    page: 37,
    title: { en: 'Frag Grenade (+)', fr: 'Grenade Frag (+)' },
    text: {
      en: 'A grenade for one use, range 3, with Frag (3).',
      fr: 'Une grenade à usage unique, portée 3, avec Frag (3).',
    },
  },
  {
    id: 'DZ-ITEM-05',
    page: 37,
    title: { en: 'Smoke Grenade (+)', fr: 'Grenade Fumigène (+)' },
    text: {
      en: 'A grenade for one use, range 3. Its smoke stops all sight through the cube and of models in it; the cube itself can be aimed at. A shot past a cube beside smoke has one die less, once. At the end of the Round each cube keeps its smoke on 1 to 4.',
      fr: 'Une grenade à usage unique, portée 3. Sa fumée arrête toute vue à travers le cube et sur qui s’y trouve ; on peut viser le cube lui-même. Un tir qui passe près de la fumée a un dé de moins, une fois. En fin de Round, chaque cube garde sa fumée de 1 à 4.',
    },
    ruling: {
      en: 'The cubes of shooter and target count as passed.',
      fr: 'Les cubes du tireur et de la cible comptent comme traversés.',
    },
  },
  {
    id: 'DZ-ITEM-06',
    page: 37,
    title: { en: 'Holo-Sight (+)', fr: 'Holo-Viseur (+)' },
    text: {
      en: 'One die more to shoot, not with Indirect weapons nor with a Sniper Scope.',
      fr: 'Un dé de plus pour tirer, ni avec une arme Indirecte ni avec une Lunette de Visée.',
    },
  },
  {
    id: 'DZ-ITEM-07',
    page: 37,
    title: { en: 'Intel (+)', fr: 'Info (+)' },
    text: {
      en: 'Picked up, it is worth 1 victory point at once and is gone.',
      fr: 'Ramassée, elle vaut aussitôt 1 point de victoire et disparaît.',
    },
    ruling: {
      en: 'It needs no free hand.',
      fr: 'Elle ne demande pas de main libre.',
    },
  },
  {
    id: 'DZ-ITEM-08',
    page: 38,
    title: { en: 'Medi-Pack (+)', fr: 'Médi-Pack (+)' },
    text: {
      en: 'For one use, by a Special with no enemy in the cube: takes all Damage off the bearer or another living model there, not a Construct or Vehicle.',
      fr: 'À usage unique, par une Spéciale sans ennemi dans le cube : retire tous les Dégâts du porteur ou d’une autre figurine vivante, ni Construct ni Véhicule.',
    },
  },
  {
    id: 'DZ-ITEM-09',
    page: 38,
    title: { en: 'Thermal Mines (+)', fr: 'Mines Thermiques (+)' },
    text: {
      en: 'An RF weapon with AP 3 for one Fight test, chosen before rolling.',
      fr: 'Une arme PC avec PA 3 pour un seul test de Combat, choisie avant le lancer.',
    },
  },
  {
    id: 'DZ-ITEM-10',
    page: 38,
    title: { en: 'Mono-Wheel Scout Bike', fr: 'Monocycle de Reconnaissance' },
    text: {
      en: 'Takes the item slot; its rider is a Vehicle with Speed 1-5.',
      fr: 'Prend la place d’un objet ; son pilote est un Véhicule de Vitesse 1-5.',
    },
    ruling: {
      en: 'The rider carries the bike and nothing else, gets off by dropping it, and deploys on level 1.',
      fr: 'Le pilote ne porte que le monocycle, en descend en le posant, et se déploie au niveau 1.',
    },
  },
  {
    id: 'DZ-ITEM-11',
    page: 38,
    title: { en: 'Ammo (+)', fr: 'Munitions (+)' },
    text: {
      en: 'For one use: one die more on a Shoot action.',
      fr: 'À usage unique : un dé de plus pour une action Tir.',
    },
  },
  {
    id: 'DZ-ITEM-12',
    page: 38,
    title: { en: 'AP Ammo (+)', fr: 'Munitions PA (+)' },
    text: {
      en: 'For one use: one die more on a Shoot action, and AP 1 on top of other AP.',
      fr: 'À usage unique : un dé de plus pour une action Tir, et PA 1 en sus de toute autre PA.',
    },
    ruling: {
      en: 'AP is no die modifier: with It Burns!, Frag and Indirect the die is left out and the AP counts.',
      fr: 'La PA n’est pas un modificateur de dés : avec Ça Brûle !, Frag et Indirect, le dé ne compte pas, la PA si.',
    },
  },
  {
    id: 'DZ-ITEM-13',
    page: 38,
    title: { en: 'Booby Trap', fr: 'Piège' },
    text: {
      en: 'Goes off when picked up: Frag (3) in the cube, then it is gone. Engineers and Scavengers defuse it.',
      fr: 'Saute quand on le ramasse : Frag (3) dans le cube, puis il disparaît. Ingénieurs et Pillards le désamorcent.',
    },
  },
  {
    id: 'DZ-ITEM-14',
    page: 39,
    title: { en: 'Jump Pack', fr: 'Propulseurs' },
    text: {
      en: 'Falls neither hurt nor pin. Its wearer changes level without a wall, jumps walls on one level and crosses floor gaps of one cube. Being slammed into a wall still hurts.',
      fr: 'Les chutes ne blessent ni ne bloquent. On change de niveau sans mur, on saute les murs d’un même niveau et les vides d’un cube. Heurter un mur fait toujours mal.',
    },
    ruling: {
      en: 'One that was bought or found works as well. Giving it away ends the move, and it is gone with its wearer.',
      fr: 'Achetés ou trouvés, ils servent aussi. Les céder arrête le déplacement, et ils disparaissent avec leur porteur.',
    },
  },
  {
    id: 'DZ-ITEM-15',
    page: 39,
    title: { en: 'Sentry Gun (+)', fr: 'Sentinelle (+)' },
    text: {
      en: 'An item that anybody carries and an Engineer in its cube turns into a model or back by a Special. Emplaced it never moves, shoots once a Round and gets no command dice. Destroyed it is an item again, for good, and worth 0.',
      fr: 'Un objet que chacun peut porter et qu’un Ingénieur de son cube change en figurine, ou l’inverse, par une Spéciale. Installée, elle ne bouge plus, tire une fois par Round et n’a pas de dés de commandement. Détruite, elle redevient un objet pour de bon et vaut 0.',
    },
    ruling: {
      en: 'It is activated in its owner’s Turns, to shoot or do nothing, and counts for passing and for the end of the Round. One that was found belongs to the side whose Engineer puts it up first.',
      fr: 'Elle s’active aux tours de son camp, pour tirer ou ne rien faire, et compte pour passer et pour la fin du Round. Trouvée, elle est au camp dont un Ingénieur l’installe le premier.',
    },
  },
];
