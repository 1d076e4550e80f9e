import type { Point } from '@skirmish-kit/space';
import type { Guide, GuideStep } from '@skirmish-kit/ui';
import { actions } from '../rules/action.ts';
import type { PlayRoom } from './play-room.ts';

/** Who learns, who is shot at, and where from: behind the fence in the middle of the table. */
const CHIEF = 'a1';
const TARGET = 'b3';
const BEHIND_FENCE: Point = [320, 290];
/** How near to that place is near enough, in twentieths of a pace. */
const NEAR = 14;

/** A seed under which the shot wounds, and the orcs begin. */
const SEED = 3;

/** An orc has run up behind the other fence; the Harbour watch is to act. */
const OPENING = [
  'place:b3:320,650',
  'rest',
  'place:a1:320,150',
  'rest',
  'activate:b3',
  'run:320,512',
];

/** The guided first game of Musg: choose, walk, aim, shoot, read wounds, end. */
export function guideOf(room: PlayRoom): Guide {
  return {
    setup: { scenario: 'open-field' },
    seed: SEED,
    opening: OPENING,
    seat: 0,
    steps: [chooseFigure(), walk(), takeAim(room), shoot(), readWounds(), end()],
    ending: {
      en: 'Points, a fence and a few dice: that is Musg. In a battle both bands act in waves, whoever touches an enemy fights hand to hand, and a band that has lost its chief or half its people may break.',
      fr: 'Des points, une palissade et quelques dés\u00a0: voilà Musg. Dans une bataille, les bandes agissent par vagues, qui touche un ennemi se bat au corps à corps, et une bande qui perd son chef ou la moitié des siens peut craquer.',
    },
  };
}

function chooseFigure(): GuideStep {
  const key = `activate:${CHIEF}`;
  return {
    title: { en: 'Choose who acts', fr: 'Choisissez qui agit' },
    text: {
      en: 'You lead the Harbour watch, with filled bases. A die says how many may act in this wave. Choose the chief, A1, with the star: press the figure or its button.',
      fr: 'Vous menez la garde du port, aux socles pleins. Un dé dit combien peuvent agir dans cette vague. Choisissez le chef, A1, avec l’étoile\u00a0: pressez la figurine ou son bouton.',
    },
    anchor: () => figureAt(CHIEF),
    allows: (answer) => answer === key,
    doIt: key,
    otherwise: {
      en: 'The others have their turn after him. Choose the chief, A1.',
      fr: 'Les autres agiront après lui. Choisissez le chef, A1.',
    },
  };
}

function walk(): GuideStep {
  return {
    title: { en: 'Walk', fr: 'Marchez' },
    text: {
      en: 'A chief has 3 points. A walk costs 1 and goes as far as the inner line, a run costs 2 and goes half as far again. Go right behind the fence before him: press the place, with a finger twice.',
      fr: 'Un chef a 3 points. Marcher en coûte 1 et va jusqu’à la ligne intérieure, courir en coûte 2 et va une fois et demie plus loin. Allez juste derrière la palissade devant lui\u00a0: pressez l’endroit, deux fois avec un doigt.',
    },
    anchor: () => '[data-piece="wall-north"]',
    allows: (answer) => {
      const action = actions.parse(answer);
      if (action?.kind !== 'walk') return false;
      const [x, y] = BEHIND_FENCE;
      return Math.hypot(action.to[0] - x, action.to[1] - y) <= NEAR;
    },
    doIt: actions.make({ kind: 'walk', to: BEHIND_FENCE }),
    otherwise: {
      en: 'Walk right behind the fence, in its middle: there he can shoot over it.',
      fr: 'Marchez juste derrière la palissade, en son milieu\u00a0: de là, il tire par-dessus.',
    },
  };
}

function takeAim(room: PlayRoom): GuideStep {
  return {
    title: { en: 'Look at a target', fr: 'Visez une cible' },
    text: {
      en: 'Orc B3 stands behind the other fence. Press him: the line shows what stands in the way and what a die needs there, and everything you can do shows its exact odds before a die is rolled.',
      fr: 'L’orque B3 est derrière l’autre palissade. Pressez-le\u00a0: la ligne montre ce qui gêne et ce qu’il y faut au dé, et tout ce que vous pouvez faire montre ses chances exactes avant le moindre dé.',
    },
    anchor: () => figureAt(TARGET),
    isDone: () => room.table.target === TARGET,
    doIt: () => room.choose(TARGET),
    otherwise: {
      en: 'First press B3, and read the odds.',
      fr: 'Pressez d’abord B3, et lisez les chances.',
    },
  };
}

function shoot(): GuideStep {
  const key = actions.make({ kind: 'shoot', weapon: 'submachine-gun', target: TARGET });
  return {
    title: { en: 'Shoot', fr: 'Tirez' },
    text: {
      en: 'Three dice: each has to get past the fence, then hit, then beat his Resistance. Shoot with the submachine gun.',
      fr: 'Trois dés\u00a0: chacun doit passer la palissade, puis toucher, puis vaincre sa Résistance. Tirez à la mitraillette.',
    },
    anchor: () => `.offer[data-key="${key}"]`,
    allows: (answer) => answer === key,
    doIt: key,
    otherwise: {
      en: 'Shoot with the submachine gun, at B3.',
      fr: 'Tirez à la mitraillette, sur B3.',
    },
  };
}

function readWounds(): GuideStep {
  return {
    title: { en: 'He is wounded', fr: 'Il est blessé' },
    text: {
      en: 'Every wound is a life; at 0 he is out of action. The drop says that he has lost some. Read his card: point at him, or rest a finger on him.',
      fr: 'Chaque blessure est un point de vie\u00a0; à 0, il est hors de combat. La goutte dit qu’il en a perdu. Lisez sa carte\u00a0: pointez-le, ou laissez-y un doigt.',
    },
    anchor: () => figureAt(TARGET),
    reads: `figure:${TARGET}`,
    otherwise: {
      en: 'In a moment. First read how much life B3 has left.',
      fr: 'Dans un instant. Lisez d’abord combien de vie il reste à B3.',
    },
  };
}

function end(): GuideStep {
  const done = actions.make({ kind: 'done' });
  return {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'One point is left; he may stop all the same, and it is lost. Say that he has finished, and the next can act.',
      fr: 'Il reste un point\u00a0; il peut s’arrêter quand même, et le point est perdu. Dites qu’il a fini, et le suivant peut agir.',
    },
    anchor: () => `.offer[data-key="${done}"]`,
    allows: (answer) => answer === done,
    doIt: done,
    otherwise: {
      en: 'He has done enough: let him finish.',
      fr: 'Il en a fait assez\u00a0: terminez son tour.',
    },
  };
}

function figureAt(id: string): string {
  return `.board [data-figure="${id}"]`;
}
