import type { Rule } from '@skirmish-kit/core';

export const freeAndPassiveActionRules: readonly Rule[] = [
  {
    id: 'MU-FREE-01',
    title: { en: 'Look out, chief!', fr: 'Attention chef !' },
    text: {
      en: 'When a shot at a chief hits, anybody within 1 pace may take it, with his own Resistance.',
      fr: 'Quand un tir touche un chef, tout personnage à 1 pas peut le prendre, avec sa propre Résistance.',
    },
  },
  {
    id: 'MU-FREE-02',
    title: { en: 'Not everybody', fr: 'Pas tout le monde' },
    text: {
      en: 'Orcs do not, and mercenaries as a rule do not.',
      fr: 'Les orques ne le font pas, ni en général les mercenaires.',
    },
  },
  {
    id: 'MU-FREE-03',
    title: { en: 'How often', fr: 'Combien de fois' },
    text: { en: 'Nothing is said of limits.', fr: 'Rien n’est dit des limites.' },
    ruling: {
      en: 'For each hit before its damage; by one of the same band who stands and does not flee; without cost or limit; not against templates.',
      fr: 'Pour chaque touche avant les dégâts ; par quelqu’un de la même bande, debout et qui ne fuit pas ; sans coût ni limite ; pas contre les gabarits.',
    },
  },
  {
    id: 'MU-FREE-04',
    title: { en: 'Goblins among orcs', fr: 'Gobelins chez les orques' },
    text: { en: 'Nothing is said of mixed bands.', fr: 'Rien n’est dit des bandes mêlées.' },
    ruling: {
      en: 'The race of the rescuer counts: a goblin may save an orc.',
      fr: 'La race du sauveur compte : un gobelin peut sauver un orque.',
    },
    settings: ['rescueRace'],
  },
  {
    id: 'MU-PASS-00',
    title: { en: 'Passive actions', fr: 'Actions passives' },
    text: {
      en: 'Any of four tests can be agreed on before the game. Each friend within 3 paces adds 1 Command.',
      fr: 'On peut convenir avant la partie de n’importe lesquels de quatre tests. Chaque ami à 3 pas ajoute 1 au Commandement.',
    },
    ruling: {
      en: 'A friend is of the same band, stands and does not flee; nobody borrows Command here.',
      fr: 'Un ami est de la même bande, debout et ne fuit pas ; ici nul n’emprunte de Commandement.',
    },
    settings: ['willToCharge', 'receivingCharge', 'spotting', 'underFire'],
  },
  {
    id: 'MU-PASS-01',
    title: { en: 'The will to charge', fr: 'Volonté de charger' },
    text: {
      en: 'Before charging a better rank one tests; who fails moves straight away from him at the cost of a charge, and not at a run.',
      fr: 'Avant de charger un rang supérieur, on teste ; qui échoue s’éloigne tout droit au prix d’une charge, sans courir.',
    },
    ruling: {
      en: '1 point and up to the Move; a table may take 2.',
      fr: '1 point et au plus le Mouvement ; une table peut en prendre 2.',
    },
    settings: ['failedWillCost'],
  },
  {
    id: 'MU-PASS-02',
    title: { en: 'Receiving a charge', fr: 'Subir une charge' },
    text: {
      en: 'Charged by a better rank one tests; who fails rolls a die and on 5 or 6 may step back 1d3. Who cannot loses 1 Resistance when the charger arrives.',
      fr: 'Chargé par un rang supérieur, on teste ; qui échoue lance un dé et sur 5 ou 6 peut reculer de 1d3. Qui ne le peut perd 1 en Résistance si le chargeur arrive.',
    },
  },
  {
    id: 'MU-PASS-03',
    title: { en: 'Failed and still there', fr: 'Raté et toujours là' },
    text: {
      en: 'A failure and then 1 to 4 says nothing.',
      fr: 'Un échec suivi de 1 à 4 ne dit rien.',
    },
    ruling: {
      en: 'He stays and is weakened, until the charger’s activation ends and never below 1; after a step back the charge is measured again.',
      fr: 'Il reste, affaibli, jusqu’à la fin de l’activation du chargeur et jamais sous 1 ; après un recul, la charge se mesure de nouveau.',
    },
    settings: ['failedReceive'],
  },
  {
    id: 'MU-PASS-04',
    title: { en: 'Spotting the enemy', fr: 'Repérer l’ennemi' },
    text: {
      en: 'When an enemy of better rank comes into sight for the first time one tests: success may shoot at once for nothing, failure moves 1d3 out of sight.',
      fr: 'Quand un ennemi de rang supérieur paraît pour la première fois, on teste : un succès permet de tirer aussitôt sans coût, un échec fait aller de 1d3 hors de vue.',
    },
  },
  {
    id: 'MU-PASS-05',
    title: { en: 'How often', fr: 'Combien de fois' },
    text: {
      en: 'Once for each enemy, or once a game?',
      fr: 'Une fois par ennemi, ou par partie ?',
    },
    ruling: {
      en: 'Once for each observer and enemy; the free shot follows all rules; who is in melee stays where he is; who is in view when all are deployed counts as seen. It is asked at every pace of every move on foot, chosen or not, and of height; the move ends there, half-way down a climb on the ground. It is asked as well when somebody arrives, appears, or steps out of hiding or a wreck.',
      fr: 'Une fois par observateur et ennemi ; le tir gratuit suit toutes les règles ; qui est en vue au déploiement est déjà vu. On regarde à chaque pas de tout déplacement à pied, choisi ou non, et de hauteur ; le déplacement s’arrête là, à mi-descente au sol. De même quand quelqu’un arrive, apparaît, ou sort de sa cachette ou d’une épave.',
    },
    settings: ['sightings'],
  },
  {
    id: 'MU-PASS-06',
    title: { en: 'Under fire', fr: 'Sous le feu' },
    text: {
      en: 'Shot at by a weapon stronger than one’s own, or without one, one tests after the wounds; failure moves 1d3 to the nearest cover, or back.',
      fr: 'Visé par une arme plus forte que la sienne, ou sans arme de tir, on teste après les blessures ; un échec fait aller de 1d3 vers le couvert le plus proche, ou reculer.',
    },
  },
  {
    id: 'MU-PASS-07',
    title: { en: 'Dice under fire', fr: 'Dés sous le feu' },
    text: {
      en: 'Here one die is printed, two everywhere else.',
      fr: 'Un seul dé est imprimé ici, deux partout ailleurs.',
    },
    ruling: {
      en: 'Two; a table may roll the printed one.',
      fr: 'Deux ; une table peut lancer celui qui est imprimé.',
    },
    settings: ['underFireDice'],
  },
  {
    id: 'MU-PASS-08',
    title: { en: 'Stronger than his own', fr: 'Plus forte que la sienne' },
    text: {
      en: 'It may mean the weapon or his Strength.',
      fr: 'Cela peut viser l’arme ou sa Force.',
    },
    ruling: { en: 'His strongest ranged weapon.', fr: 'Sa plus forte arme de tir.' },
    settings: ['underFireBy'],
  },
  {
    id: 'MU-PASS-09',
    title: { en: 'Who never tests', fr: 'Qui ne teste jamais' },
    text: {
      en: 'Zombies, the hardened, and aliens of a module in the two tests about charges.',
      fr: 'Les zombies, les endurcis, et les extraterrestres d’un module pour les deux tests de charge.',
    },
  },
];
