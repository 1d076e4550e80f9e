import { EIGHT_DIRECTIONS, sameCube, type Cube } from '../board/index.ts';
import { actions, type Action } from '../rules/action.ts';
import { picks, places, tokenAnswers, turns, directionAnswers } from '../rules/answer-keys.ts';
import { modelOf } from '../rules/models.ts';
import type { Battle, ModelId } from '../rules/state.ts';

/** What an answer is about: somebody, a cube, or neither. What is about something is found there. */
export interface Subject {
  readonly model?: ModelId;
  readonly cube?: Cube;
}

const NOTHING: Subject = {};

/** What an answer to a question is about. */
export function subjectOf(
  battle: Battle,
  about: string,
  params: Readonly<Record<string, unknown>>,
  key: string,
): Subject {
  switch (about) {
    case 'action':
    case 'aim-weapon':
    case 'free-move': {
      const action = actions.parse(key);
      return action ? subjectOfAction(action) : NOTHING;
    }
    case 'turn': {
      const turn = turns.parse(key);
      return turn?.kind === 'activate' ? { model: turn.model } : NOTHING;
    }
    case 'logistics': {
      const shift = tokenAnswers.parse(key);
      return shift?.kind === 'shift' ? { cube: shift.to } : NOTHING;
    }
    case 'away': {
      const way = directionAnswers.parse(key);
      const from = modelOf(battle, String(params['model'])).cube;
      const [across, along] = EIGHT_DIRECTIONS[Number(way?.number) - 1] ?? [0, 0];
      return way ? { cube: [from[0] + across, from[1] + along, from[2]] } : NOTHING;
    }
    default: {
      const place = places.parse(key);
      if (place?.kind === 'to') return { cube: place.cube };
      const pick = picks.parse(key);
      return pick?.kind === 'model' ? { model: pick.id } : NOTHING;
    }
  }
}

/** Whom or where an action strikes, goes or lands. */
export function subjectOfAction(action: Action): Subject {
  if ('way' in action) {
    const cube = action.way.at(-1);
    return cube ? { cube } : NOTHING;
  }
  if ('target' in action) return { model: action.target };
  if ('at' in action) return { cube: action.at };
  if ('to' in action) return { cube: action.to };
  return action.kind === 'pack' ? { model: action.model } : NOTHING;
}

export function sameSubject(a: Subject | undefined, b: Subject): boolean {
  if (!a) return false;
  if (a.model !== b.model) return false;
  return a.cube && b.cube ? sameCube(a.cube, b.cube) : a.cube === b.cube;
}
