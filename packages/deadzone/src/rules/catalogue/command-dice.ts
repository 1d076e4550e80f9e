import type { Rule } from '@skirmish-kit/core';

export const commandDiceRules: readonly Rule[] = [
  {
    id: 'DZ-CMD-01',
    page: 10,
    title: { en: 'Rolling command dice', fr: 'Lancer les dés de commandement' },
    text: {
      en: 'At the start of every Round each player rolls three command dice, and one more for each point of a Tactician on the battlefield.',
      fr: 'Au début de chaque Round, chaque joueur lance trois dés de commandement, plus un par point d’un Tacticien présent sur le champ de bataille.',
    },
  },
  {
    id: 'DZ-CMD-02',
    page: 10,
    title: { en: 'Rolling again', fr: 'Relancer' },
    text: {
      en: 'Then each player may roll any of these dice again, once and all together, the one with the initiative first.',
      fr: 'Ensuite, chacun peut relancer les dés de son choix, une fois et tous ensemble, celui qui a l’initiative d’abord.',
    },
  },
  {
    id: 'DZ-CMD-03',
    page: 10,
    title: { en: 'No second roll for a broken team', fr: 'Pas de relance pour un groupe décimé' },
    text: {
      en: 'A side with fewer than half of its models on the battlefield at the start of the Round may not roll again; exactly half is enough.',
      fr: 'Un camp qui a moins de la moitié de ses figurines sur le champ de bataille au début du Round ne relance pas ; la moitié juste suffit.',
    },
    ruling: {
      en: 'The team is what was deployed plus who still waits off the table. Those who wait are neither lost nor on the field. Sentry guns do not count.',
      fr: 'Le groupe, ce sont les figurines déployées et celles qui attendent hors de la table. Celles-ci ne sont ni perdues ni présentes. Les sentinelles ne comptent pas.',
    },
  },
  {
    id: 'DZ-CMD-04',
    page: 10,
    title: { en: 'Spending command dice', fr: 'Dépenser les dés' },
    text: {
      en: 'As many dice may be spent in a Turn as their limits allow. A spent die is gone, and what is left at the end of the Round is lost.',
      fr: 'On dépense en un tour autant de dés que leurs limites le permettent. Un dé dépensé est perdu, et ce qui reste à la fin du Round aussi.',
    },
  },
  {
    id: 'DZ-CMD-05',
    page: 11,
    title: { en: 'The six faces', fr: 'Les six faces' },
    text: {
      en: '+1 Model activates a second model, once a Turn. Dice adds a die to a Shoot, Fight or Survive test in anybody’s Turn. Move is a free Move of one cube at most (a step, another spot in the cube, off the table), Shoot a free shot, Fight a free fight, each around the actions of the active model. Special plays what the Leader can do.',
      fr: '+1 Figurine active une seconde figurine, une fois par tour. Dés ajoute un dé à un test de Tir, de Combat ou de Survie, au tour de n’importe qui. Déplacement est un déplacement gratuit d’un cube au plus (un pas, une autre place dans le cube, hors de la table), Tir un tir gratuit, Combat un combat gratuit, avant, entre ou après les actions de la figurine active. Spécial joue le pouvoir du Leader.',
    },
  },
  {
    id: 'DZ-CMD-06',
    page: 11,
    title: { en: 'One free action', fr: 'Une seule action gratuite' },
    text: {
      en: 'In one activation a model uses one face out of Move, Shoot and Fight.',
      fr: 'En une activation, une figurine utilise une seule face parmi Déplacement, Tir et Combat.',
    },
    ruling: {
      en: 'The note can also be read as one of each. We play one in all; the table may choose.',
      fr: 'La note peut aussi vouloir dire une de chaque. Nous jouons une en tout ; la table peut choisir.',
    },
    settings: ['freeActions'],
  },
  {
    id: 'DZ-CMD-07',
    page: 11,
    title: { en: 'Free actions are extra', fr: 'Les actions gratuites s’ajoutent' },
    text: {
      en: 'A free action counts neither as one of the short or long actions nor as the one action of its type.',
      fr: 'Une action gratuite ne compte ni parmi les actions courtes ou longues, ni comme l’unique action de son type.',
    },
  },
  {
    id: 'DZ-CMD-08',
    page: 11,
    title: { en: 'The Leader’s special', fr: 'Le Spécial du Leader' },
    text: {
      en: 'The Leader chosen for the team fixes what Special does. It counts as no action unless it says so, and works even after the Leader has died.',
      fr: 'Le Leader choisi pour le groupe fixe l’effet du Spécial. Sauf mention contraire, ce n’est pas une action, et il sert encore après la mort du Leader.',
    },
  },
  {
    id: 'DZ-CMD-09',
    page: 10,
    title: { en: 'A die with six faces', fr: 'Un dé à six faces' },
    text: {
      en: 'A command die has six faces.',
      fr: 'Un dé de commandement a six faces.',
    },
    ruling: {
      en: 'How often each face occurs is not in the text we have. We play one of each, as its designer and a public roster tool describe.',
      fr: 'Le texte dont nous disposons ne dit pas combien de fois chaque face figure. Nous jouons une de chaque, comme le décrivent son auteur et un outil public de création de groupes.',
    },
  },
  {
    id: 'DZ-CMD-10',
    page: 11,
    title: { en: 'Pinned models and faces', fr: 'Figurines bloquées et faces' },
    text: {
      en: 'A pinned model may spend no Move, Shoot or Fight face before it has got up.',
      fr: 'Une figurine bloquée ne dépense ni Déplacement, ni Tir, ni Combat avant de s’être relevée.',
    },
    ruling: {
      en: 'The book does not say; getting up has to be its first action.',
      fr: 'Le livre ne le dit pas ; se relever doit être sa première action.',
    },
  },
  {
    id: 'DZ-CMD-11',
    page: 11,
    title: { en: 'Free shots with slow weapons', fr: 'Tirs gratuits d’armes lentes' },
    text: {
      en: 'A Shoot face may fire a Heavy or Indirect weapon too.',
      fr: 'Une face Tir permet aussi de tirer avec une arme Encombrante ou Indirecte.',
    },
    ruling: {
      en: 'A free action is neither short nor long.',
      fr: 'Une action gratuite n’est ni courte ni longue.',
    },
  },
  {
    id: 'DZ-CMD-12',
    page: 11,
    title: { en: 'Who adds dice first', fr: 'Qui ajoute d’abord' },
    text: {
      en: 'If both sides can add Dice faces to a test, the active player says first how many, then the other; then everybody rolls.',
      fr: 'Si les deux camps peuvent ajouter des faces Dés à un test, le joueur actif annonce d’abord son nombre, puis l’autre ; ensuite tout le monde lance.',
    },
    ruling: {
      en: 'The order is ours.',
      fr: 'Cet ordre est le nôtre.',
    },
  },
  {
    id: 'DZ-CMD-13',
    page: 11,
    title: { en: 'Where Dice faces help', fr: 'Où servent les faces Dés' },
    text: {
      en: 'They help every Survive test, those against walls, falls and fire included. They never help Recon, the rolls of explosions, fire or gravity, nor tests that forbid them.',
      fr: 'Elles aident tout test de Survie, aussi contre murs, chutes et feu. Jamais la Recon, les lancers d’explosions, du feu ou de la gravité, ni les tests qui les interdisent.',
    },
  },
  {
    id: 'DZ-CMD-14',
    page: 39,
    title: { en: 'No command for sentry guns', fr: 'Pas de commandement pour les sentinelles' },
    text: {
      en: 'No command die may be spent on a sentry gun.',
      fr: 'Aucun dé de commandement ne se dépense pour une sentinelle.',
    },
  },
  {
    id: 'DZ-CMD-15',
    page: 11,
    title: { en: 'Free actions beside enemies', fr: 'Actions gratuites face à l’ennemi' },
    text: {
      en: 'Standing beside an enemy binds free actions too: no Shoot face with an enemy in the cube.',
      fr: 'La présence d’un ennemi limite aussi les actions gratuites : pas de face Tir avec un ennemi dans le cube.',
    },
  },
];
