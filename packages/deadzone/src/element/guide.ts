import type { Guide, GuideStep } from '@skirmish-kit/ui';
import { actions, cube } from '../rules/action.ts';
import { amounts, firsts, places, rerolls, turns, zones } from '../rules/answers.ts';
import { parseCube } from '@skirmish-kit/space/cube';
import type { PlayRoom } from './play-room.ts';

/** Who learns and who is shot at: from the containers in the north at the other leader. */
const GUNNER = 'a4';
const TARGET = 'b1';
const WEAPON = 'burst-laser';

/** A seed under which the shot wounds and pins, and one die of each useful face lies there. */
const SEED = 212;

const ENFORCERS = ['a1.1', 'b1.1', 'c1.1', 'c2.3', 'e1.1'];
const FORGE_FATHERS = ['b8.1', 'd8.1', 'f7.3', 'g8.1'];

/** The guided first game of Deadzone: act, look, shoot, a die, what it did, a free move, done. */
export function guideOf(room: PlayRoom): Guide {
  return {
    setup: {
      field: 'depot',
      mission: 'patrol',
      teams: ['enforcers-first', 'forge-fathers-first'],
      settings: { items: 'off' },
    },
    seed: SEED,
    opening: [
      firsts.make({ kind: 'i-begin' }),
      zones.make({ kind: 'zone', number: '1' }),
      ...[...ENFORCERS, ...FORGE_FATHERS].map((name) =>
        places.make({ kind: 'to', cube: parseCube(name) ?? [1, 1, 1] }),
      ),
      rerolls.make({ kind: 'keep' }),
      rerolls.make({ kind: 'keep' }),
    ],
    seat: 0,
    steps: [activate(), look(room), shoot(), addDie(), readTarget(), moveDie(), done()],
    ending: {
      en: 'Two short actions or one long one, and command dice on top: that is an activation. In a battle the sides take turns figure by figure; objectives and the fallen bring points, and the first to twelve wins.',
      fr: 'Deux actions courtes ou une longue, et les dés de commandement en plus : voilà une activation. Dans une bataille, les camps alternent figurine par figurine ; objectifs et pertes rapportent des points, et le premier à douze gagne.',
    },
  };
}

function activate(): GuideStep {
  const answer = turns.make({ kind: 'activate', model: GUNNER });
  return {
    title: { en: 'Choose who acts', fr: 'Choisissez qui agit' },
    text: {
      en: 'You lead the Enforcers, with filled bases. Specialist A4 stands on containers, on level 3. Press the figure, read its values, then activate it.',
      fr: 'Vous menez les Enforcers, aux socles pleins. La spécialiste A4 est sur les conteneurs, au niveau 3. Pressez la figurine, lisez ses valeurs, puis activez-la.',
    },
    anchor: () => figureAt(GUNNER),
    allows: (given) => given === answer,
    doIt: answer,
    otherwise: {
      en: 'The others have their turn later. Choose A4, on the containers.',
      fr: 'Les autres joueront plus tard. Choisissez A4, sur les conteneurs.',
    },
  };
}

function look(room: PlayRoom): GuideStep {
  return {
    title: { en: 'Look at a target', fr: 'Regardez une cible' },
    text: {
      en: 'Filled cubes can be reached by a Move, dashed ones by a Sprint. Now press the enemy leader, B1, at the other end: the line says what is seen, the list everything that can be done, with its dice and odds.',
      fr: 'Les cubes pleins s’atteignent par un Déplacement, les tiretés par un Sprint. Pressez maintenant la cheffe ennemie, B1, à l’autre bout : la ligne dit ce qu’on voit, la liste tout ce qu’on peut faire, avec ses dés et ses chances.',
    },
    anchor: () => figureAt(TARGET),
    isDone: () => room.choosing.chosen?.model === TARGET,
    doIt: () => room.choosing.point({ model: TARGET }),
    otherwise: {
      en: 'First press B1 and read what can be done to it.',
      fr: 'Pressez d’abord B1 et lisez ce qu’on peut lui faire.',
    },
  };
}

function shoot(): GuideStep {
  const answer = actions.make({ kind: 'shoot', weapon: WEAPON, target: TARGET });
  return {
    title: { en: 'Shoot', fr: 'Tirez' },
    text: {
      en: 'Three dice, and more or fewer for what helps or hinders; each rule can be opened. Successes beyond the target’s own go through its armour. Confirm the shot.',
      fr: 'Trois dés, plus ou moins ce qui aide ou gêne ; chaque règle s’ouvre. Les succès qui dépassent ceux de la cible traversent son armure. Validez le tir.',
    },
    anchor: () => '.chosen-offers',
    allows: (given) => given === answer,
    doIt: answer,
    otherwise: {
      en: 'Shoot at B1 with the Burst Laser.',
      fr: 'Tirez sur B1 avec la Mitrailleuse Laser.',
    },
  };
}

function addDie(): GuideStep {
  const answer = amounts.make({ kind: 'add', count: '1' });
  return {
    title: { en: 'Spend a command die', fr: 'Dépensez un dé de commandement' },
    text: {
      en: 'Before dice are rolled, Dice faces can be added, also in the enemy’s turn. You have one: add it to this shot.',
      fr: 'Avant tout lancer, on peut ajouter des faces Dés, aussi pendant le tour ennemi. Vous en avez une : ajoutez-la à ce tir.',
    },
    anchor: () => `.offer[data-key="${answer}"]`,
    allows: (given) => given === answer,
    doIt: answer,
    otherwise: {
      en: 'A die more makes the difference here: add 1.',
      fr: 'Un dé de plus fait ici la différence : ajoutez-en 1.',
    },
  };
}

function readTarget(): GuideStep {
  return {
    title: { en: 'Wounded and pinned', fr: 'Blessée et bloquée' },
    text: {
      en: 'The drop and the lying figure say it: one damage, and it can do nothing but get up. Read its card: point at it, or rest a finger on it.',
      fr: 'La goutte et la figurine couchée le disent : un dégât, et elle ne peut que se relever. Lisez sa carte : pointez-la, ou laissez-y un doigt.',
    },
    anchor: () => figureAt(TARGET),
    reads: `figure:${TARGET}`,
    otherwise: {
      en: 'In a moment. First read what became of B1.',
      fr: 'Dans un instant. Lisez d’abord ce qu’est devenue B1.',
    },
  };
}

function moveDie(): GuideStep {
  const goal = cube.parse('d2.3');
  const answer = actions.make({ kind: 'die-move', way: goal ? [goal] : [] });
  return {
    title: { en: 'A free move', fr: 'Un déplacement gratuit' },
    text: {
      en: 'A Move die takes a figure one cube for free, on top of its actions. Press a cube next to A4, choose Move with the die, and confirm.',
      fr: 'Un dé Déplacement avance une figurine d’un cube, gratuitement. Pressez un cube voisin de A4, choisissez le déplacement par dé, et validez.',
    },
    anchor: () => figureAt(GUNNER),
    allows: (given) => given.startsWith('die-move:'),
    doIt: answer,
    otherwise: {
      en: 'Let A4 move with the Move die.',
      fr: 'Faites bouger A4 avec le dé Déplacement.',
    },
  };
}

function done(): GuideStep {
  const answer = actions.make({ kind: 'done' });
  return {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'One short action is left, and may be left. Say that A4 has finished.',
      fr: 'Il reste une action courte, qu’on peut laisser. Dites que A4 a terminé.',
    },
    anchor: () => `.offer[data-key="${answer}"]`,
    allows: (given) => given === answer,
    doIt: answer,
    otherwise: {
      en: 'A4 has done enough: finish its activation.',
      fr: 'A4 en a fait assez : terminez son activation.',
    },
  };
}

function figureAt(id: string): string {
  return `.board [data-figure="${id}"]`;
}
