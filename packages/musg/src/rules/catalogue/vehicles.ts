import type { Rule } from '@skirmish-kit/core';

export const vehicleRules: readonly Rule[] = [
  {
    id: 'MU-VEH-01',
    title: { en: 'Classes', fr: 'Les classes' },
    text: {
      en: 'Light, medium and heavy, with armour on four sides.',
      fr: 'Léger, moyen et lourd, avec un blindage sur quatre côtés.',
    },
  },
  {
    id: 'MU-VEH-02',
    title: { en: 'Their values', fr: 'Leurs valeurs' },
    text: {
      en: 'Structure 3, 6 or 9; speed 10, 8 or 6; 40, 50 or 60 points.',
      fr: 'Structure 3, 6 ou 9 ; vitesse 10, 8 ou 6 ; 40, 50 ou 60 points.',
    },
  },
  {
    id: 'MU-VEH-03',
    title: { en: 'Limits', fr: 'Les limites' },
    text: {
      en: 'Armour in all at most 23 for a light and 36 for a medium one.',
      fr: 'Blindage total d’au plus 23 pour un léger et 36 pour un moyen.',
    },
    ruling: {
      en: 'Hard limits, 48 for a heavy one, 12 on a side.',
      fr: 'Limites strictes, 48 pour un lourd, 12 par côté.',
    },
  },
  {
    id: 'MU-VEH-04',
    title: { en: 'The driver', fr: 'Le conducteur' },
    text: {
      en: 'It acts in the activation of who drives it.',
      fr: 'Il agit pendant l’activation de son conducteur.',
    },
  },
  {
    id: 'MU-VEH-05',
    title: { en: 'Driving', fr: 'Conduire' },
    text: {
      en: '1 point: up to full speed with two turns.',
      fr: '1 point : jusqu’à pleine vitesse, avec deux virages.',
    },
    ruling: { en: 'As often as there are points.', fr: 'Autant de fois qu’il y a de points.' },
    settings: ['vehicleMoves'],
  },
  {
    id: 'MU-VEH-06',
    title: { en: 'Turns', fr: 'Les virages' },
    text: {
      en: 'At most 45 degrees, with an inch straight before and after.',
      fr: 'Au plus 45 degrés, avec un pouce tout droit avant et après.',
    },
  },
  {
    id: 'MU-VEH-07',
    title: { en: 'Its weapons', fr: 'Ses armes' },
    text: {
      en: 'Fixed ones by the driver, turrets by passengers, 1 point each.',
      fr: 'Fixes par le conducteur, tourelles par les passagers, 1 point chacune.',
    },
    ruling: {
      en: 'Heavy and slow ones too; slow ones once a turn.',
      fr: 'Même lourdes et lentes ; les lentes une fois par tour.',
    },
  },
  {
    id: 'MU-VEH-08',
    title: { en: 'Booster', fr: 'Le turbo' },
    text: { en: 'After the move, free, once.', fr: 'Après le mouvement, gratuit, une fois.' },
    ruling: { en: 'Once in an activation.', fr: 'Une fois par activation.' },
    settings: ['boosters'],
  },
  {
    id: 'MU-VEH-09',
    title: { en: 'How far', fr: 'Jusqu’où' },
    text: {
      en: 'Say the inches, roll a die: 2 or more goes exactly that far, 1 is trouble.',
      fr: 'Annoncer les pouces, lancer un dé : 2 ou plus avance d’autant, 1 est un ennui.',
    },
  },
  {
    id: 'MU-VEH-10',
    title: { en: 'Turning with it', fr: 'Virer avec' },
    text: {
      en: 'A Command test: one turn, or trouble.',
      fr: 'Un test de commandement : un virage, ou un ennui.',
    },
  },
  {
    id: 'MU-VEH-11',
    title: { en: 'Trouble', fr: 'Les ennuis' },
    text: {
      en: 'Spin, run on and spin, swerve, or run on; then the activation ends.',
      fr: 'Tête-à-queue, filer et tourner, embardée, ou filer ; puis l’activation finit.',
    },
  },
  {
    id: 'MU-VEH-12',
    title: { en: '5 and 6', fr: '5 et 6' },
    text: { en: 'They are missing.', fr: 'Ils manquent.' },
    ruling: { en: 'They are rolled again.', fr: 'On les relance.' },
    settings: ['boosterFives'],
  },
  {
    id: 'MU-VEH-13',
    title: { en: 'Out of control', fr: 'Sans contrôle' },
    text: {
      en: 'It may go further than the booster allows.',
      fr: 'Il peut aller plus loin que le turbo ne le permet.',
    },
    ruling: { en: 'So it does.', fr: 'C’est ainsi.' },
    settings: ['boosterSurge'],
  },
  {
    id: 'MU-VEH-14',
    title: { en: 'Anywhere', fr: 'N’importe où' },
    text: {
      en: 'A random facing needs the lost disc.',
      fr: 'Une direction au hasard demande le disque perdu.',
    },
    ruling: { en: 'A die, each point 60 degrees.', fr: 'Un dé, 60 degrés par point.' },
  },
  {
    id: 'MU-VEH-15',
    title: { en: 'Damage', fr: 'Les dégâts' },
    text: {
      en: 'Strength against the armour of the side; a success takes 1 structure.',
      fr: 'Force contre le blindage du côté ; un succès ôte 1 point de structure.',
    },
    ruling: {
      en: 'Strikes from as near as one gets in, without a charge; a figure in melee strikes its enemy. A vehicle with an enemy inside is a target, and so is an empty one of another side.',
      fr: 'On frappe d’aussi près que pour monter, sans charge ; qui est en mêlée frappe son ennemi. Un véhicule est une cible s’il porte un ennemi, ou s’il est vide et d’un autre camp.',
    },
  },
  {
    id: 'MU-VEH-16',
    title: { en: 'Which side', fr: 'Quel côté' },
    text: { en: 'It is not said.', fr: 'Il n’est pas dit.' },
    ruling: {
      en: 'Quarters from the centre, by where the attacker or the blast is.',
      fr: 'Par quarts depuis le centre, selon l’attaquant ou l’explosion.',
    },
  },
  {
    id: 'MU-VEH-17',
    title: { en: 'Wrecks', fr: 'Les épaves' },
    text: {
      en: 'Nothing is said of wreck and crew.',
      fr: 'Rien n’est dit de l’épave et de l’équipage.',
    },
    ruling: {
      en: 'It stays as scenery; all get out unhurt within 1 pace and lose their points. After a game of a campaign it is lost, or repaired.',
      fr: 'Elle reste comme décor ; tous sortent indemnes à 1 pas et perdent leurs points. Après une partie de campagne, elle est perdue, ou réparée.',
    },
    settings: ['wrecks', 'wreckCrews'],
  },
  {
    id: 'MU-VEH-18',
    title: { en: 'At the crew', fr: 'Sur l’équipage' },
    text: {
      en: 'Who sits in it is in cover; a failed cover roll hits the vehicle.',
      fr: 'Qui est dedans est à couvert ; un couvert raté touche le véhicule.',
    },
    ruling: {
      en: 'Scenery before the vehicle comes first: what it stops hits neither. Height counts as for any shot.',
      fr: 'Le décor devant le véhicule passe d’abord : ce qu’il arrête ne touche rien. La hauteur compte comme pour tout tir.',
    },
  },
  {
    id: 'MU-VEH-19',
    title: { en: 'Ramming', fr: 'Éperonner' },
    text: {
      en: 'Front armour against the side or the Resistance; 1, with the booster 2.',
      fr: 'Blindage avant contre le côté ou la Résistance ; 1, avec le turbo 2.',
    },
  },
  {
    id: 'MU-VEH-20',
    title: { en: 'It hurts back', fr: 'En retour' },
    text: {
      en: 'A failure rolls the other way round, for 1.',
      fr: 'Un échec fait le jet inverse, pour 1.',
    },
  },
  {
    id: 'MU-VEH-21',
    title: { en: 'After it', fr: 'Ensuite' },
    text: { en: 'Nothing is said of it.', fr: 'Rien n’en est dit.' },
    ruling: {
      en: 'It stops at a vehicle and goes on over people, each once a move.',
      fr: 'Il s’arrête contre un véhicule et passe sur les gens, chacun une fois.',
    },
    settings: ['runOver'],
  },
  {
    id: 'MU-VEH-22',
    title: { en: 'Passengers', fr: 'Les passagers' },
    text: { en: 'They get out, shoot or board.', fr: 'Ils sortent, tirent ou abordent.' },
    ruling: {
      en: '1 point in or out; 2, 5 or 10 seats.',
      fr: '1 point pour monter ou sortir ; 2, 5 ou 10 places.',
    },
  },
  {
    id: 'MU-VEH-23',
    title: { en: 'Boarding', fr: 'L’abordage' },
    text: {
      en: 'A jump of up to 3 inches with a Command test; who fails falls and loses 1 life.',
      fr: 'Un saut de 3 pouces au plus, avec un test ; qui échoue tombe et perd 1 point de vie.',
    },
    ruling: { en: '1 point; he lands beside his own.', fr: '1 point ; il tombe près du sien.' },
  },
  {
    id: 'MU-VEH-24',
    title: { en: 'Rams and spikes', fr: 'Béliers et piques' },
    text: { en: 'They make ramming stronger.', fr: 'Ils renforcent le choc.' },
    ruling: { en: 'By 1 on the side they are on.', fr: 'De 1, du côté équipé.' },
    settings: ['spikes'],
  },
  {
    id: 'MU-VEH-25',
    title: { en: 'Upgrades', fr: 'Améliorations' },
    text: {
      en: 'Armour 5 a point, speed 10, spikes 3; four points of armour cost one of speed.',
      fr: 'Blindage 5 le point, vitesse 10, piques 3 ; quatre points de blindage coûtent un de vitesse.',
    },
    ruling: { en: 'None for the booster.', fr: 'Aucune pour le turbo.' },
  },
];
