import { directionTo, facing, makeHex, type Hex } from '@skirmish-kit/space';
import type { Guide, GuideStep } from '@skirmish-kit/ui';
import { turnActions } from '../rules/action-text.ts';
import type { Action } from '../rules/action.ts';
import type { HexView } from './game-view.ts';
import { guideEnding, guideMessages } from '../messages/guide-messages.ts';

/** Where the lesson happens: the enemy's HQ, the soldier beside it, and where the Mutant goes. */
const THEIR_HQ: Hex = [0, 1];
const HUNTER: Hex = [1, 0];
const PLACE: Hex = [0, 0];
const OUR_HQ: Hex = [-1, -1];

/**
 * Borgo has the turn with a Mutant, a net and a battle. The Hunter Killer beside Moloch's HQ acts
 * first, so that the Mutant strikes only if a net holds it.
 */
const SETUP = {
  edition: '3.0',
  armies: ['borgo', 'moloch'],
  position: {
    units: [
      { army: 'borgo', tile: 'hq', hex: OUR_HQ, rotation: 0, wounds: 0 },
      { army: 'moloch', tile: 'hq', hex: THEIR_HQ, rotation: 0, wounds: 0 },
      { army: 'moloch', tile: 'hunter-killer', hex: HUNTER, rotation: 0, wounds: 0 },
    ],
    hq: { borgo: 20, moloch: 20 },
    turn: 'borgo',
    hand: ['mutant', 'net-fighter', 'battle'],
  },
};

/** The guided first game of Neuroshima Hex: HQ, tiles, turning, nets, battle. */
export function guideOf(room: HexView): Guide {
  return {
    setup: SETUP,
    seed: 1,
    seat: 0,
    steps: [readHq(), takeTile(room), turnTile(room), useNet(room), callBattle(room)],
    ending: guideEnding,
  };
}

function readHq(): GuideStep {
  return {
    ...guideMessages.readHq,
    anchor: () => cellAt(THEIR_HQ),
    opensCard: `hex:${makeHex(THEIR_HQ)}`,
  };
}

function takeTile(room: HexView): GuideStep {
  const { picking } = room;
  return {
    ...guideMessages.takeTile,
    anchor: () => (picking.tile === 'mutant' ? cellAt(PLACE) : handTile('mutant')),
    isDone: () => picking.tile === 'mutant' && picking.to === room.cellOf(PLACE),
    action: () => {
      if (picking.tile !== 'mutant') picking.take('mutant');
      picking.to = room.cellOf(PLACE);
    },
  };
}

function turnTile(room: HexView): GuideStep {
  return {
    ...guideMessages.turnTile,
    anchor: () => cellAt(PLACE),
    allows: (answer) =>
      faces(room, turnActions.parse(answer), 'mutant', THEIR_HQ, ({ melee = 0 }) => melee > 0),
    action: 'place:mutant:0,0:3',
  };
}

function useNet(room: HexView): GuideStep {
  const { picking } = room;
  return {
    ...guideMessages.useNet,
    anchor: () => (picking.tile === 'net-fighter' ? cellAt(HUNTER) : handTile('net-fighter')),
    allows: (answer) =>
      faces(room, turnActions.parse(answer), 'net-fighter', HUNTER, ({ net }) => net === true),
    action: 'place:net-fighter:1,-1:3',
  };
}

function callBattle(room: HexView): GuideStep {
  const battle = 'battle';
  return {
    ...guideMessages.callBattle,
    anchor: () => (room.picking.tile === 'battle' ? '.actions .now' : handTile('battle')),
    allows: (answer) => answer === battle,
    action: battle,
  };
}

/** Whether a tile is placed with an edge of some kind towards a hex. */
function faces(
  room: HexView,
  action: Action | undefined,
  tile: string,
  at: Hex,
  has: (edge: { readonly melee?: number; readonly net?: boolean }) => boolean,
): boolean {
  if (action?.kind !== 'place' || action.tile !== tile) return false;
  const [from] = room.hexesOf([action.cell]);
  const way = from && directionTo(from, at);
  const edges = room.names.look('borgo')?.tile(tile)?.edges ?? [];
  return edges.some((edge, i) => has(edge) && facing(i, action.rotation) === way);
}

function cellAt(hex: Hex): string {
  return `[role=gridcell][data-hex="${makeHex(hex)}"]`;
}

function handTile(tile: string): string {
  return `.hand-tile[data-tile-id="${tile}"]`;
}
