import type { Rule } from '@skirmish-kit/core';

export const multiTargetWeaponRules: readonly Rule[] = [
  {
    id: 'MU-MULTI-01',
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: 'The number of targets is the number of dice, and of enemies that can be hit while each is within 1 pace of another.',
      fr: 'Le nombre de cibles est celui des dés, et des ennemis touchés tant que chacun est à 1 pas d’un autre.',
    },
    ruling: {
      en: 'A chain of neighbours; a table may want every pair that close.',
      fr: 'Une chaîne de voisins ; une table peut exiger que toutes les paires soient aussi proches.',
    },
    settings: ['burstSpread'],
  },
  {
    id: 'MU-MULTI-02',
    title: { en: 'Fewer enemies than dice', fr: 'Moins d’ennemis que de dés' },
    text: {
      en: 'One passage rolls a die for each enemy there is, the example all of them at one.',
      fr: 'Un passage lance un dé par ennemi présent, l’exemple tous les dés sur un seul.',
    },
    ruling: { en: 'All the dice, always.', fr: 'Tous les dés, toujours.' },
    settings: ['burstDice'],
  },
  {
    id: 'MU-MULTI-03',
    title: { en: 'The first target', fr: 'La première cible' },
    text: {
      en: 'The nearest to the shooter; of equals their owner chooses. A single shot at such a cluster takes the first on the line as well.',
      fr: 'La plus proche du tireur ; à égalité, leur propriétaire choisit. Un tir simple sur un tel groupe prend aussi la première sur la ligne.',
    },
  },
  {
    id: 'MU-MULTI-04',
    title: { en: 'The flow of wounds', fr: 'Report des touches' },
    text: {
      en: 'Hits are resolved one by one; when the first is at 0, what is left passes to the next.',
      fr: 'Les touches se résolvent une à une ; quand le premier est à 0, le reste passe au suivant.',
    },
  },
  {
    id: 'MU-MULTI-05',
    title: { en: 'Later targets', fr: 'Cibles suivantes' },
    text: {
      en: 'Nothing is said of range and cover of the others.',
      fr: 'Rien n’est dit de la portée et du couvert des autres.',
    },
    ruling: { en: 'Those of the first hold for all.', fr: 'Ceux du premier valent pour tous.' },
    settings: ['laterTargets'],
  },
  {
    id: 'MU-MULTI-06',
    title: { en: 'The next target', fr: 'La cible suivante' },
    text: { en: 'Nothing is said of who is next.', fr: 'Rien n’est dit de qui vient ensuite.' },
    ruling: {
      en: 'The nearest within 1 pace whom the shooter sees and who is not in melee with a friend of his.',
      fr: 'L’ennemi le plus proche à 1 pas, que le tireur voit et qui n’est pas au contact d’un de ses amis.',
    },
    settings: ['nextTarget'],
  },
];
