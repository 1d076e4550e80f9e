import { randomBot, type Bot, type ChoiceRequest, type Random } from '@skirmish-kit/core';
import { directionTo, parseHex, sameHex, towards, type Hex } from '@skirmish-kit/space';
import type { State, Unit } from '../state.ts';
import { boardOf } from '../table.ts';
import type { Face } from '../tile.ts';
import { library } from './positions.ts';

/*
 * Who plays the random games. All of them give legal answers only; all but the first are steered,
 * because blind chance leaves some rules nearly untouched: Medics seldom lie where two of them could
 * help, and hardly an HQ of twenty points falls by accident.
 */

export function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Picks a kind of answer first, then one of that kind: instants, discards, early ends of turns. */
const curious: Bot<State> = {
  id: 'curious',
  title: { en: 'Curious', fr: 'Curieux' },
  answer({ choice, random }) {
    const keys = choice.options.map(({ key }) => key);
    const kind = pick([...new Set(keys.map(kindOf))], random);
    return pick(
      keys.filter((key) => kindOf(key) === kind),
      random,
    );
  },
};

/** What an answer does, without the hexes it does it to. */
function kindOf(key: string): string {
  return key.replace(/:-?\d.*$/, '');
}

/** Goes for the weakest enemy HQ: attackers in line with it and turned to it, then a battle. */
const fierce: Bot<State> = {
  id: 'fierce',
  title: { en: 'Fierce', fr: 'Féroce' },
  answer({ state, choice, random }) {
    const keys = choice.options.map(({ key }) => key);
    if (keys.includes('battle') && random.between(1, 3) === 1) return 'battle';
    const hqs = state.units.filter(({ tile, seat }) => tile === 'hq' && seat !== choice.who);
    const lives = ({ seat }: Unit) => state.players[seat]?.hp ?? 0;
    const [weakest] = hqs.toSorted((a, b) => lives(a) - lives(b));
    const wanted = placings(state, choice, (face, from) => {
      const way = weakest && directionTo(from, hexOf(state, weakest));
      return face.attacks.some((attack) => attack.way === way);
    });
    return pick(firstOf(wanted, keys.filter(isUseful), keys), random);
  },
};

/** Links its modules to its HQ where it can, else to a unit, and keeps playing tiles. */
const caring: Bot<State> = {
  id: 'caring',
  title: { en: 'Caring', fr: 'Attentif' },
  answer({ state, choice, random }) {
    const keys = choice.options.map(({ key }) => key);
    const friends = state.units.filter(({ seat }) => seat === choice.who);
    const linkedTo = (units: readonly Unit[]) =>
      placings(state, choice, ({ links }, from) =>
        units.some((unit) => links.some((way) => sameHex(towards(from, way), hexOf(state, unit)))),
      );
    const hq = linkedTo(friends.filter(({ tile }) => tile === 'hq'));
    return pick(firstOf(hq, linkedTo(friends), keys.filter(isUseful), keys), random);
  },
};

function isUseful(key: string): boolean {
  return key !== 'end' && !key.startsWith('discard');
}

function firstOf(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function hexOf(state: State, unit: Unit): Hex {
  const hex = boardOf(state.setup.options).hexes[unit.cell];
  if (!hex) throw new Error(`${unit.tile} is not on the board.`);
  return hex;
}

/** The placings on offer in which a tile lies as wanted. */
function placings(
  state: State,
  { who, options }: ChoiceRequest,
  wanted: (face: Face, at: Hex) => boolean,
): string[] {
  const army = library.army(state.setup.armies[who] ?? '');
  return options.flatMap(({ key }) => {
    const [verb, tile = '', name = '', rotation = ''] = key.split(':');
    const at = verb === 'place' ? parseHex(name) : undefined;
    const face = army?.tile(tile)?.faces[Number(rotation)];
    return at && face && wanted(face, at) ? [key] : [];
  });
}

const PLAYERS = [[randomBot], [curious], [caring, fierce], [fierce]];

/** Other players for every third game, so that all of them meet every mode and all switches. */
export function playerOf(seed: number, seat: number): Bot<State> {
  const pair = PLAYERS[Math.floor(seed / 3) % PLAYERS.length] ?? [];
  return pair[seat % pair.length] ?? randomBot;
}
