import { actions, type Action } from '../rules/action-keys.ts';
import {
  aimStep,
  answerStep,
  figureAnchor,
  figureCardStep,
  type Guide,
  type GuideStep,
} from '@skirmish-kit/ui';
import type { Point } from '@skirmish-kit/space';
import type { ReactionView } from './game-view.ts';
import { guideEnding, guideMessages } from '../messages/guide-messages.ts';

/** Who learns, who is shot at, and where from: behind the crates in the west. */
const SERGEANT = 'a1';
const TARGET = 'b3';
const BURST: Action = { kind: 'burst', weapon: 'assault-rifle', targets: [[TARGET, 3]] };
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
export function guideOf(room: ReactionView): Guide {
  return {
    setup: { position: POSITION },
    seed: SEED,
    seat: 0,
    steps: [
      answerStep(guideMessages.chooseFigure, SERGEANT, figureAnchor(SERGEANT)),
      move(),
      aimStep(guideMessages.takeAim, room, TARGET),
      answerStep(guideMessages.fire, actions.make(BURST)),
      figureCardStep(guideMessages.readPanic, TARGET),
      answerStep(guideMessages.takeCover, actions.make({ kind: 'cover' })),
      answerStep(guideMessages.end, actions.make({ kind: 'done' })),
    ],
    ending: guideEnding,
  };
}

function move(): GuideStep {
  return {
    ...guideMessages.move,
    anchor: () => '[data-piece="crates-west"]',
    allows: (answer) => {
      const action = actions.parse(answer);
      if (action?.kind !== 'move') return false;
      const [x, y] = BEHIND_CRATES;
      return Math.hypot(action.to[0] - x, action.to[1] - y) <= NEAR;
    },
    action: actions.make({ kind: 'move', to: BEHIND_CRATES }),
  };
}
