import type { Point } from '@skirmish-kit/space';
import type { Guide, GuideStep } from '@skirmish-kit/ui';
import { actions } from '../rules/action.ts';
import type { MusgView } from './game-view.ts';
import { guideEnding, guideMessages } from '../messages/guide-messages.ts';

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
export function guideOf(room: MusgView): Guide {
  return {
    setup: { scenario: 'open-field' },
    seed: SEED,
    opening: OPENING,
    seat: 0,
    steps: [chooseFigure(), walk(), takeAim(room), shoot(), readWounds(), end()],
    ending: guideEnding,
  };
}

function chooseFigure(): GuideStep {
  const key = `activate:${CHIEF}`;
  return {
    ...guideMessages.chooseFigure,
    anchor: () => figureAt(CHIEF),
    allows: (answer) => answer === key,
    action: key,
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

function takeAim(room: MusgView): GuideStep {
  return {
    ...guideMessages.takeAim,
    anchor: () => figureAt(TARGET),
    isDone: () => room.table.target === TARGET,
    action: () => room.choose(TARGET),
  };
}

function shoot(): GuideStep {
  const key = actions.make({ kind: 'shoot', weapon: 'submachine-gun', target: TARGET });
  return {
    ...guideMessages.shoot,
    anchor: () => `.offer[data-key="${key}"]`,
    allows: (answer) => answer === key,
    action: key,
  };
}

function readWounds(): GuideStep {
  return {
    ...guideMessages.readWounds,
    anchor: () => figureAt(TARGET),
    opensCard: `figure:${TARGET}`,
  };
}

function end(): GuideStep {
  const done = actions.make({ kind: 'done' });
  return {
    ...guideMessages.end,
    anchor: () => `.offer[data-key="${done}"]`,
    allows: (answer) => answer === done,
    action: done,
  };
}

function figureAt(id: string): string {
  return `.board [data-figure="${id}"]`;
}
