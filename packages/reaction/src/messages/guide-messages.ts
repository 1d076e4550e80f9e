import type { LocalisedText } from '@skirmish-kit/core';

/** The texts of a step of the guided game, also for a wrong action. */
interface StepWords {
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  readonly retryText: LocalisedText;
}

/** The steps of the guided first game. */
export const guideMessages = {
  chooseFigure: {
    title: { en: 'Choose who acts', fr: 'Choisissez qui agit' },
    text: {
      en: 'You lead the Halden patrol, with round filled bases. The figures of a group act one after the other. Choose the Sergeant, A1: press the figure or its button.',
      fr: 'Vous menez la patrouille Halden, aux socles pleins. Les figurines d’un groupe agissent l’une après l’autre. Choisissez le Sergent, A1\u00a0: pressez la figurine ou son bouton.',
    },
    retryText: {
      en: 'The others have their turn after him. Choose the Sergeant, A1.',
      fr: 'Les autres joueront après lui. Choisissez le Sergent, A1.',
    },
  },
  move: {
    title: { en: 'Move', fr: 'Déplacez-vous' },
    text: {
      en: 'He has 6 action points; 5 cm cost one. The bands show how far they reach. Go to the left of the crates, close to them: press the place, with a finger twice.',
      fr: 'Il a 6 points d’action\u00a0; 5 cm en coûtent un. Les bandes montrent jusqu’où ils portent. Allez à gauche des caisses, tout près\u00a0: pressez l’endroit, deux fois avec un doigt.',
    },
    retryText: {
      en: 'The crates give cover: go right behind them, on their left side.',
      fr: 'Les caisses protègent\u00a0: mettez-vous juste derrière, sur leur gauche.',
    },
  },
  takeAim: {
    title: { en: 'Look at a target', fr: 'Visez une cible' },
    text: {
      en: 'Ember B3 has come out towards the mast, 23 cm away. Press it: the line says whether it is seen and what cover it has, and every way to fire shows its exact odds before a die is rolled.',
      fr: 'Braise B3 s’est avancée vers le mât, à 23 cm. Pressez-la\u00a0: la ligne dit si on la voit et son couvert, et chaque façon de tirer montre ses chances exactes avant le moindre dé.',
    },
    retryText: {
      en: 'First press B3, and read the odds.',
      fr: 'Pressez d’abord B3, et lisez les chances.',
    },
  },
  fire: {
    title: { en: 'Fire', fr: 'Tirez' },
    text: {
      en: 'Each hit is rolled against cover, armour and resistance. A burst costs 2 points and throws three dice at once: fire a burst with the assault rifle.',
      fr: 'Chaque touche se confronte au couvert, à l’armure et à la résistance. Une rafale coûte 2 points et lance trois dés d’un coup\u00a0: tirez une rafale au fusil d’assaut.',
    },
    retryText: {
      en: 'A burst has the better odds here: press it, with B3 as its target.',
      fr: 'La rafale a ici de meilleures chances\u00a0: pressez-la, avec B3 pour cible.',
    },
  },
  readPanic: {
    title: { en: 'It panics', fr: 'Elle panique' },
    text: {
      en: 'Hit, but not killed: B3 loses its nerve. The toothed rim and the warning sign say so. Read its card: point at it, or rest a finger on it.',
      fr: 'Touchée, mais pas tuée\u00a0: B3 perd son sang-froid. Le bord dentelé et le panneau le disent. Lisez sa carte\u00a0: pointez-la, ou laissez-y un doigt.',
    },
    retryText: {
      en: 'In a moment. First read what panic does to B3.',
      fr: 'Dans un instant. Lisez d’abord ce que la panique fait à B3.',
    },
  },
  takeCover: {
    title: { en: 'Take cover', fr: 'Mettez-vous à couvert' },
    text: {
      en: 'Two points are left, and the others will shoot back. Taking cover costs one and makes him harder to hit.',
      fr: 'Il reste deux points, et les autres vont riposter. Se mettre à couvert en coûte un et le rend plus difficile à toucher.',
    },
    retryText: {
      en: 'He would stand there unprotected. Take cover first.',
      fr: 'Il resterait exposé. Mettez-le d’abord à couvert.',
    },
  },
  end: {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'He may stop with points left; they are lost. Say that he has finished, and the next of the group can act.',
      fr: 'Il peut s’arrêter avec des points\u00a0; ils sont perdus. Dites qu’il a fini, et le suivant du groupe peut agir.',
    },
    retryText: {
      en: 'He has done enough: let him finish.',
      fr: 'Il en a fait assez\u00a0: terminez son tour.',
    },
  },
} as const satisfies Readonly<Record<string, StepWords>>;

/** What was learnt, and what a whole game has besides. */
export const guideEnding: LocalisedText = {
  en: 'Six points, a move, a burst and a wall of crates: that is a turn of Reaction. In a battle both sides take turns group by group, and who is shot at may lose his nerve before his life.',
  fr: 'Six points, un mouvement, une rafale et un tas de caisses\u00a0: voilà un tour de Réaction. Dans une bataille, les camps alternent groupe par groupe, et l’on perd souvent ses nerfs avant la vie.',
};
