import { hasHiddenInfo, sealRecord } from '@skirmish-kit/core';
import { frameText } from '../frame/frame-messages.ts';
import type { GameSnapshot } from '../game-snapshot.ts';
import type { GameView } from '../frame/game-view.ts';
import type { Session } from '../session.ts';
import type { SharePayload } from './share-payload.ts';

/** A game as it can be shared: a replay that opens where it is looked at. */
export function gamePayload<S, Setup>(
  snapshot: GameSnapshot<S, Setup>,
  session: Session<S, Setup>,
  room: GameView<S>,
  written: { readonly system: string; readonly record: string },
): SharePayload {
  const { language, narrator } = snapshot;
  const { liveGame: played, game, timeline: way } = session;
  const isSealed = !session.isRecorded && hasHiddenInfo(played);
  const wasSealed = session.salts.text !== '';
  const record = isSealed || wasSealed ? sealRecord(played, session.salts) : written.record;
  const points = room.sides(snapshot).map(({ name, points: each }) => `${name}\u00a0${each}`);
  const { outcome } = game;
  const stands = outcome
    ? narrator.ending(outcome)
    : [room.caption?.(snapshot), frameText(language, 'move', { n: way.at })]
        .filter(Boolean)
        .join(', ');
  return {
    kind: session.isRecorded ? 'replay' : 'game',
    system: written.system,
    record,
    isSealed,
    title: room.title(snapshot),
    sentences: [`${points.join(', ')}.`, stands],
    attributes: { mode: 'replay' },
    at: way.at,
    showsHidden: session.isRecorded && hasHiddenInfo(played),
  };
}
