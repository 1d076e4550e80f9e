import { cube } from '../rules/action.ts';
import { modelOf } from '../rules/models.ts';
import { internCube } from '../rules/cube-index.ts';
import { FACES, type Battle, type Side } from '../rules/state.ts';
import { readItem } from './item-notation.ts';
import { parseFigureFlag } from './model-notation.ts';
import { readActivation, readPhase } from './phase-notation.ts';
import { readCount, readSeat } from './seat-notation.ts';

const REASONS = ['all-gone', 'extermination', 'victory-points', 'last-round'];

/** Puts what one token of a position says into the battle; tells whether it was understood. */
export function parseToken(battle: Battle, token: string): boolean {
  if (token.startsWith('item:')) return readItem(battle, token);
  if (token === 'second') {
    battle.second = true;
    return true;
  }
  const model = /^([ab](?:\d+g?|t\d+g))@([a-h][1-8](?:\.\d)?)(?:\[([^\]]*)\])?$/.exec(token);
  if (model) return readModel(battle, model);
  const smoke = /^(smoke|toxic)@([a-h][1-8](?:\.\d)?)$/.exec(token);
  if (smoke) return readSmoke(battle, smoke);
  const side = /^(zone|dice|points|special):([ab])(?:=(.*))?$/.exec(token);
  if (side) return readSide(battle, side);
  const [, word = '', value = ''] = /^(\w+)=(.*)$/.exec(token) ?? [];
  return readWord(battle, word, value);
}

function readWord(battle: Battle, word: string, value: string): boolean {
  switch (word) {
    case 'round':
    case 'unused': {
      const count = readCount(value);
      if (count !== undefined) battle[word] = count;
      return count !== undefined;
    }
    case 'turn':
    case 'first':
    case 'began':
    case 'finished': {
      const seat = readSeat(value);
      if (seat !== undefined) battle[word === 'turn' ? 'turnOf' : word] = seat;
      return seat !== undefined;
    }
    case 'phase': {
      const phase = readPhase(battle, value);
      if (phase) battle.phase = phase;
      return phase !== undefined;
    }
    case 'acting': {
      const activation = readActivation(battle, value);
      if (activation) battle.activation = activation;
      return activation !== undefined;
    }
    case 'achieved': {
      const ids = value.split('+');
      battle.achieved = ids;
      return ids.every((id) => battle.mission.actions.some((action) => action.id === id));
    }
    case 'bag':
      return readBag(battle, value);
    case 'over':
      return readOver(battle, value);
    default:
      return false;
  }
}

function readModel(battle: Battle, [, id = '', at = '', marks = '']: RegExpExecArray): boolean {
  const place = cube.parse(at.includes('.') ? at : `${at}.1`);
  if (!place || !battle.models.some((each) => each.id === id)) return false;
  const model = modelOf(battle, id);
  model.cube = internCube(place);
  model.where = 'field';
  return marks === '' || marks.split(',').every((mark) => parseFigureFlag(model, mark));
}

function readSmoke(battle: Battle, [, kind, at = '']: RegExpExecArray): boolean {
  const place = cube.parse(at.includes('.') ? at : `${at}.1`);
  if (place) battle.smoke = [...battle.smoke, { cube: internCube(place), toxic: kind === 'toxic' }];
  return place !== undefined;
}

function readSide(battle: Battle, [, word, letter = '', value = '']: RegExpExecArray): boolean {
  const side = battle.sides[readSeat(letter) ?? -1];
  if (!side) return false;
  switch (word) {
    case 'zone':
      side.zone = value === '2' ? 1 : 0;
      return value === '1' || value === '2';
    case 'points': {
      const points = readCount(value);
      side.points = points ?? 0;
      return points !== undefined;
    }
    case 'special':
      side.specialSpent = true;
      return value === '';
    default:
      return readDice(side, value);
  }
}

/** `model,dice*2`: a face by itself is one die. */
function readDice(side: Side, text: string): boolean {
  return text.split(',').every((part) => {
    const [name, times = '1'] = part.split('*');
    const face = FACES.find((each) => each === name);
    const count = readCount(times, 20);
    if (face && count !== undefined) side.dice[face] = count;
    return face !== undefined && count !== undefined;
  });
}

function readBag({ bag }: Battle, text: string): boolean {
  return text.split(',').every((part) => {
    const [kind = '', times = ''] = part.split('*');
    const count = readCount(times);
    if (count === undefined || !Object.hasOwn(bag, kind)) return false;
    bag[kind] = count;
    return true;
  });
}

/** `victory-points:a:12+3`: why it is over, for whom, with how many points. */
function readOver(battle: Battle, text: string): boolean {
  const [reason = '', letters = '', points = ''] = text.split(':');
  const winners = [...letters].map(readSeat).filter((seat) => seat !== undefined);
  const counts = points.split('+').map((each) => readCount(each));
  const scores = counts.filter((count) => count !== undefined);
  if (!REASONS.includes(reason) || winners.length !== letters.length) return false;
  if (scores.length !== 2 || counts.length !== 2) return false;
  battle.decided = { winners, reason, scores };
  return true;
}
