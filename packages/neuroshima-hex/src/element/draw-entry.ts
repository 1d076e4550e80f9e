import { DrawPrompt } from '@skirmish-kit/ui';
import type { State } from '../rules/state.ts';
import { tileSlot } from './paint-tiles.ts';
import type { HexView } from './game-view.ts';

/** Asks what was drawn on a real table: tiles of the pile to tap, in the order of the pack. */
export function drawEntryOf(room: HexView): DrawPrompt<State> {
  return new DrawPrompt(({ params: { tiles } }) => {
    const { army, names, state, seat } = room;
    const pile = state.players[seat]?.pile ?? [];
    const looks = army?.tiles.filter(({ kind }) => kind !== 'hq') ?? [];
    const kinds = looks.map((look, kind) => ({
      id: look.id,
      name: names.nameOf(look),
      picture: tileSlot(look.army.id, look.id),
      count: pile[kind] ?? 0,
    }));
    return { kinds, wanted: Number(tiles) };
  });
}
