import { choose, opposed, roll, type Flow, type Seat } from '@skirmish-kit/core';
import { firsts, zones } from './answer-keys.ts';
import { successesOf, type Test } from './dice.ts';
import { isAble, modelOf, sideOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle } from './state.ts';

const RECON_DICE = 5;

/** DZ-RECON-01; a leader with Strategist re-rolls one failure (DZ-ABIL-40). */
function reconTest(battle: Battle, seat: Seat): Test {
  const { recon, leader } = sideOf(battle, seat);
  const strategist = leader !== null && isAble(modelOf(battle, leader), 'strategist');
  return { dice: RECON_DICE, at: recon, rerolls: strategist ? 1 : 0 };
}

/** DZ-RECON-01, DZ-RECON-02: who wins names the first player, and the first player picks a zone. */
export function* recon(battle: Battle): Flow {
  let margin = 0;
  while (margin === 0) {
    margin = yield* roll(
      opposed(successesOf(reconTest(battle, 0)), successesOf(reconTest(battle, 1)), -1, 1),
      'DZ-RECON-01',
      { who: 0, against: 1, about: 'recon' },
    );
    if (margin === 0) yield* emit('recon-tie', 'DZ-RECON-01', {});
  }
  const winner: Seat = margin > 0 ? 0 : 1;
  yield* emit('recon', 'DZ-RECON-01', { seat: winner });
  const first = yield* chooseFirst(battle, winner);
  const zone = yield* choose<0 | 1>({
    who: first,
    about: 'zone',
    rule: 'DZ-RECON-02',
    params: { seat: first },
    options: [
      { key: zones.make({ kind: 'zone', number: '1' }), value: 0 },
      { key: zones.make({ kind: 'zone', number: '2' }), value: 1 },
    ],
  });
  battle.first = first;
  battle.turnOf = first;
  sideOf(battle, first).zone = zone;
  sideOf(battle, 1 - first).zone = zone === 0 ? 1 : 0;
  battle.phase = { step: 'deployment', seat: first };
}

/** Ruling O-08. */
function* chooseFirst(battle: Battle, winner: Seat): Flow<Seat> {
  if (battle.settings.reconWinner === 'is-first') return winner;
  return yield* choose<Seat>({
    who: winner,
    about: 'first-player',
    rule: 'DZ-RECON-02',
    params: { seat: winner },
    options: [
      { key: firsts.make({ kind: 'i-begin' }), value: winner },
      { key: firsts.make({ kind: 'they-begin' }), value: 1 - winner },
    ],
  });
}
