import type { Point } from '@skirmish-kit/space';
import {
  aimStep,
  answerStep,
  figureAnchor,
  figureCardStep,
  type Guide,
  type GuideStep,
} from '@skirmish-kit/ui';
import { actions } from '../rules/action.ts';
import type { MusgView } from './game-view.ts';
import { guideEnding, guideMessages } from '../messages/guide-messages.ts';

/** Who learns, who is shot at, and where from: behind the fence in the middle of the table. */
const CHIEF = 'a1';
const TARGET = 'b3';
const WEAPON = 'submachine-gun';
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
export function guideOf(room: MusgView): Guide {
  return {
    setup: { scenario: 'open-field' },
    seed: SEED,
    opening: OPENING,
    seat: 0,
    steps: [
      answerStep(guideMessages.chooseFigure, `activate:${CHIEF}`, figureAnchor(CHIEF)),
      walk(),
      aimStep(guideMessages.takeAim, room, TARGET),
      answerStep(
        guideMessages.shoot,
        actions.make({ kind: 'shoot', weapon: WEAPON, target: TARGET }),
      ),
      figureCardStep(guideMessages.readWounds, TARGET),
      answerStep(guideMessages.end, actions.make({ kind: 'done' })),
    ],
    ending: guideEnding,
  };
}

function walk(): GuideStep {
  return {
    ...guideMessages.walk,
    anchor: () => '[data-piece="wall-north"]',
    allows: (answer) => {
      const action = actions.parse(answer);
      if (action?.kind !== 'walk') return false;
      const [x, y] = BEHIND_FENCE;
      return Math.hypot(action.to[0] - x, action.to[1] - y) <= NEAR;
    },
    action: actions.make({ kind: 'walk', to: BEHIND_FENCE }),
  };
}
