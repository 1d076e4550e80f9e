import { Game, hashState, isProblems, randomBot, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { MISSIONS } from '../packs/built-in.ts';
import { exploringPlayer } from '../rules/testing/players.ts';
import { deadzone } from '../system.ts';
import { makePosition, parsePosition } from './position.ts';

const HEAD = 'depot:patrol:enforcers-first,forge-fathers-first';

function problemsOf(text: string) {
  const found = parsePosition(text);
  return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
}

test('every position of random games comes back as it was', { timeout: 60_000 }, () => {
  for (const [seed, { id: mission }] of [...MISSIONS, ...MISSIONS].entries()) {
    const settings = seed % 2 === 1 ? { freeActions: 'one-of-each', placing: 'owner' } : {};
    const field = seed % 3 === 0 ? `generated-${seed}-2` : 'relay-towers';
    const setup = deadzone.readSetup({ field, mission, settings });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    const game = new Game(deadzone, setup, { seed });
    const random = seededRandom(seed);
    const player = seed % 2 === 0 ? exploringPlayer : randomBot;
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (random.between(1, 10) === 1) {
        const text = makePosition(game.state);
        const back = parsePosition(text);
        if (isProblems(back)) throw new Error(`${text}\n${JSON.stringify(back)}`);
        expect(hashState(back)).toBe(hashState(game.state));
        expect(makePosition(back)).toBe(text);
      }
      game.answer(player.answer({ state: game.state, choice: ask, random }));
    }
    expect(hashState(parsePosition(makePosition(game.state)))).toBe(game.hash());
  }
});

test('the reader accepts extra spaces, any order and missing parts', () => {
  const battle = parsePosition(
    `  ${HEAD}\n\n b1@d8   a1@c2.3[pinned,damage=1]  dice:b=dice*2,move `,
  );
  if (isProblems(battle)) throw new Error(JSON.stringify(battle));
  expect(battle).toMatchObject({ round: 1, phase: { step: 'turn' }, turnOf: 0 });
  expect(battle.models[0]).toMatchObject({ cube: [3, 2, 3], pinned: true, damage: 1 });
  expect(battle.models[1]?.where).toBe('waiting');
  expect(battle.sides[1]?.dice).toMatchObject({ dice: 2, move: 1, shoot: 0 });
  expect(makePosition(battle)).toBe(
    `${HEAD} round=1 phase=turn zone:a=1 zone:b=2 dice:b=dice*2,move a1@c2.3[pinned,damage=1] b1@d8.1`,
  );
});

test('an error in a position is reported with its first character', () => {
  const at = HEAD.length + 2;
  expect(problemsOf('')).toEqual(['character 1 no-battlefield']);
  expect(problemsOf('depot:patrol')).toEqual(['character 1 no-battlefield']);
  expect(problemsOf('nowhere:patrol:enforcers-first,forge-fathers-first')).toEqual([
    'character 1 not-in-list',
  ]);
  expect(problemsOf(`${HEAD} set:stalwart=no`)).toHaveLength(1);
  for (const token of [
    'a99@c4.1',
    'a1@z9.1',
    'a1@c4.1[flying]',
    'a1@c4.1[damage=x]',
    'a1@c4.1[fire=c]',
    'round=many',
    'turn=c',
    'phase=lunch',
    'phase=deployment:c',
    'phase=scouts:z1',
    'acting=z1',
    'acting=a1[length=9]',
    'acting=a1[done=dance]',
    'dice:a=luck',
    'zone:a=3',
    'points:a=-1',
    'smoke@z9.1',
    'item:t1=gold@c4.1',
    'item:t1=ammo>z9',
    'item:q1@c4.1',
    'bag=gold*3',
    'achieved=nothing',
    'over=boredom:a:1+2',
    'zzz',
  ])
    expect(problemsOf(`${HEAD} ${token}`), token).toEqual([`character ${at} bad-token`]);
  expect(problemsOf(`${HEAD} a1@d4.3`)).toEqual([`character ${at} cannot-stand-floor`]);
  expect(problemsOf(`${HEAD} a1@d8 a2@d8 a3@d8 a4@d8 a5@d8`)).toEqual([
    `character ${at + 24} cannot-stand-room`,
  ]);
  expect(problemsOf(`${HEAD} a1@d8[damage=5]`)).toEqual([`character ${at} should-be-dead`]);
  expect(problemsOf('x'.repeat(30_000))).toEqual(['character 1 position-too-long']);
});

test('a battle begins at a position, and its record does too', () => {
  const position = `${HEAD} turn=b a1@d1 b1@d8 dice:b=shoot`;
  const setup = deadzone.readSetup({ position });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(deadzone, setup, { seed: 1 });
  expect(game.ask()).toMatchObject({ about: 'turn', who: 1 });
  expect(deadzone.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  expect(deadzone.readSetup({ position, mission: 'raid' })).toMatchObject([
    { path: '/mission', code: 'position-says-other' },
  ]);
  expect(deadzone.readSetup({ position: 5 })).toMatchObject([{ code: 'position-no-text' }]);
});

test('DZ-ITEM-15 a sentry gun that was found and put up comes back as it was', () => {
  const text = `${HEAD} round=1 phase=turn acting=at2g zone:a=1 zone:b=2 a1@a1.1 b1@h8.1 at2g@a1.1[damage=1] item:t1@c4.1 item:t2=sentry-gun@-`;
  const battle = parsePosition(text);
  if (isProblems(battle)) throw new Error(JSON.stringify(battle));
  expect(battle.models.at(-1)).toMatchObject({ id: 'at2g', seat: 0, where: 'field', damage: 1 });
  expect(battle.items.find(({ id }) => id === 't2')).toMatchObject({ gun: 'at2g', cube: null });
  expect(makePosition(battle)).toBe(text);
});
