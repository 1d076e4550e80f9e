import {
  answerStep,
  figureAnchor,
  figureCardStep,
  type Guide,
  type GuideStep,
} from '@skirmish-kit/ui';
import { actions, cube } from '../rules/action.ts';
import { amounts, firsts, places, rerolls, turns, zones } from '../rules/answer-keys.ts';
import { parseCube } from '../board/index.ts';
import type { DeadzoneView } from './game-view.ts';
import { guideEnding, guideMessages } from '../messages/guide-messages.ts';

/** Who learns and who is shot at: from the containers in the north at the other leader. */
const GUNNER = 'a4';
const TARGET = 'b1';
const WEAPON = 'burst-laser';

/** A seed under which the shot wounds and pins, and one die of each useful face lies there. */
const SEED = 212;

const ENFORCERS = ['a1.1', 'b1.1', 'c1.1', 'c2.3', 'e1.1'];
const FORGE_FATHERS = ['b8.1', 'd8.1', 'f7.3', 'g8.1'];

/** The guided first game of Deadzone: act, look, shoot, a die, what it did, a free move, done. */
export function guideOf(room: DeadzoneView): Guide {
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
    steps: [
      answerStep(
        guideMessages.activate,
        turns.make({ kind: 'activate', model: GUNNER }),
        figureAnchor(GUNNER),
      ),
      look(room),
      answerStep(
        guideMessages.shoot,
        actions.make({ kind: 'shoot', weapon: WEAPON, target: TARGET }),
        '.chosen-offers',
      ),
      answerStep(guideMessages.addDie, amounts.make({ kind: 'add', count: '1' })),
      figureCardStep(guideMessages.readTarget, TARGET),
      moveDie(),
      answerStep(guideMessages.done, actions.make({ kind: 'done' })),
    ],
    ending: guideEnding,
  };
}

function look(room: DeadzoneView): GuideStep {
  return {
    ...guideMessages.look,
    anchor: () => figureAnchor(TARGET),
    isDone: () => room.choosing.chosen?.model === TARGET,
    action: () => room.choosing.point({ model: TARGET }),
  };
}

function moveDie(): GuideStep {
  const goal = cube.parse('d2.3');
  const answer = actions.make({ kind: 'die-move', way: goal ? [goal] : [] });
  return {
    ...guideMessages.moveDie,
    anchor: () => figureAnchor(GUNNER),
    allows: (given) => given.startsWith('die-move:'),
    action: answer,
  };
}
