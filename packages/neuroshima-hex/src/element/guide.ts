import { directionTo, facing, makeHex, type Hex } from '@skirmish-kit/space';
import type { Guide, GuideStep } from '@skirmish-kit/ui';
import { turnActions } from '../rules/action-text.ts';
import type { Action } from '../rules/action.ts';
import type { PlayRoom } from './play-room.ts';

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
export function guideOf(room: PlayRoom): Guide {
  return {
    setup: SETUP,
    seed: 1,
    seat: 0,
    steps: [readHq(), takeTile(room), turnTile(room), useNet(room), callBattle(room)],
    ending: {
      en: 'A Mutant struck the HQ, and a net kept it alive until then. In a game you draw up to three tiles a turn and discard one; when the piles are empty, the HQ with more points left wins.',
      fr: 'Un Mutant a frappé le QG, et un filet l’a gardé en vie jusque-là. Dans une partie, on complète sa main à trois tuiles par tour et on en défausse une\u00a0; quand les pioches sont vides, le QG qui garde le plus de points l’emporte.',
    },
  };
}

function readHq(): GuideStep {
  return {
    title: { en: 'Their HQ, and yours', fr: 'Leur QG, et le vôtre' },
    text: {
      en: 'You are Borgo, in blue. Each HQ has 20 points: bring Moloch’s to nothing, or keep more than Moloch. Read its HQ: point at it, or rest a finger on it.',
      fr: 'Vous êtes Borgo, en bleu. Chaque QG a 20 points\u00a0: réduisez celui de Moloch à zéro, ou gardez-en plus que lui. Lisez son QG\u00a0: pointez-le, ou laissez-y un doigt.',
    },
    anchor: () => cellAt(THEIR_HQ),
    reads: `hex:${makeHex(THEIR_HQ)}`,
    otherwise: {
      en: 'In a moment. First have a look at the HQ with the ring around it.',
      fr: 'Dans un instant. Regardez d’abord le QG entouré.',
    },
  };
}

function takeTile(room: PlayRoom): GuideStep {
  const { picking } = room;
  return {
    title: { en: 'Place a tile', fr: 'Posez une tuile' },
    text: {
      en: 'These are your tiles. Take the Mutant, then choose the hex beside Moloch’s HQ, in the middle of the board.',
      fr: 'Voici vos tuiles. Prenez le Mutant, puis choisissez la case à côté du QG de Moloch, au milieu du plateau.',
    },
    anchor: () => (picking.tile === 'mutant' ? cellAt(PLACE) : handTile('mutant')),
    isDone: () => picking.tile === 'mutant' && picking.to === room.cellOf(PLACE),
    doIt: () => {
      if (picking.tile !== 'mutant') picking.take('mutant');
      picking.to = room.cellOf(PLACE);
    },
    otherwise: {
      en: 'Anything goes in a game; here it is the Mutant, on the hex in the middle.',
      fr: 'Dans une partie tout est permis\u00a0; ici, c’est le Mutant, sur la case du milieu.',
    },
  };
}

function turnTile(room: PlayRoom): GuideStep {
  return {
    title: { en: 'Turn it towards the enemy', fr: 'Tournez-la vers l’ennemi' },
    text: {
      en: 'A blunt wedge is a blow: it only lands on the hex it points at. Turn the Mutant until a wedge faces the HQ (button, R or wheel), then place it.',
      fr: 'Un coin large est un coup\u00a0: il ne porte que sur la case qu’il vise. Tournez le Mutant jusqu’à ce qu’un coin vise le QG (bouton, R ou molette), puis posez-le.',
    },
    anchor: () => cellAt(PLACE),
    allows: (answer) =>
      faces(room, turnActions.parse(answer), 'mutant', THEIR_HQ, ({ melee = 0 }) => melee > 0),
    doIt: 'place:mutant:0,0:3',
    otherwise: {
      en: 'So it strikes past the HQ. Turn it until a wedge points at the HQ.',
      fr: 'Ainsi, il frappe à côté du QG. Tournez-le jusqu’à ce qu’un coin vise le QG.',
    },
  };
}

function useNet(room: PlayRoom): GuideStep {
  const { picking } = room;
  return {
    title: { en: 'Hold it with a net', fr: 'Prenez-le au filet' },
    text: {
      en: 'The number is the initiative: the Hunter Killer acts at 3, before your Mutant at 2, and would remove it. What a net faces does nothing. Place the Net Fighter so that its net touches the Hunter Killer.',
      fr: 'Le nombre est l’initiative\u00a0: le Chasseur-Tueur agit à 3, avant votre Mutant à 2, et l’éliminerait. Ce que vise un filet ne fait rien. Posez le Rétiaire de sorte que son filet touche le Chasseur-Tueur.',
    },
    anchor: () => (picking.tile === 'net-fighter' ? cellAt(HUNTER) : handTile('net-fighter')),
    allows: (answer) =>
      faces(room, turnActions.parse(answer), 'net-fighter', HUNTER, ({ net }) => net === true),
    doIt: 'place:net-fighter:1,-1:3',
    otherwise: {
      en: 'The net has to touch the Hunter Killer: place the Net Fighter beside it and turn the mesh towards it.',
      fr: 'Le filet doit toucher le Chasseur-Tueur\u00a0: posez le Rétiaire à côté et tournez les mailles vers lui.',
    },
  };
}

function callBattle(room: PlayRoom): GuideStep {
  const battle = 'battle';
  return {
    title: { en: 'Call a battle', fr: 'Déclenchez un combat' },
    text: {
      en: 'Until now nothing has struck. A battle lets every unit act, the highest initiative first; whoever has the same strikes at the same time. Play the Battle tile and watch.',
      fr: 'Jusqu’ici, rien n’a frappé. Un combat fait agir chaque unité, la plus haute initiative d’abord\u00a0; à égalité, les coups sont simultanés. Jouez la tuile Combat et regardez.',
    },
    anchor: () => (room.picking.tile === 'battle' ? '.actions .now' : handTile('battle')),
    allows: (answer) => answer === battle,
    doIt: battle,
    otherwise: {
      en: 'All is ready: play the Battle tile.',
      fr: 'Tout est prêt\u00a0: jouez la tuile Combat.',
    },
  };
}

/** Whether a tile is placed with an edge of some kind towards a hex. */
function faces(
  room: PlayRoom,
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
