import { idKey, wordKey, integerKey, type KeyCodec } from '@skirmish-kit/core';
import type { Act } from '../packs/army-pack.ts';
import type { Action } from './action.ts';
import { cellText, pairText, pathText } from './cell-text.ts';

/** What units of fan armies may do once a turn. */
const actText = /* @__PURE__ */ wordKey<Act['act']>('push', 'swap', 'turn', 'mark');

/**
 * The actions of a turn as records write them. An instant goes by the id of its tile, what a
 * companion offers by the id of its army:
 *
 * | key | what is done |
 * |---|---|
 * | `end`, `discard:runner` | the turn ends, a tile is thrown away |
 * | `place:runner:0,-1:3` | a unit is placed, turned by three sixths |
 * | `step:0,0>1,0:2`, `step:0,0:2` | a mobile unit moves, or turns on the spot |
 * | `move:0,0>1,0:2` | an instant moves or turns a unit |
 * | `sniper:1,0`, `push-back:0,0>1,0`, `battle` | an instant with one hex, two, or none |
 * | `act:push:0,0>1,0`, `act:turn:0,0>1,0:3` | a unit does once a turn what its pack says |
 * | `orchard:mend:0,1` | what the code of a fan army offers |
 *
 * @example
 * ```ts
 * turnActions.make({ kind: 'instant', tile: 'sniper', at: 0, to: -1 }); // 'sniper:0,0'
 * turnActions.parse('place:runner:0,-1:3'); // { kind: 'place', tile: 'runner', cell: 1, rotation: 3 }
 * turnActions.parse('end:now'); // undefined
 * ```
 */
export const turnActions: KeyCodec<Action> = {
  make(action) {
    switch (action.kind) {
      case 'end':
        return 'end';
      case 'discard':
        return `discard:${action.tile}`;
      case 'place':
        return `place:${action.tile}:${cellText.make(action.cell)}:${action.rotation}`;
      case 'step':
        return `step:${pathText.make(action)}:${action.rotation}`;
      case 'move':
        return `${action.tile}:${pathText.make(action)}:${action.rotation}`;
      case 'instant':
        return `${action.tile}${makeTargets(action.at, action.to)}`;
      case 'act': {
        const who = pairText.make({ from: action.by, to: action.at });
        return `act:${action.act}:${who}${action.to < 0 ? '' : `:${action.to}`}`;
      }
      case 'companion':
        return `${action.of}:${action.offer}`;
    }
  },
  parse(key) {
    const [verb = '', ...parts] = key.split(':');
    switch (verb) {
      case 'end':
        return parts.length === 0 ? { kind: 'end' } : undefined;
      case 'discard':
        return parts.length === 1 ? parseDiscard(parts[0] ?? '') : undefined;
      case 'place':
        return parts.length === 3 ? parsePlace(parts) : undefined;
      case 'step': {
        const moved = parts.length === 2 ? parseMoved(parts) : undefined;
        return moved && { kind: 'step', ...moved };
      }
      case 'act':
        return parts.length === 2 || parts.length === 3 ? parseAct(parts) : undefined;
      default:
        return parseByTile(verb, parts);
    }
  },
};

function makeTargets(at: number, to: number): string {
  if (at < 0) return '';
  return to < 0 ? `:${cellText.make(at)}` : `:${pairText.make({ from: at, to })}`;
}

function parseDiscard(text: string): Action | undefined {
  const tile = idKey.parse(text);
  return tile === undefined ? undefined : { kind: 'discard', tile };
}

function parsePlace([name = '', hex = '', turned = '']: readonly string[]): Action | undefined {
  const tile = idKey.parse(name);
  const cell = cellText.parse(hex);
  const rotation = integerKey.parse(turned);
  if (tile === undefined || cell === undefined || rotation === undefined) return undefined;
  return { kind: 'place', tile, cell, rotation };
}

interface Moved {
  readonly from: number;
  readonly to: number;
  readonly rotation: number;
}

function parseMoved([way = '', turned = '']: readonly string[]): Moved | undefined {
  const between = pathText.parse(way);
  const rotation = integerKey.parse(turned);
  return between && rotation !== undefined ? { ...between, rotation } : undefined;
}

function parseAct([name = '', who = '', turned]: readonly string[]): Action | undefined {
  const act = actText.parse(name);
  const pair = pairText.parse(who);
  const to = turned === undefined ? -1 : integerKey.parse(turned);
  if (!act || !pair || to === undefined || (act === 'turn') !== (turned !== undefined)) {
    return undefined;
  }
  return { kind: 'act', act, by: pair.from, at: pair.to, to };
}

/** The first word is the id of a tile, or of an army with code of its own. */
function parseByTile(verb: string, parts: readonly string[]): Action | undefined {
  if (idKey.parse(verb) === undefined) return undefined;
  const [first = '', ...rest] = parts;
  if (parts.length === 0) return { kind: 'instant', tile: verb, at: -1, to: -1 };
  if (/^[a-z]/.test(first)) return { kind: 'companion', of: verb, offer: parts.join(':') };
  if (rest.length === 0) {
    const pair = pairText.parse(first);
    if (pair) return { kind: 'instant', tile: verb, at: pair.from, to: pair.to };
    const at = cellText.parse(first);
    return at === undefined ? undefined : { kind: 'instant', tile: verb, at, to: -1 };
  }
  const moved = rest.length === 1 ? parseMoved(parts) : undefined;
  return moved && { kind: 'move', tile: verb, ...moved };
}
