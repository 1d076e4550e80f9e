import type { Rule } from '@skirmish-kit/core';

export const fightingRules: readonly Rule[] = [
  {
    id: 'DZ-FIGHT-01',
    page: 22,
    title: { en: 'Fight', fr: 'Combat' },
    text: {
      en: 'Fight is a long action of a model that begins its Turn with an enemy in its cube; moving in brings it for free. With several enemies the active model chooses one.',
      fr: 'Le Combat est une action longue pour qui commence son tour avec un ennemi dans son cube ; entrer chez l’ennemi le donne gratuitement. Face à plusieurs, la figurine active choisit.',
    },
  },
  {
    id: 'DZ-FIGHT-02',
    page: 22,
    title: { en: 'Weapons to fight with', fr: 'Armes de combat' },
    text: {
      en: 'Only RF weapons fight; with several, one is named before rolling.',
      fr: 'Seules les armes PC servent au Combat ; s’il y en a plusieurs, on en annonce une avant le lancer.',
    },
  },
  {
    id: 'DZ-FIGHT-03',
    page: 22,
    title: { en: 'Attack and answer', fr: 'Attaque et réponse' },
    text: {
      en: 'The attacker rolls three dice on Fight. The target answers with three on Fight, a counter-attack, or three on Survive, as it likes.',
      fr: 'L’attaquant lance trois dés de Combat. La cible répond par trois dés de Combat, une riposte, ou trois de Survie, à son choix.',
    },
  },
  {
    id: 'DZ-FIGHT-04',
    page: 22,
    title: { en: 'Fight “-”', fr: 'Combat « - »' },
    text: {
      en: 'A model with Fight “-” cannot counter-attack; forced to attack, it scores 0.',
      fr: 'Une figurine à Combat « - » ne riposte pas ; obligée d’attaquer, elle marque 0.',
    },
  },
  {
    id: 'DZ-FIGHT-05',
    page: 22,
    title: { en: 'The outcome of a Fight', fr: 'L’issue du Combat' },
    text: {
      en: 'Who rolled Fight and has more successes deals the margin as Potential Damage, with the AP of the weapon used. A tie does nothing, and Survive never deals damage.',
      fr: 'Celui qui a lancé le Combat et a plus de succès inflige la marge en Dégâts Potentiels, avec la PA de son arme. Une égalité ne fait rien, et la Survie n’inflige jamais de dégâts.',
    },
    ruling: {
      en: 'One line lets a target with more successes deal nothing, which would make counter-attacks pointless; we follow the other passages.',
      fr: 'Une ligne dit qu’une cible qui a plus de succès n’inflige rien, ce qui rendrait la riposte inutile ; nous suivons les autres passages.',
    },
  },
  {
    id: 'DZ-FIGHT-06',
    page: 22,
    title: { en: 'Modifiers of a Fight', fr: 'Modificateurs du Combat' },
    text: {
      en: 'Each +1 die for the model that rolls, on Fight or Survive: it moved into the cube with this action; a standing friend is there; its opponent is wounded; it is larger; its opponent is pinned.',
      fr: '+1 dé chacun pour qui lance, en Combat comme en Survie : elle vient d’entrer dans le cube par cette action ; un ami debout y est ; son adversaire est blessé ; elle est plus grande ; son adversaire est bloqué.',
    },
  },
  {
    id: 'DZ-FIGHT-07',
    page: 22,
    title: { en: 'Heavy weapons in a Fight', fr: 'Armes encombrantes en Combat' },
    text: {
      en: 'Who carries a Heavy weapon rolls one die less on Fight, not on Survive.',
      fr: 'Qui porte une arme Encombrante lance un dé de moins en Combat, pas en Survie.',
    },
  },
  {
    id: 'DZ-FIGHT-08',
    page: 26,
    title: { en: 'Attacking a pinned model', fr: 'Attaquer une figurine bloquée' },
    text: {
      en: 'A pinned model stands up for free when it is attacked, and its attacker still has the +1.',
      fr: 'Une figurine bloquée se relève gratuitement quand on l’attaque, et l’attaquant garde son +1.',
    },
    ruling: {
      en: 'Two passages together say that it can only Survive, not counter-attack; the table may give it the choice.',
      fr: 'Deux passages réunis disent qu’elle ne peut que Survivre, sans riposter ; la table peut lui laisser le choix.',
    },
    settings: ['pinnedAnswer'],
  },
  {
    id: 'DZ-FIGHT-09',
    page: 22,
    title: { en: 'Everybody has a blade', fr: 'Chacun a une lame' },
    text: {
      en: 'Who has a Fight value can always fight, at worst with a Knife.',
      fr: 'Qui a une valeur de Combat peut toujours combattre, au pire avec un Couteau.',
    },
    ruling: {
      en: 'The book does not say whether an RF weapon is needed.',
      fr: 'Le livre ne dit pas si une arme PC est nécessaire.',
    },
  },
  {
    id: 'DZ-FIGHT-10',
    page: 22,
    title: { en: 'Every Fight alike', fr: 'Tous les Combats se valent' },
    text: {
      en: 'The modifiers of a Fight hold however it came about: parting blows and attacks on those who get up too.',
      fr: 'Les modificateurs valent pour tout Combat, quelle qu’en soit la cause : derniers coups et attaques contre qui se relève aussi.',
    },
    ruling: {
      en: 'The book does not say.',
      fr: 'Le livre ne le dit pas.',
    },
  },
  {
    id: 'DZ-SPEC-01',
    page: 23,
    title: { en: 'Special actions', fr: 'Actions Spéciales' },
    text: {
      en: 'A Special is a short action; what it does comes from the mission, an item or an ability.',
      fr: 'Une Spéciale est une action courte ; son effet vient de la mission, d’un objet ou d’une capacité.',
    },
  },
  {
    id: 'DZ-GETUP-01',
    page: 23,
    title: { en: 'Get Up', fr: 'Se Relever' },
    text: {
      en: 'Get Up is short and comes first. The model is no longer pinned and may be put elsewhere in its cube.',
      fr: 'Se Relever est une action courte et vient en premier. La figurine n’est plus bloquée et peut changer de place dans son cube.',
    },
  },
  {
    id: 'DZ-GETUP-02',
    page: 23,
    title: { en: 'Getting up beside an enemy', fr: 'Se Relever face à l’ennemi' },
    text: {
      en: 'With enemies in the cube, one of the opponent’s choice attacks at once, and the model has to Survive.',
      fr: 'Avec des ennemis dans le cube, l’un d’eux, au choix de l’adversaire, attaque aussitôt, et la figurine doit Survivre.',
    },
    ruling: {
      en: 'Enemies who are pinned, have Fight “-” or are Noncombatants do not attack, and the +1 against pinned models is not given: it has stood up.',
      fr: 'Les ennemis bloqués, à Combat « - » ou Non-Combattants n’attaquent pas, et le +1 contre une figurine bloquée ne s’applique pas : elle est debout.',
    },
  },
];
