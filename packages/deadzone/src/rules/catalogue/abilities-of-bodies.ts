import type { Rule } from '@skirmish-kit/core';

export const bodyAbilityRules: readonly Rule[] = [
  {
    id: 'DZ-ABIL-01',
    page: 28,
    title: { en: 'Agile', fr: 'Agile' },
    text: {
      en: 'After a Move or Sprint the model may also change level for free.',
      fr: 'Après un déplacement ou un Sprint, la figurine peut encore changer de niveau gratuitement.',
    },
    ruling: {
      en: 'One level, in the same stack.',
      fr: 'D’un niveau, dans le même empilement.',
    },
  },
  {
    id: 'DZ-ABIL-03',
    page: 28,
    title: { en: 'Hammerfist Drop Armour', fr: 'Armure de Saut Hammerfist' },
    text: {
      en: 'Waits off the table until a friend’s Special calls it onto the top of any stack. It rolls three dice at 4+; models in adjacent cubes whose three dice on Survive do not match that are thrown away from it and pinned, without damage. It is then activated, and has a Jump Pack from there on.',
      fr: 'Attend hors de la table qu’une Spéciale d’un ami l’appelle au sommet d’un empilement. Elle lance trois dés à 4+ ; les figurines des cubes adjacents qui font moins avec trois dés de Survie sont projetées à l’opposé et bloquées, sans dégâts. Elle est alors activée et a désormais des Propulseurs.',
    },
    ruling: {
      en: 'Only into a cube with room; among enemies a Fight follows. Friends are thrown too. All roll before anyone is thrown, the side whose turn it is first.',
      fr: 'Seulement dans un cube où il y a place ; chez l’ennemi, un Combat suit. Les amis sont projetés aussi. Tous lancent avant que quiconque soit projeté, le camp dont c’est le Tour d’abord.',
    },
  },
  {
    id: 'DZ-ABIL-05',
    page: 28,
    title: { en: 'Beast', fr: 'Bestial' },
    text: {
      en: 'Neither picks up, carries nor uses items.',
      fr: 'Ne ramasse, ne porte et n’utilise aucun objet.',
    },
  },
  {
    id: 'DZ-ABIL-06',
    page: 28,
    title: { en: 'BOOM! (n)', fr: 'BOUM ! (n)' },
    text: {
      en: 'Explodes when killed, or by a Special of its own: Frag (n) in its cube.',
      fr: 'Explose à sa mort ou par sa propre Spéciale : Frag (n) dans son cube.',
    },
    ruling: {
      en: 'Blowing itself up kills it, with one explosion, and the opponent scores it.',
      fr: 'Se faire sauter la tue, avec une seule explosion, et l’adversaire la marque.',
    },
  },
  {
    id: 'DZ-ABIL-08',
    page: 28,
    title: { en: 'Construct', fr: 'Construct' },
    text: {
      en: 'Is never pinned, and what spares Constructs (Toxic, medics) does nothing to it. Other effects of what would pin it still hold.',
      fr: 'N’est jamais bloqué, et ce qui épargne les Constructs (Toxique, soins) ne lui fait rien. Les autres effets de ce qui le bloquerait restent.',
    },
  },
  {
    id: 'DZ-ABIL-10',
    page: 29,
    title: { en: 'Tough', fr: 'Coriace' },
    text: {
      en: 'Ignores 1 Potential Damage of each attack or event, before Armour and whatever the AP.',
      fr: 'Ignore 1 Dégât Potentiel par attaque ou événement, avant l’Armure et quelle que soit la PA.',
    },
  },
  {
    id: 'DZ-ABIL-11',
    page: 29,
    title: { en: 'Scout', fr: 'Éclaireur' },
    text: {
      en: 'Sprints once for free after deployment, the scouts of the side with the initiative first, into no cube that holds another model.',
      fr: 'Sprinte une fois gratuitement après le déploiement, les éclaireurs du camp qui a l’initiative d’abord, vers aucun cube occupé.',
    },
  },
  {
    id: 'DZ-ABIL-12',
    page: 29,
    title: { en: 'Smokescreen', fr: 'Écran de fumée' },
    text: {
      en: 'Once a game, at the start of its Turn and for free, it fills its cube with smoke, enemies there or not. The smoke stays behind; breaking away stays as it is.',
      fr: 'Une fois par partie, au début de son tour et gratuitement, emplit son cube de fumée, même avec des ennemis. La fumée reste sur place ; rompre reste comme d’habitude.',
    },
  },
  {
    id: 'DZ-ABIL-13',
    page: 29,
    title: { en: 'Toxic Smokescreen', fr: 'Écran de fumée Toxique' },
    text: {
      en: 'A smokescreen in whose cube everybody counts as Vulnerable, except who is immune to Toxic. Cubes beside it are safe.',
      fr: 'Un écran de fumée dans le cube duquel chacun compte comme Vulnérable, sauf qui est immunisé à Toxique. Les cubes voisins sont sûrs.',
    },
  },
  {
    id: 'DZ-ABIL-17',
    page: 30,
    title: { en: 'Rampage', fr: 'Enragé' },
    text: {
      en: 'Once wounded, it rolls a die at each activation: 1–2 the opponent controls it this Turn and it belongs to nobody; 3–6 nothing; 7–8 it moves one cube for free first. Who begins in an overfull cube moves out first.',
      fr: 'Une fois blessée, lance un dé à chaque activation : 1–2, l’adversaire la contrôle ce tour et elle n’est d’aucun camp ; 3–6, rien ; 7–8, elle avance d’abord d’un cube gratuitement. Qui commence dans un cube trop plein en sort d’abord.',
    },
    ruling: {
      en: 'Items and abilities work both ways between it and its team, and healing does not end it.',
      fr: 'Objets et capacités jouent dans les deux sens entre elle et son groupe, et les soins n’y mettent pas fin.',
    },
  },
  {
    id: 'DZ-ABIL-19',
    page: 30,
    title: { en: 'Frenzy (n)', fr: 'Frénésie (n)' },
    text: {
      en: 'In a Fight test, counter-attacks too, up to n failed dice are rolled again, each once. Sources add up.',
      fr: 'En test de Combat, riposte comprise, on relance jusqu’à n dés ratés, chacun une fois. Les sources s’ajoutent.',
    },
  },
  {
    id: 'DZ-ABIL-22',
    page: 31,
    title: { en: 'Horde', fr: 'Horde' },
    text: {
      en: 'In a Fight, beside the usual bonus for friends, one die more for each other friendly Horde model in the cube.',
      fr: 'En Combat, outre le bonus d’amis habituel, un dé de plus par autre figurine Horde amie du cube.',
    },
  },
  {
    id: 'DZ-ABIL-33',
    page: 33,
    title: { en: 'Glide', fr: 'Planeur' },
    text: {
      en: 'Falls from any height unharmed and on its feet, and may drift one cube aside for each level.',
      fr: 'Tombe de toute hauteur indemne et debout, et peut dériver d’un cube par niveau.',
    },
  },
  {
    id: 'DZ-ABIL-38',
    page: 33,
    title: { en: 'Solid', fr: 'Stable' },
    text: {
      en: 'Is never pinned, and no weapon moves it to another cube.',
      fr: 'N’est jamais bloquée, et aucune arme ne la change de cube.',
    },
  },
  {
    id: 'DZ-ABIL-42',
    page: 34,
    title: { en: 'Life Support', fr: 'Système de Survie' },
    text: {
      en: 'Once a game: an attack that leaves the model wounded but alive leaves it unharmed instead. It does not help against death.',
      fr: 'Une fois par partie : une attaque qui laisse la figurine blessée mais vivante la laisse indemne. Cela n’aide pas contre la mort.',
    },
    ruling: {
      en: 'It works by itself at the first wound from an attack and what that leads to; the table may let it mend any wound.',
      fr: 'Il agit de lui-même à la première blessure d’une attaque et de ses suites ; la table peut l’étendre à toute blessure.',
    },
    settings: ['lifeSupport'],
  },
  {
    id: 'DZ-ABIL-46',
    page: 34,
    title: { en: 'Teleport', fr: 'Téléportation' },
    text: {
      en: 'A Special takes it up to two cubes in any direction through everything. Among enemies a Fight follows.',
      fr: 'Une Spéciale la porte jusqu’à deux cubes dans toute direction, à travers tout. Chez l’ennemi, un Combat suit.',
    },
    ruling: {
      en: 'Beside standing enemies it is forbidden like other Specials.',
      fr: 'Face à des ennemis debout, c’est interdit comme les autres Spéciales.',
    },
  },
  {
    id: 'DZ-ABIL-51',
    page: 35,
    title: { en: 'Vehicle', fr: 'Véhicule' },
    text: {
      en: 'Changes level by ramps only, has nothing to do with items, is damaged but not thrown by attacks and explosions, and stays as scenery when destroyed.',
      fr: 'Ne change de niveau que par une rampe, n’a rien à voir avec les objets, est endommagé mais non projeté par attaques et explosions, et reste comme décor une fois détruit.',
    },
    ruling: {
      en: 'A wreck hides what is behind it but takes no room and stops no movement.',
      fr: 'Une épave cache ce qui est derrière, mais ne prend pas de place et n’arrête aucun mouvement.',
    },
  },
  {
    id: 'DZ-ABIL-52',
    page: 35,
    title: { en: 'Vulnerable', fr: 'Vulnérable' },
    text: {
      en: 'Any Effective Damage kills it.',
      fr: 'Tout Dégât Effectif la tue.',
    },
  },
];
