import type { Rule } from '@skirmish-kit/core';

export const zombieRules: readonly Rule[] = [
  {
    id: 'MU-ZOM-01',
    title: { en: 'The dead walk', fr: 'Les morts marchent' },
    text: {
      en: 'Alone or together, with or without a game master. All players act, then the zombies.',
      fr: 'Seul ou à plusieurs, avec ou sans meneur. Tous les joueurs agissent, puis les zombies.',
    },
    ruling: {
      en: 'Together, or against each other.',
      fr: 'Ensemble, ou en rivales.',
    },
    settings: ['alliance'],
  },
  {
    id: 'MU-ZOM-02',
    title: { en: 'What they do not do', fr: 'Ce qu’ils ne font pas' },
    text: {
      en: 'They take no tests, never charge or run, and have to lose 2 life.',
      fr: 'Ils ne passent pas de tests, ne chargent ni ne courent, et doivent perdre 2 points de vie.',
    },
  },
  {
    id: 'MU-ZOM-03',
    title: { en: 'A zombie', fr: 'Un zombie' },
    text: {
      en: 'Move 6, Melee 4, Strength 3, Resistance 3, two dice.',
      fr: 'Mouvement 6, corps à corps 4, Force 3, Résistance 3, deux dés.',
    },
    ruling: { en: 'Two dice, armed or not.', fr: 'Deux dés, armé ou non.' },
  },
  {
    id: 'MU-ZOM-04',
    title: { en: 'Infection', fr: 'L’infection' },
    text: {
      en: 'Wounded by an unarmed one: two dice less Resistance, above 7 is infected. Half a die, rounded up, says after how many activations he turns.',
      fr: 'Blessé par l’un d’eux sans arme : deux dés moins la Résistance, au-dessus de 7 on est infecté. Un demi-dé, arrondi au-dessus, dit après combien d’activations on se change.',
    },
    ruling: {
      en: 'Resistance without armour; one test for each strike that wounds, and none for the infected. In campaigns they turn after the battle, or are cured.',
      fr: 'Résistance sans armure ; un test par frappe qui blesse, aucun pour un infecté. En campagne, ils se changent après la bataille, ou guérissent.',
    },
    settings: ['infectedAfter', 'infectionArmour'],
  },
  {
    id: 'MU-ZOM-05',
    title: { en: 'Fear', fr: 'La peur' },
    text: {
      en: 'Minions have one Command less in tests about a zombie, and with one within 5 paces.',
      fr: 'Les sous-fifres ont un point de Commandement de moins aux tests face à un zombie, ou s’il y en a un à 5 pas.',
    },
  },
  {
    id: 'MU-ZOM-06',
    title: { en: 'Who controls them', fr: 'Qui les contrôle' },
    text: {
      en: 'The player alone, the players in turn, or the game master.',
      fr: 'Le joueur seul, les joueurs tour à tour, ou le meneur.',
    },
    ruling: {
      en: 'They play themselves, or players in turn, the first, or a master.',
      fr: 'Ils jouent seuls, ou les joueurs à tour, ou le premier, ou un meneur.',
    },
    settings: ['control'],
  },
  {
    id: 'MU-ZOM-07',
    title: { en: 'Where they go', fr: 'Où ils vont' },
    text: {
      en: 'To the nearest living; if they see none, half their Move to the nearest noise.',
      fr: 'Vers le vivant le plus proche ; s’ils n’en voient pas, à demi-allure vers le bruit le plus proche.',
    },
    ruling: {
      en: 'The nearest in sight; else a noise; else they stand.',
      fr: 'Le plus proche en vue ; sinon un bruit ; sinon ils attendent.',
    },
    settings: ['senses'],
  },
  {
    id: 'MU-ZOM-08',
    title: { en: 'Their points', fr: 'Leurs points' },
    text: {
      en: 'Nothing is said of their action points.',
      fr: 'Rien n’est dit de leurs points d’action.',
    },
    ruling: {
      en: 'Two: one walk and one strike. Whatever else moves it counts as the walk.',
      fr: 'Deux : une marche et une frappe. Tout autre déplacement compte comme la marche.',
    },
    settings: ['zombieActions'],
  },
  {
    id: 'MU-ZOM-09',
    title: { en: 'Noise', fr: 'Le bruit' },
    text: { en: 'Who shoots leaves a noise marker.', fr: 'Qui tire laisse un marqueur de bruit.' },
    ruling: {
      en: 'It goes after the zombies have acted.',
      fr: 'Il disparaît quand les zombies ont agi.',
    },
    settings: ['noise'],
  },
  {
    id: 'MU-ZOM-10',
    title: { en: 'Round obstacles', fr: 'Contourner' },
    text: { en: 'They go round by the shortest way.', fr: 'Ils contournent au plus court.' },
    ruling: {
      en: 'They cross what is at most half as high as they are.',
      fr: 'Ils passent ce qui fait au plus la moitié de leur taille.',
    },
  },
  {
    id: 'MU-ZOM-11',
    title: { en: 'I heard something', fr: 'J’ai entendu quelque chose' },
    text: {
      en: 'At the start of a turn each player rolls a die less the number of the turn; 0 or less is a bad encounter.',
      fr: 'Au début du tour, chaque joueur lance un dé moins le numéro du tour ; 0 ou moins est une mauvaise rencontre.',
    },
  },
  {
    id: 'MU-ZOM-12',
    title: { en: 'Into a building', fr: 'Dans un bâtiment' },
    text: {
      en: 'The same when somebody enters an empty building.',
      fr: 'De même quand quelqu’un entre dans un bâtiment vide.',
    },
    ruling: {
      en: 'Every building that a way leads into, also if it leads out again.',
      fr: 'Chaque bâtiment où mène un chemin, même s’il en ressort.',
    },
  },
  {
    id: 'MU-ZOM-13',
    title: { en: 'Bad encounters', fr: 'Mauvaises rencontres' },
    text: {
      en: 'Three points of infection at the sides from which nobody comes; two dice on the table of encounters.',
      fr: 'Trois foyers aux bords d’où personne ne vient ; deux dés sur le tableau des rencontres.',
    },
    ruling: {
      en: 'The tens give the point, as in the table.',
      fr: 'La dizaine donne le foyer, comme dans le tableau.',
    },
  },
  {
    id: 'MU-ZOM-14',
    title: { en: 'Inside', fr: 'À l’intérieur' },
    text: {
      en: 'Nothing is said of the place inside.',
      fr: 'Rien n’est dit de la place à l’intérieur.',
    },
    ruling: {
      en: 'Inside the building, as far as can be from who entered.',
      fr: 'Dans le bâtiment, aussi loin que possible de l’entrant.',
    },
    settings: ['indoors'],
  },
  {
    id: 'MU-ZOM-15',
    title: { en: 'The table', fr: 'Le tableau' },
    text: {
      en: 'One to six zombies, or one or two civilians.',
      fr: 'Un à six zombies, ou un ou deux civils.',
    },
  },
  {
    id: 'MU-ZOM-16',
    title: { en: 'Stunned', fr: 'Sonné' },
    text: {
      en: 'A zombie that is hurt and stands: a die less 3, above 0 it does nothing for so many turns.',
      fr: 'Un zombie blessé et debout : un dé moins 3, au-dessus de 0 il ne fait rien autant de tours.',
    },
    ruling: { en: 'Nothing at all.', fr: 'Rien du tout.' },
    settings: ['stunnedZombies'],
  },
  {
    id: 'MU-ZOM-17',
    title: { en: 'How hard', fr: 'Difficulté' },
    text: {
      en: 'Speed, number, strength and life of the zombies can be changed.',
      fr: 'Vitesse, nombre, force et vie des zombies peuvent changer.',
    },
    ruling: {
      en: 'As printed, or as the table likes.',
      fr: 'Comme imprimé, ou au choix de la table.',
    },
    settings: ['encounters', 'zombieMove', 'zombieStrength', 'zombieLife'],
  },
];
