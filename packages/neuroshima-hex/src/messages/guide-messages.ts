import type { LocalisedText } from '@skirmish-kit/core';

/** The texts of a step of the guided game, also for a wrong action. */
interface StepWords {
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  readonly retryText: LocalisedText;
}

/** The steps of the guided first game. */
export const guideMessages = {
  readHq: {
    title: { en: 'Their HQ, and yours', fr: 'Leur QG, et le vôtre' },
    text: {
      en: 'You are Borgo, in blue. Each HQ has 20 points: bring Moloch’s to nothing, or keep more than Moloch. Read its HQ: point at it, or rest a finger on it.',
      fr: 'Vous êtes Borgo, en bleu. Chaque QG a 20 points\u00a0: réduisez celui de Moloch à zéro, ou gardez-en plus que lui. Lisez son QG\u00a0: pointez-le, ou laissez-y un doigt.',
    },
    retryText: {
      en: 'In a moment. First have a look at the HQ with the ring around it.',
      fr: 'Dans un instant. Regardez d’abord le QG entouré.',
    },
  },
  takeTile: {
    title: { en: 'Place a tile', fr: 'Posez une tuile' },
    text: {
      en: 'These are your tiles. Take the Mutant, then choose the hex beside Moloch’s HQ, in the middle of the board.',
      fr: 'Voici vos tuiles. Prenez le Mutant, puis choisissez la case à côté du QG de Moloch, au milieu du plateau.',
    },
    retryText: {
      en: 'Anything goes in a game; here it is the Mutant, on the hex in the middle.',
      fr: 'Dans une partie tout est permis\u00a0; ici, c’est le Mutant, sur la case du milieu.',
    },
  },
  turnTile: {
    title: { en: 'Turn it towards the enemy', fr: 'Tournez-la vers l’ennemi' },
    text: {
      en: 'A blunt wedge is a blow: it only lands on the hex it points at. Turn the Mutant until a wedge faces the HQ (button, R or wheel), then place it.',
      fr: 'Un coin large est un coup\u00a0: il ne porte que sur la case qu’il vise. Tournez le Mutant jusqu’à ce qu’un coin vise le QG (bouton, R ou molette), puis posez-le.',
    },
    retryText: {
      en: 'So it strikes past the HQ. Turn it until a wedge points at the HQ.',
      fr: 'Ainsi, il frappe à côté du QG. Tournez-le jusqu’à ce qu’un coin vise le QG.',
    },
  },
  useNet: {
    title: { en: 'Hold it with a net', fr: 'Prenez-le au filet' },
    text: {
      en: 'The number is the initiative: the Hunter Killer acts at 3, before your Mutant at 2, and would remove it. What a net faces does nothing. Place the Net Fighter so that its net touches the Hunter Killer.',
      fr: 'Le nombre est l’initiative\u00a0: le Chasseur-Tueur agit à 3, avant votre Mutant à 2, et l’éliminerait. Ce que vise un filet ne fait rien. Posez le Rétiaire de sorte que son filet touche le Chasseur-Tueur.',
    },
    retryText: {
      en: 'The net has to touch the Hunter Killer: place the Net Fighter beside it and turn the mesh towards it.',
      fr: 'Le filet doit toucher le Chasseur-Tueur\u00a0: posez le Rétiaire à côté et tournez les mailles vers lui.',
    },
  },
  callBattle: {
    title: { en: 'Call a battle', fr: 'Déclenchez un combat' },
    text: {
      en: 'Until now nothing has struck. A battle lets every unit act, the highest initiative first; units with the same initiative strike at the same time. Play the Battle tile and watch.',
      fr: 'Jusqu’ici, rien n’a frappé. Un combat fait agir chaque unité, la plus haute initiative d’abord\u00a0; à égalité, les coups sont simultanés. Jouez la tuile Combat et regardez.',
    },
    retryText: {
      en: 'All is ready: play the Battle tile.',
      fr: 'Tout est prêt\u00a0: jouez la tuile Combat.',
    },
  },
} as const satisfies Readonly<Record<string, StepWords>>;

/** What was learnt, and what a whole game has besides. */
export const guideEnding: LocalisedText = {
  en: 'A Mutant struck the HQ, and a net kept it alive until then. In a game you draw up to three tiles a turn and discard one; when the piles are empty, the HQ with more points left wins.',
  fr: 'Un Mutant a frappé le QG, et un filet l’a gardé en vie jusque-là. Dans une partie, on complète sa main à trois tuiles par tour et on en défausse une\u00a0; quand les pioches sont vides, le QG qui garde le plus de points l’emporte.',
};
