import { Game, hashState, isProblems, randomBot, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BATTLES } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { makePosition, parsePosition } from './position.ts';

const HEAD = 'relay:halden-patrol,cinder-crew';

function problemsOf(text: string) {
  const found = parsePosition(text);
  return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
}

test('every position of random games comes back as it was', { timeout: 60_000 }, () => {
  for (const [seed, { scenario, gangs }] of BATTLES.entries()) {
    const settings = seed === 1 ? { burst: -1, bursts: 'one', measuring: 'centres' } : {};
    const setup = reaction.readSetup({ scenario, gangs, settings });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    const game = new Game(reaction, setup, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (random.between(1, 10) === 1) {
        const text = makePosition(game.state);
        const back = parsePosition(text);
        if (isProblems(back)) throw new Error(`${text}\n${JSON.stringify(back)}`);
        expect(hashState(back)).toBe(hashState(game.state));
        expect(makePosition(back)).toBe(text);
      }
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    }
    const end = parsePosition(makePosition(game.state));
    expect(hashState(end)).toBe(game.hash());
  }
});

test('the reader is tolerant: space, order, things left out', () => {
  const battle = parsePosition(
    `  ${HEAD}\n\n  a1@300,200>45[panic,moved]   turn=2 phase=initiative `,
  );
  if (isProblems(battle)) throw new Error(JSON.stringify(battle));
  expect(battle.turn).toBe(2);
  expect(battle.figures[0]).toMatchObject({
    at: [300, 200],
    facing: 45,
    reaction: 'panic',
    moved: true,
  });
  expect(makePosition(battle)).toMatch(
    /^relay:halden-patrol,cinder-crew turn=2 phase=initiative a1@300,200>45\[panic,moved\] a2@/,
  );
});

test('problems are reported with their first character', () => {
  expect(problemsOf('')).toEqual(['character 1 no-scenario']);
  expect(problemsOf('nowhere:halden-patrol,cinder-crew')).toEqual(['character 1 unknown-id']);
  expect(problemsOf(`${HEAD} set:burst=99`)).toEqual([`character ${HEAD.length + 2} not-a-number`]);
  expect(problemsOf(`${HEAD} a1@1,1>400 turn=1 zzz`)).toEqual([
    `character ${HEAD.length + 2} bad-token`,
    `character ${HEAD.length + 20} bad-token`,
  ]);
  for (const token of [
    'a99@1,1>0',
    'a1@99999,1>0',
    'a1@1,1>0[flying]',
    'a1@1,1>0[ap=99]',
    'a1@1,1>0[damage=1.1.1]',
    'turn=99',
    'phase=lunch',
    'phase=actions:0:A9:',
    'phase=reaction:z1',
    'order=0,0',
    'fight=a1-a2*1',
    'door:x=open',
    'object:x=a1',
    'objective:x=0',
    'scattered=Z1',
    'over=boredom:0',
  ]) {
    expect(problemsOf(`${HEAD} ${token}`)).toEqual([`character ${HEAD.length + 2} bad-token`]);
  }
  expect(problemsOf(`${HEAD} a1@455,300>90 b1@456,300>90`)).toEqual([
    'character 33 cannot-stand-base',
    'character 47 cannot-stand-base',
  ]);
  expect(problemsOf(`${HEAD} a1@5,300>90`)).toEqual(['character 33 cannot-stand-edge']);
  expect(problemsOf(`${HEAD} a1@450,350>90`)).toEqual(['character 33 cannot-stand-terrain']);
  expect(problemsOf(`${HEAD} a1@455,300>90 b1@456,300>90[out=1]`)).toEqual([]);
  expect(problemsOf('x'.repeat(30_000))).toEqual(['character 1 position-too-long']);
});
