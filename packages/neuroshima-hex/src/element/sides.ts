import type { SideSummary, TurnStep } from '@skirmish-kit/ui';
import { MODE_FACTS } from '../rules/modes.ts';
import { startingHitPoints } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { Names } from '../messages/element-names.ts';
import type { HexView } from './game-view.ts';

/** The armies with their points and what is left to draw. */
export function sidesOf({ setup, players }: State, names: Names): readonly SideSummary[] {
  const scored = MODE_FACTS[setup.mode].goal !== undefined;
  return players.map((player, seat) => {
    const look = names.lookOfSeat(seat);
    let pile = 0;
    for (const count of player.pile) pile += count;
    return {
      name: names.seat(seat),
      letter: look?.letter ?? '?',
      look: `army-${look?.id ?? ''}`,
      points: scored ? player.points : player.hp,
      ...(scored ? {} : { most: startingHitPoints(setup, seat) }),
      note: names.say('pile', { left: pile }),
    };
  });
}

/** What a turn is made of: one tile goes, the others are played, the turn ends. */
export function stepsOf({ state, names, seat, host }: HexView): readonly TurnStep[] {
  const about = host.choice?.about;
  if (about !== 'discard' && about !== 'action') return [];
  const left = state.players[seat]?.hand.length ?? 0;
  const playing = about === 'action';
  return [
    { label: names.say('step-discard'), when: playing ? 'done' : 'now' },
    {
      label: playing ? names.say('step-play-left', { n: left }) : names.say('step-play'),
      when: !playing ? 'next' : left > 0 ? 'now' : 'done',
    },
    { label: names.say('end'), when: playing && left === 0 ? 'now' : 'next' },
  ];
}
