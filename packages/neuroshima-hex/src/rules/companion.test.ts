import { Game, emit } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makeLibrary } from '../packs/built-in.ts';
import { neuroshimaHex, neuroshimaHexWith } from '../system.ts';
import { inTurn, play } from './testing/play.ts';
import { fight, hits, units } from './testing/positions.ts';

const LIST = [
  ...units('moloch', 'hq -2,0', 'hunter-killer 0,0 0'),
  ...units('borgo', 'hq 2,0', 'mutant 0,-1 3'),
];

test('every hook of a companion is optional', () => {
  const plain = fight(LIST);
  expect(hits(plain).length).toBeGreaterThan(0);
  const silent = makeLibrary([], [{ army: 'borgo' }]);
  expect(fight(LIST, {}, silent)).toEqual(plain);
});

test('every hook of a companion is optional in turns, too', () => {
  const opening = { ...neuroshimaHex.defaults, armies: ['moloch', 'borgo'] };
  const turns = (system: typeof neuroshimaHex) => {
    const game = new Game(system, opening, { chances: 'asked' });
    play(game, 'hq:0,0', 'hq:2,0', 'hybrid', 'end', 'battle+claws', 'battle');
    return game.log.map(({ about, params }) => ({ about, params }));
  };
  const silent = turns(neuroshimaHexWith([], [{ army: 'borgo' }]));
  expect(silent).toEqual(turns(neuroshimaHex));
  expect(silent.filter(({ about }) => about === 'turn')).toHaveLength(3);
});

test('actions of army code are offered in its own turns, with their messages', () => {
  const offering = neuroshimaHexWith(
    [],
    [
      {
        army: 'borgo',
        offers: () => [
          {
            key: 'borgo:roar',
            params: { loud: 'very' },
            *play(table) {
              for (const player of table.state.players) player.hp -= 1;
              yield* emit('borgo-roars', 'NH-HQ-06');
            },
          },
          {
            key: 'borgo:rest',
            *play() {
              yield* emit('borgo-rests', 'NH-HQ-06');
            },
          },
        ],
      },
    ],
  );
  const offers = (armies: readonly string[]) => {
    const game = new Game(offering, { ...neuroshimaHex.defaults, armies }, { seed: 5 });
    for (const answer of ['hq:0,0', 'hq:2,0']) game.answer(answer);
    const ask = game.ask();
    const options = ask?.kind === 'choice' ? ask.options : [];
    return options.filter(({ key }) => key.startsWith('borgo:'));
  };
  expect(offers(['moloch', 'borgo'])).toEqual([]);
  const [roar, rest] = offers(['borgo', 'moloch']);
  expect(roar).toMatchObject({ key: 'borgo:roar', params: { loud: 'very' } });
  expect(rest?.key).toBe('borgo:rest');
  expect(rest?.params ?? {}).toEqual({});
});

test('changes of army code after a phase count in the next', () => {
  const growing = makeLibrary(
    [],
    [
      {
        army: 'borgo',
        adjust(field, seat) {
          const grown = Number(field.table.state.notes['borgo']?.['grown'] ?? 0);
          for (const piece of field.pieces) if (piece.seat === seat) piece.melee += grown;
        },
        *afterPhase(table) {
          const notes = (table.state.notes['borgo'] ??= {});
          notes['grown'] = Number(notes['grown'] ?? 0) + 1;
          yield* emit('borgo-grows', 'NH-BAT-02');
        },
      },
    ],
  );
  const list = [
    ...units('moloch', 'hq 0,0'),
    ...units('borgo', 'claws 0,-1 3', 'net-fighter 1,-1 4'),
  ];
  expect(hits(fight(list, {}, growing)).filter((text) => text.includes('>hq'))).toEqual([
    'claws>hq 1',
    'net-fighter>hq 5',
  ]);
});

test('NH-DEC-20 a Clown that attacks is not told to explode', () => {
  const list = [...units('moloch', 'hq -2,0', 'clown 0,0 0'), ...units('borgo', 'mutant 0,-1 3')];
  const about = (answer: string) =>
    fight(list, { answers: [answer] }).phases.flatMap(({ events }) =>
      events.map((event) => event.about),
    );
  expect(about('attack')).not.toContain('explodes');
  expect(about('explode')).toContain('explodes');
});

test('NH-MED-03 an attacker whose hit a Medic took did not kill', () => {
  const report = fight(
    [
      ...units('outpost', 'commando 0,0 2', 'medic 0,1 0'),
      ...units('borgo', 'claws 0,-1 3', 'claws 1,-1 4'),
    ],
    { answers: [] },
  );
  const commando = report.removed.find(({ tile }) => tile === 'commando');
  const medic = report.removed.find(({ tile }) => tile === 'medic');
  expect(commando?.by).toHaveLength(1);
  expect(medic?.by).toHaveLength(1);
  expect(commando?.by[0]?.hex).not.toEqual(medic?.by[0]?.hex);
});

test('NH-INS-02 a move without a rotation is refused for its other errors first', () => {
  const game = inTurn(['moloch', 'borgo'], LIST, ['move']);
  expect(game.explain('move:0,-1')).toMatchObject({ code: 'not-yours' });
  expect(game.explain('move:0,0')).toMatchObject({ code: 'bad-rotation' });
  expect(game.explain('move:0,0>0,-1')).toMatchObject({ code: 'occupied' });
  play(game, 'move:0,0:1');
});
