import { actions } from '../rules/action.ts';
import type { Guide, GuideStep } from '@skirmish-kit/ui';
import type { Point } from '@skirmish-kit/space';
import type { PlayRoom } from './play-room.ts';

/** Who learns, who is shot at, and where from: behind the crates in the west. */
const SERGEANT = 'a1';
const TARGET = 'b3';
const BEHIND_CRATES: Point = [250, 355];
/** How near to that place is near enough, in tenths of a centimetre. */
const NEAR = 30;

/** The Sergeant’s group has the turn; an Ember has come out to the mast. */
const POSITION = [
  'relay:halden-patrol,cinder-crew turn=1 phase=actions:0:A1: order=0,1 initiative=0,1',
  'a1@180,400>90 a2@150,300>90 a3@100,272>90[acted] a4@100,242>90[acted] a5@150,370>90[acted]',
  'a6@92,452>90 b1@800,272>270 b2@800,242>270 b3@480,290>270 b4@620,250>270 b5@838,248>270',
  'b6@822,452>270',
].join(' ');

/** A seed under which the burst makes its target panic. */
const SEED = 64;

/** The guided first game of Reaction: choose, move, aim, fire, panic, cover, end. */
export function guideOf(room: PlayRoom): Guide {
  return {
    setup: { position: POSITION },
    seed: SEED,
    seat: 0,
    steps: [chooseFigure(), move(), takeAim(room), fire(), readPanic(), takeCover(), end()],
    ending: {
      en: 'Six points, a move, a burst and a wall of crates: that is a turn of Reaction. In a battle both sides take turns group by group, and who is shot at may lose his nerve before his life.',
      fr: 'Six points, un mouvement, une rafale et un tas de caisses\u00a0: voilà un tour de Réaction. Dans une bataille, les camps alternent groupe par groupe, et l’on perd souvent ses nerfs avant la vie.',
    },
  };
}

function chooseFigure(): GuideStep {
  return {
    title: { en: 'Choose who acts', fr: 'Choisissez qui agit' },
    text: {
      en: 'You lead the Halden patrol, with round filled bases. The figures of a group act one after the other. Choose the Sergeant, A1: press the figure or its button.',
      fr: 'Vous menez la patrouille Halden, aux socles pleins. Les figurines d’un groupe agissent l’une après l’autre. Choisissez le Sergent, A1\u00a0: pressez la figurine ou son bouton.',
    },
    anchor: () => figureAt(SERGEANT),
    allows: (answer) => answer === SERGEANT,
    doIt: SERGEANT,
    otherwise: {
      en: 'The others have their turn after him. Choose the Sergeant, A1.',
      fr: 'Les autres joueront après lui. Choisissez le Sergent, A1.',
    },
  };
}

function move(): GuideStep {
  return {
    title: { en: 'Move', fr: 'Déplacez-vous' },
    text: {
      en: 'He has 6 action points; 5 cm cost one. The bands show how far they reach. Go to the left of the crates, close to them: press the place, with a finger twice.',
      fr: 'Il a 6 points d’action\u00a0; 5 cm en coûtent un. Les bandes montrent jusqu’où ils portent. Allez à gauche des caisses, tout près\u00a0: pressez l’endroit, deux fois avec un doigt.',
    },
    anchor: () => '[data-piece="crates-west"]',
    allows: (answer) => {
      const action = actions.parse(answer);
      if (action?.kind !== 'move') return false;
      const [x, y] = BEHIND_CRATES;
      return Math.hypot(action.to[0] - x, action.to[1] - y) <= NEAR;
    },
    doIt: actions.make({ kind: 'move', to: BEHIND_CRATES }),
    otherwise: {
      en: 'The crates give cover: go right behind them, on their left side.',
      fr: 'Les caisses protègent\u00a0: mettez-vous juste derrière, sur leur gauche.',
    },
  };
}

function takeAim(room: PlayRoom): GuideStep {
  return {
    title: { en: 'Look at a target', fr: 'Visez une cible' },
    text: {
      en: 'Ember B3 has come out towards the mast, 23 cm away. Press it: the line says whether it is seen and what cover it has, and every way to fire shows its exact odds before a die is rolled.',
      fr: 'Braise B3 s’est avancée vers le mât, à 23 cm. Pressez-la\u00a0: la ligne dit si on la voit et son couvert, et chaque façon de tirer montre ses chances exactes avant le moindre dé.',
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

function fire(): GuideStep {
  const burst = actions.make({ kind: 'burst', weapon: 'assault-rifle', targets: [[TARGET, 3]] });
  return {
    title: { en: 'Fire', fr: 'Tirez' },
    text: {
      en: 'Each hit is rolled against cover, armour and resistance. A burst costs 2 points and throws three dice at once: fire a burst with the assault rifle.',
      fr: 'Chaque touche se confronte au couvert, à l’armure et à la résistance. Une rafale coûte 2 points et lance trois dés d’un coup\u00a0: tirez une rafale au fusil d’assaut.',
    },
    anchor: () => `.offer[data-key="${burst}"]`,
    allows: (answer) => answer === burst,
    doIt: burst,
    otherwise: {
      en: 'A burst has the better odds here: press it, with B3 as its target.',
      fr: 'La rafale a ici de meilleures chances\u00a0: pressez-la, avec B3 pour cible.',
    },
  };
}

function readPanic(): GuideStep {
  return {
    title: { en: 'It panics', fr: 'Elle panique' },
    text: {
      en: 'Hit, but not killed: B3 loses its nerve. The toothed rim and the warning sign say so. Read its card: point at it, or rest a finger on it.',
      fr: 'Touchée, mais pas tuée\u00a0: B3 perd son sang-froid. Le bord dentelé et le panneau le disent. Lisez sa carte\u00a0: pointez-la, ou laissez-y un doigt.',
    },
    anchor: () => figureAt(TARGET),
    reads: `figure:${TARGET}`,
    otherwise: {
      en: 'In a moment. First read what panic does to B3.',
      fr: 'Dans un instant. Lisez d’abord ce que la panique fait à B3.',
    },
  };
}

function takeCover(): GuideStep {
  const cover = actions.make({ kind: 'cover' });
  return {
    title: { en: 'Take cover', fr: 'Mettez-vous à couvert' },
    text: {
      en: 'Two points are left, and the others will shoot back. Taking cover costs one and makes him harder to hit.',
      fr: 'Il reste deux points, et les autres vont riposter. Se mettre à couvert en coûte un et le rend plus difficile à toucher.',
    },
    anchor: () => `.offer[data-key="${cover}"]`,
    allows: (answer) => answer === cover,
    doIt: cover,
    otherwise: {
      en: 'He would stand there unprotected. Take cover first.',
      fr: 'Il resterait exposé. Mettez-le d’abord à couvert.',
    },
  };
}

function end(): GuideStep {
  const done = actions.make({ kind: 'done' });
  return {
    title: { en: 'That is all', fr: 'C’est tout' },
    text: {
      en: 'He may stop with points left; they are lost. Say that he has finished, and the next of the group can act.',
      fr: 'Il peut s’arrêter avec des points\u00a0; ils sont perdus. Dites qu’il a fini, et le suivant du groupe peut agir.',
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
