import type { Rule } from '@skirmish-kit/core';

export const pulpRules: readonly Rule[] = [
  {
    id: 'MU-PULP-01',
    title: { en: 'Heroes and villains', fr: 'Héros et vilains' },
    text: {
      en: 'The good have a hero, partners and sidekicks; the bad a villain, lieutenants and henchmen.',
      fr: 'Les bons ont un héros, des partenaires et des compagnons ; les méchants un vilain, des lieutenants et des hommes de main.',
    },
    ruling: {
      en: 'The first band, or the second.',
      fr: 'La première bande, ou la deuxième.',
    },
    settings: ['heroes'],
  },
  {
    id: 'MU-PULP-02',
    title: { en: 'They never die', fr: 'Ils ne meurent pas' },
    text: {
      en: 'Deaths of hero and villain are rolled again, and they cannot be imprisoned.',
      fr: 'On relance la mort du héros et du vilain, et on ne peut les emprisonner.',
    },
    ruling: {
      en: 'Capture and trial are left to scenarios: no table has them.',
      fr: 'Capture et procès sont laissés aux scénarios : aucun tableau ne les a.',
    },
  },
  {
    id: 'MU-PULP-03',
    title: { en: 'Partners', fr: 'Les partenaires' },
    text: {
      en: 'They cannot be killed but imprisoned; then there is a mission for proof, or a jail break.',
      fr: 'On ne peut les tuer, mais les emprisonner ; il y a alors une mission pour une preuve, ou une évasion.',
    },
    ruling: {
      en: 'In campaigns their death is rolled again, or is prison without their gear: they are free when their band wins a battle.',
      fr: 'En campagne, leur mort se relance, ou devient la prison sans leur matériel : ils sont libres quand leur bande gagne une bataille.',
    },
    settings: ['deadPartners'],
  },
  {
    id: 'MU-PULP-04',
    title: { en: 'The last episode', fr: 'Le dernier épisode' },
    text: {
      en: 'Only there may villain or hero fall; a hero can come back for hire, with the consent of the others.',
      fr: 'Là seulement vilain ou héros peuvent tomber ; un héros peut revenir contre paiement, avec l’accord des autres.',
    },
    ruling: {
      en: 'The last game of a campaign; a sequel goes on with who is left.',
      fr: 'La dernière partie d’une campagne ; une suite reprend avec ceux qui restent.',
    },
  },
  {
    id: 'MU-PULP-05',
    title: { en: 'After a fall', fr: 'Après une chute' },
    text: {
      en: 'Who of them was out of action has one ability worse in the whole next game.',
      fr: 'Qui d’entre eux fut hors de combat a une capacité diminuée toute la partie suivante.',
    },
    ruling: {
      en: 'A die: Move, Command, Shooting, Melee, Strength or Resistance, one worse.',
      fr: 'Un dé : Mouvement, Commandement, tir, corps à corps, Force ou Résistance, un point de moins.',
    },
  },
  {
    id: 'MU-PULP-06',
    title: { en: 'Passing injuries', fr: 'Blessures passagères' },
    text: {
      en: 'Lasting injuries last one game, save the loss of an eye or limb.',
      fr: 'Les blessures durables durent une partie, sauf la perte d’un œil ou d’un membre.',
    },
    ruling: {
      en: 'Only bad sight stays. Hatred and being hardened are no injuries: they stay too.',
      fr: 'Seule la vision diminuée reste. La haine et l’endurcissement ne sont pas des blessures : ils restent aussi.',
    },
  },
  {
    id: 'MU-PULP-07',
    title: { en: 'Pulp points', fr: 'Points de pulp' },
    text: {
      en: 'Hero and villain have 3, the partners 1 together and the lieutenants 1. A point adds a die to a roll, one’s own or an opponent’s, which may replace one.',
      fr: 'Héros et vilain en ont 3, les partenaires 1 ensemble et les lieutenants 1. Un point ajoute un dé à un jet, le sien ou celui d’un adversaire, qui peut en remplacer un.',
    },
    ruling: {
      en: 'Spent before rolling; it goes over to the matching pool of the other side whenever the action fails, or only if the die was put in. For any roll with a better and a worse side, a chief’s own for order and waves too; against a roll that is aimed at nobody, the enemy chief pays.',
      fr: 'Dépensé avant le jet ; il passe à la réserve adverse correspondante si l’action échoue, ou seulement si le dé a servi. Vaut pour tout jet qui a un bon et un mauvais côté, même l’ordre et les vagues, payés par le chef ; contre un jet qui ne vise personne, c’est le chef adverse qui paie.',
    },
    settings: ['pulpHandOver'],
  },
  {
    id: 'MU-PULP-08',
    title: { en: 'Blood for luck', fr: 'Du sang pour la chance' },
    text: {
      en: 'Once a game hero or villain may give 1 life for a point, while neither has one.',
      fr: 'Une fois par partie, héros ou vilain peut donner 1 point de vie pour un point, si aucun n’en a.',
    },
    ruling: { en: 'Not the last life.', fr: 'Pas le dernier point de vie.' },
  },
  {
    id: 'MU-PULP-09',
    title: { en: 'Primitive tribe', fr: 'Tribu primitive' },
    text: {
      en: 'No lieutenants, minions at half price.',
      fr: 'Pas de sous-chefs, sous-fifres à demi-tarif.',
    },
  },
  {
    id: 'MU-PULP-10',
    title: { en: 'Groups', fr: 'Les groupes' },
    text: {
      en: 'Tribal minions act in groups of up to four that count as one activation.',
      fr: 'Les sous-fifres d’une tribu agissent par groupes de quatre au plus, qui comptent pour une activation.',
    },
  },
  {
    id: 'MU-PULP-11',
    title: { en: 'Holding together', fr: 'Rester groupés' },
    text: {
      en: 'A group holds while nobody is more than 1 pace from the others.',
      fr: 'Un groupe tient tant que personne n’est à plus de 1 pas des autres.',
    },
    ruling: {
      en: 'Fixed when it is activated, as a chain.',
      fr: 'Fixé à l’activation, en chaîne.',
    },
  },
  {
    id: 'MU-PULP-12',
    title: { en: 'No firearms, poison', fr: 'Pas d’armes à feu, poison' },
    text: {
      en: 'Tribes have no firearms. Poison, 10 points, rolls one failed wound again.',
      fr: 'Les tribus n’ont pas d’armes à feu. Le poison, 10 points, relance une blessure ratée.',
    },
    ruling: {
      en: 'Black powder counts as a firearm, cannon too. Poison works once for each shot or strike.',
      fr: 'La poudre noire compte comme arme à feu, le canon aussi. Le poison sert une fois par tir ou par frappe.',
    },
  },
  {
    id: 'MU-PULP-13',
    title: { en: 'Voodoo zombies', fr: 'Zombies vaudou' },
    text: {
      en: '4 points, without gear or Command; they neither shoot nor charge and never give way. A shot that hurts destroys them on a 6.',
      fr: '4 points, sans matériel ni Commandement ; ils ne tirent ni ne chargent et ne reculent jamais. Un tir qui blesse les détruit sur un 6.',
    },
    ruling: {
      en: 'Bare hands with Strength 3; they walk and run, and their player controls them.',
      fr: 'À mains nues avec Force 3 ; ils marchent et courent, et leur joueur les contrôle.',
    },
  },
];
