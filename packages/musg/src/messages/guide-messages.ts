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
      en: 'You lead the Harbour watch, with filled bases. A die says how many may act in this wave. Choose the chief, A1, with the star: press the figure or its button.',
      fr: 'Vous menez la garde du port, aux socles pleins. Un dé dit combien peuvent agir dans cette vague. Choisissez le chef, A1, avec l’étoile\u00a0: pressez la figurine ou son bouton.',
    },
    retryText: {
      en: 'The others have their turn after him. Choose the chief, A1.',
      fr: 'Les autres agiront après lui. Choisissez le chef, A1.',
    },
  },
  walk: {
    title: { en: 'Walk', fr: 'Marchez' },
    text: {
      en: 'A chief has 3 points. A walk costs 1 and goes as far as the inner line, a run costs 2 and goes half as far again. Go right behind the fence before him: press the place, with a finger twice.',
      fr: 'Un chef a 3 points. Marcher en coûte 1 et va jusqu’à la ligne intérieure, courir en coûte 2 et va une fois et demie plus loin. Allez juste derrière la palissade devant lui\u00a0: pressez l’endroit, deux fois avec un doigt.',
    },
    retryText: {
      en: 'Walk right behind the fence, in its middle: there he can shoot over it.',
      fr: 'Marchez juste derrière la palissade, en son milieu\u00a0: de là, il tire par-dessus.',
    },
  },
  takeAim: {
    title: { en: 'Look at a target', fr: 'Visez une cible' },
    text: {
      en: 'Orc B3 stands behind the other fence. Press him: the line shows what stands in the way and what a die needs there, and everything you can do shows its exact odds before a die is rolled.',
      fr: 'L’orque B3 est derrière l’autre palissade. Pressez-le\u00a0: la ligne montre ce qui gêne et ce qu’il y faut au dé, et tout ce que vous pouvez faire montre ses chances exactes avant le moindre dé.',
    },
    retryText: {
      en: 'First press B3, and read the odds.',
      fr: 'Pressez d’abord B3, et lisez les chances.',
    },
  },
  shoot: {
    title: { en: 'Shoot', fr: 'Tirez' },
    text: {
      en: 'Three dice: each has to get past the fence, then hit, then beat his Resistance. Shoot with the submachine gun.',
      fr: 'Trois dés\u00a0: chacun doit passer la palissade, puis toucher, puis vaincre sa Résistance. Tirez à la mitraillette.',
    },
    retryText: {
      en: 'Shoot with the submachine gun, at B3.',
      fr: 'Tirez à la mitraillette, sur B3.',
    },
  },
  readWounds: {
    title: { en: 'He is wounded', fr: 'Il est blessé' },
    text: {
      en: 'Every wound is a life; at 0 he is out of action. The drop says that he has lost some. Read his card: point at him, or rest a finger on him.',
      fr: 'Chaque blessure est un point de vie\u00a0; à 0, il est hors de combat. La goutte dit qu’il en a perdu. Lisez sa carte\u00a0: pointez-le, ou laissez-y un doigt.',
    },
    retryText: {
      en: 'In a moment. First read how much life B3 has left.',
      fr: 'Dans un instant. Lisez d’abord combien de vie il reste à B3.',
    },
  },
  end: {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'One point is left; he may stop all the same, and it is lost. Say that he has finished, and the next can act.',
      fr: 'Il reste un point\u00a0; il peut s’arrêter quand même, et le point est perdu. Dites qu’il a fini, et le suivant peut agir.',
    },
    retryText: {
      en: 'He has done enough: let him finish.',
      fr: 'Il en a fait assez\u00a0: terminez son tour.',
    },
  },
} as const satisfies Readonly<Record<string, StepWords>>;

/** The text after the guided game. */
export const guideEnding: LocalisedText = {
  en: 'Points, a fence and a few dice: that is Musg. In a battle both bands act in waves, figures in contact fight hand to hand, and a band that has lost its chief or half its people may break.',
  fr: 'Des points, une palissade et quelques dés\u00a0: voilà Musg. Dans une bataille, les bandes agissent par vagues, les figurines au contact se battent au corps à corps, et une bande qui perd son chef ou la moitié des siens peut craquer.',
};
