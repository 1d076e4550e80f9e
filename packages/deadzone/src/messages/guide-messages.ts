import type { LocalisedText } from '@skirmish-kit/core';

/** The texts of a step of the guided game, also for a wrong action. */
interface StepWords {
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  readonly retryText: LocalisedText;
}

/** The steps of the guided first game. */
export const guideMessages = {
  activate: {
    title: { en: 'Choose who acts', fr: 'Choisissez qui agit' },
    text: {
      en: 'You lead the Enforcers, with filled bases. Specialist A4 stands on containers, on level 3. Press the figure, read its values, then activate it.',
      fr: 'Vous menez les Enforcers, aux socles pleins. La spécialiste A4 est sur les conteneurs, au niveau 3. Pressez la figurine, lisez ses valeurs, puis activez-la.',
    },
    retryText: {
      en: 'The others have their turn later. Choose A4, on the containers.',
      fr: 'Les autres joueront plus tard. Choisissez A4, sur les conteneurs.',
    },
  },
  look: {
    title: { en: 'Look at a target', fr: 'Regardez une cible' },
    text: {
      en: 'Filled cubes can be reached by a Move, dashed ones by a Sprint. Now press the enemy leader, B1, at the other end: the line says what is seen, the list everything that can be done, with its dice and odds.',
      fr: 'Les cubes pleins s’atteignent par un Déplacement, les tiretés par un Sprint. Pressez maintenant la cheffe ennemie, B1, à l’autre bout : la ligne dit ce qu’on voit, la liste tout ce qu’on peut faire, avec ses dés et ses chances.',
    },
    retryText: {
      en: 'First press B1 and read what can be done to it.',
      fr: 'Pressez d’abord B1 et lisez ce qu’on peut lui faire.',
    },
  },
  shoot: {
    title: { en: 'Shoot', fr: 'Tirez' },
    text: {
      en: 'Three dice, and more or fewer for what helps or hinders; each rule can be opened. Successes beyond the target’s own go through its armour. Confirm the shot.',
      fr: 'Trois dés, plus ou moins ce qui aide ou gêne ; chaque règle s’ouvre. Les succès qui dépassent ceux de la cible traversent son armure. Validez le tir.',
    },
    retryText: {
      en: 'Shoot at B1 with the Burst Laser.',
      fr: 'Tirez sur B1 avec la Mitrailleuse Laser.',
    },
  },
  addDie: {
    title: { en: 'Spend a command die', fr: 'Dépensez un dé de commandement' },
    text: {
      en: 'Before dice are rolled, Dice faces can be added, also in the enemy’s turn. You have one: add it to this shot.',
      fr: 'Avant tout lancer, on peut ajouter des faces Dés, aussi pendant le tour ennemi. Vous en avez une : ajoutez-la à ce tir.',
    },
    retryText: {
      en: 'A die more makes the difference here: add 1.',
      fr: 'Un dé de plus fait ici la différence : ajoutez-en 1.',
    },
  },
  readTarget: {
    title: { en: 'Wounded and pinned', fr: 'Blessée et bloquée' },
    text: {
      en: 'The drop and the lying figure say it: one damage, and it can do nothing but get up. Read its card: point at it, or rest a finger on it.',
      fr: 'La goutte et la figurine couchée le disent : un dégât, et elle ne peut que se relever. Lisez sa carte : pointez-la, ou laissez-y un doigt.',
    },
    retryText: {
      en: 'In a moment. First read what became of B1.',
      fr: 'Dans un instant. Lisez d’abord ce qu’est devenue B1.',
    },
  },
  moveDie: {
    title: { en: 'A free move', fr: 'Un déplacement gratuit' },
    text: {
      en: 'A Move die takes a figure one cube for free, on top of its actions. Press a cube next to A4, choose Move with the die, and confirm.',
      fr: 'Un dé Déplacement avance une figurine d’un cube, gratuitement. Pressez un cube voisin de A4, choisissez le déplacement par dé, et validez.',
    },
    retryText: {
      en: 'Let A4 move with the Move die.',
      fr: 'Faites bouger A4 avec le dé Déplacement.',
    },
  },
  done: {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'One short action is left, and may be left. Say that A4 has finished.',
      fr: 'Il reste une action courte, qu’on peut laisser. Dites que A4 a terminé.',
    },
    retryText: {
      en: 'A4 has done enough: finish its activation.',
      fr: 'A4 en a fait assez : terminez son activation.',
    },
  },
} as const satisfies Readonly<Record<string, StepWords>>;

/** What was learnt, and what a whole game has besides. */
export const guideEnding: LocalisedText = {
  en: 'Two short actions or one long one, and command dice on top: that is an activation. In a battle the sides take turns figure by figure; objectives and the fallen bring points, and the first to twelve wins.',
  fr: 'Deux actions courtes ou une longue, et les dés de commandement en plus : voilà une activation. Dans une bataille, les camps alternent figurine par figurine ; objectifs et pertes rapportent des points, et le premier à douze gagne.',
};
