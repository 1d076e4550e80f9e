import type { FINER_VALUES } from '../rules/setting-values.ts';
import type { SettingMessages } from './setting-messages.ts';

const same = (text: string) => ({ en: text, fr: text });

/** The finer points that a table may decide otherwise, as a start panel shows them. */
export const alternativeRulingMessages: {
  readonly [K in keyof typeof FINER_VALUES]: SettingMessages<(typeof FINER_VALUES)[K][number]>;
} = {
  gearLimits: {
    rule: 'MU-BAND-03',
    title: { en: 'Gear counts for', fr: 'L’équipement compte dans' },
    values: {
      carrier: { en: 'the limit of its bearer', fr: 'la limite du porteur' },
      total: { en: 'the total alone', fr: 'le total seul' },
    },
  },
  deployFirst: {
    rule: 'MU-DEP-04',
    title: { en: 'Bands are placed', fr: 'Les bandes se placent' },
    values: {
      lowest: { en: 'whole, the lowest die first', fr: 'entières, le dé le plus bas d’abord' },
      highest: { en: 'whole, the highest die first', fr: 'entières, le dé le plus haut d’abord' },
      'in-turn': { en: 'figure by figure in turn', fr: 'une figurine chacun, à tour de rôle' },
    },
  },
  rallyCommand: {
    rule: 'MU-RALLY-04',
    title: { en: 'To rally one uses', fr: 'Pour se rallier, on utilise' },
    values: {
      lent: { en: 'lent Command too', fr: 'aussi un Commandement prêté' },
      own: { en: 'one’s own Command', fr: 'son propre Commandement' },
    },
  },
  pistolsInMelee: {
    rule: 'MU-ACT-05',
    title: { en: 'Pistols in melee', fr: 'Pistolets au corps à corps' },
    values: {
      no: { en: 'are not fired', fr: 'ne tirent pas' },
      yes: { en: 'are fired at who is in contact', fr: 'tirent sur qui est au contact' },
    },
  },
  stairs: {
    rule: 'MU-MOVE-05',
    title: { en: 'A pace of stairs costs', fr: 'Un pas d’escalier coûte' },
    values: {
      double: { en: '2 of Move', fr: '2 de Mouvement' },
      single: { en: '1 of Move', fr: '1 de Mouvement' },
    },
  },
  passing: {
    rule: 'MU-MOVE-06',
    title: { en: 'One goes through', fr: 'On passe à travers' },
    values: {
      friends: { en: 'friends', fr: 'ses amis' },
      nobody: { en: 'nobody', fr: 'personne' },
    },
  },
  safeDrop: {
    rule: 'MU-MOVE-06',
    title: { en: 'The deepest free drop, in paces', fr: 'Saut gratuit, en pas' },
    values: { '2': same('2'), '1': same('1'), '3': same('3') },
  },
  heavyFast: {
    rule: 'MU-SHOOT-04',
    title: { en: 'A shot of a machine gun costs', fr: 'Un tir de mitrailleuse coûte' },
    values: { two: { en: '2 points', fr: '2 points' }, one: { en: '1 point', fr: '1 point' } },
  },
  heightFrom: {
    rule: 'MU-SHOOT-09',
    title: { en: 'Height counts from, in paces', fr: 'La hauteur compte dès, en pas' },
    values: { '1': same('1'), '2': same('2'), '3': same('3') },
  },
  twoPistols: {
    rule: 'MU-SHOOT-14',
    title: { en: 'Two of the same pistol', fr: 'Deux fois le même pistolet' },
    values: {
      one: { en: 'fire one at a time', fr: 'tirent l’un ou l’autre' },
      both: { en: 'fire together', fr: 'tirent ensemble' },
    },
  },
  modelsInTheWay: {
    rule: 'MU-LOS-02',
    title: { en: 'Models in the way', fr: 'Figurines sur la ligne' },
    values: {
      'seen-past': { en: 'are seen past', fr: 'ne gênent pas' },
      hide: { en: 'hide who is behind', fr: 'cachent qui est derrière' },
    },
  },
  coverBeside: {
    rule: 'MU-COVER-05',
    title: { en: 'Low cover that the shooter touches', fr: 'Couvert bas au contact du tireur' },
    values: {
      ignored: { en: 'does not count', fr: 'ne compte pas' },
      counts: { en: 'counts', fr: 'compte' },
    },
  },
  blastCover: {
    rule: 'MU-COVER-06',
    title: { en: 'Obstacles stop', fr: 'Les obstacles arrêtent' },
    values: {
      straight: { en: 'rockets and shells', fr: 'roquettes et obus' },
      none: { en: 'nothing that explodes', fr: 'rien de ce qui explose' },
      all: { en: 'grenades too', fr: 'aussi les grenades' },
    },
  },
  laterTargets: {
    rule: 'MU-MULTI-05',
    title: { en: 'Who is hit after the first has', fr: 'Qui est touché après le premier a' },
    values: {
      'as-first': { en: 'no cover of his own', fr: 'le couvert du premier' },
      own: { en: 'his own cover', fr: 'son propre couvert' },
    },
  },
  nextTarget: {
    rule: 'MU-MULTI-06',
    title: { en: 'Further hits go to', fr: 'Les touches suivantes vont' },
    values: {
      nearest: { en: 'the nearest neighbour', fr: 'au voisin le plus proche' },
      chosen: { en: 'whom the shooter picks', fr: 'au choix du tireur' },
    },
  },
  scattering: {
    rule: 'MU-TMPL-05',
    title: { en: 'What scatters', fr: 'Ce qui dévie' },
    values: {
      all: { en: 'everything that explodes', fr: 'tout ce qui explose' },
      thrown: { en: 'what is thrown', fr: 'ce qui se lance' },
    },
  },
  grenadeRadius: {
    rule: 'MU-TMPL-06',
    title: { en: 'Radius of a hand grenade', fr: 'Rayon d’une grenade' },
    values: { '5': same('5'), '3': same('3') },
  },
  caught: {
    rule: 'MU-TMPL-07',
    title: { en: 'A blast catches whose', fr: 'Une explosion touche si elle atteint' },
    values: {
      base: { en: 'base it touches', fr: 'le socle' },
      centre: { en: 'centre it reaches', fr: 'le centre du socle' },
    },
  },
  flameHits: {
    rule: 'MU-TMPL-08',
    title: { en: 'Flames hit', fr: 'Les flammes touchent' },
    values: {
      sure: { en: 'without a roll', fr: 'sans jet' },
      rolled: { en: 'on a roll for each', fr: 'sur un jet pour chacun' },
    },
  },
  chargeSight: {
    rule: 'MU-CHG-05',
    title: { en: 'Who is charged', fr: 'Qui est chargé' },
    values: {
      seen: { en: 'has to be seen', fr: 'doit être vu' },
      unseen: { en: 'need not be seen', fr: 'peut ne pas être vu' },
    },
  },
  partingBlows: {
    rule: 'MU-DISENG-02',
    title: { en: 'Who leaves a melee suffers', fr: 'Qui quitte la mêlée subit' },
    values: {
      none: { en: 'nothing', fr: 'rien' },
      each: { en: 'a strike of each enemy', fr: 'un coup de chaque ennemi' },
    },
  },
  rescueRace: {
    rule: 'MU-FREE-04',
    title: { en: 'Look out: no orc', fr: '«\u00a0Attention chef\u00a0!\u00a0»\u00a0: aucun orc' },
    values: {
      rescuer: { en: 'saves', fr: 'ne sauve' },
      either: { en: 'saves or is saved', fr: 'ne sauve ni n’est sauvé' },
    },
  },
  sightings: {
    rule: 'MU-PASS-05',
    title: { en: 'Tests for spotting', fr: 'Tests de repérage' },
    values: {
      'each-enemy': { en: 'for each enemy', fr: 'pour chaque ennemi' },
      once: { en: 'once a game', fr: 'une fois par partie' },
    },
  },
  underFireBy: {
    rule: 'MU-PASS-08',
    title: { en: 'Under fire: stronger than', fr: 'Sous le feu\u00a0: plus fort que' },
    values: {
      weapon: { en: 'his own weapon', fr: 'sa propre arme' },
      strength: { en: 'his Strength', fr: 'sa Force' },
    },
  },
  launcherReload: {
    rule: 'MU-RW-02',
    title: { en: 'The grenade launcher is', fr: 'Le lance-grenades est' },
    values: { slow: { en: 'slow', fr: 'lent' }, fast: { en: 'fast', fr: 'rapide' } },
  },
  bucklers: {
    rule: 'MU-EQ-06',
    title: { en: 'A buckler helps once', fr: 'Une rondache aide une fois' },
    values: {
      'each-strike': { en: 'each strike', fr: 'par coup' },
      'each-turn': { en: 'each turn', fr: 'par tour' },
    },
  },
  medikits: {
    rule: 'MU-EQ-09',
    title: { en: 'A medikit is used', fr: 'Un médikit sert' },
    values: {
      once: { en: 'once a game', fr: 'une fois par partie' },
      always: { en: 'again and again', fr: 'autant qu’on veut' },
    },
  },
  jumpPacks: {
    rule: 'MU-EQ-10',
    title: { en: 'Difficult ground and jump packs', fr: 'Terrain difficile et jet-packs' },
    values: {
      slowed: { en: 'slows them', fr: 'les ralentit' },
      free: { en: 'does not slow them', fr: 'ne les ralentit pas' },
    },
  },
  extrasInWave: {
    rule: 'MU-EXTRA-07',
    title: { en: 'Extras who go along count', fr: 'Les figurants qui suivent comptent' },
    values: {
      nothing: { en: 'for nothing in the wave', fr: 'pour rien dans la vague' },
      each: { en: 'one each', fr: 'un chacun' },
    },
  },
  vehicleMoves: {
    rule: 'MU-VEH-05',
    title: { en: 'A vehicle moves', fr: 'Un véhicule se déplace' },
    values: {
      'each-point': { en: 'with each point', fr: 'à chaque point' },
      once: { en: 'once an activation', fr: 'une fois par activation' },
    },
  },
  boosters: {
    rule: 'MU-VEH-08',
    title: { en: 'A booster is used once', fr: 'Un booster sert une fois' },
    values: {
      activation: { en: 'an activation', fr: 'par activation' },
      game: { en: 'a game', fr: 'par partie' },
    },
  },
  boosterFives: {
    rule: 'MU-VEH-12',
    title: { en: '5 and 6 for booster problems', fr: '5 et 6 aux problèmes de booster' },
    values: {
      again: { en: 'are rolled again', fr: 'se relancent' },
      nothing: { en: 'end the activation alone', fr: 'ne font que finir l’activation' },
    },
  },
  boosterSurge: {
    rule: 'MU-VEH-13',
    title: { en: 'Out of control it goes', fr: 'Sans contrôle, il avance' },
    values: {
      die: { en: 'as far as the die says', fr: 'de ce que dit le dé' },
      capped: { en: 'no farther than its booster', fr: 'au plus de son booster' },
    },
  },
  wreckCrews: {
    rule: 'MU-VEH-17',
    title: { en: 'Those in a wreck', fr: 'Les occupants d’une épave' },
    values: {
      unhurt: { en: 'are unhurt', fr: 'sont indemnes' },
      hurt: { en: 'lose 1 life each', fr: 'perdent 1 point de vie' },
    },
  },
  runOver: {
    rule: 'MU-VEH-21',
    title: { en: 'Who is driven over', fr: 'Qui est renversé' },
    values: {
      struck: { en: 'cannot evade', fr: 'ne peut esquiver' },
      evades: { en: 'evades by a Command test', fr: 'esquive par un test de Commandement' },
    },
  },
  spikes: {
    rule: 'MU-VEH-24',
    title: { en: 'Rams and spikes add', fr: 'Béliers et pointes ajoutent' },
    values: { '1': same('1'), '2': same('2') },
  },
};
