import { hasHiddenInfo, sealRecord } from '@skirmish-kit/core';
import { sayFrame } from '../frame/frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import type { GameRoom } from '../frame/game-view.ts';
import type { Session } from '../session.ts';
import type { HandedOn } from './share-payload.ts';

/** A game as it can be shared: a replay that opens where it is looked at. */
export function sharedGame<S, Setup>(
  { language, narrator }: Pick<GameHost<S, Setup>, 'language' | 'narrator'>,
  session: Session<S, Setup>,
  room: GameRoom<S>,
  written: { readonly system: string; readonly record: string },
): HandedOn {
  const { played, game, way } = session;
  const isSealed = !session.isRecorded && hasHiddenInfo(played);
  const wasSealed = session.salts.text !== '';
  const record = isSealed || wasSealed ? sealRecord(played, session.salts) : written.record;
  const points = room.sides().map(({ name, points: each }) => `${name}\u00a0${each}`);
  const { outcome } = game;
  const stands = outcome
    ? narrator.ending(outcome)
    : [room.caption?.(), sayFrame(language, 'move', { n: way.at })].filter(Boolean).join(', ');
  return {
    kind: session.isRecorded ? 'replay' : 'game',
    system: written.system,
    record,
    isSealed,
    title: room.title(),
    sentences: [`${points.join(', ')}.`, stands],
    attributes: { mode: 'replay' },
    at: way.at,
    showsHidden: session.isRecorded && hasHiddenInfo(played),
  };
}
