import { expect, test } from 'vitest';
import { asked, board, inTurn, offers, play, refusalOf } from './testing/play.ts';
import { library, units } from './testing/positions.ts';

const ARMIES = ['moloch', 'outpost'];

test('NH-INS-02 NH-DEC-07 NH-HQ-09 Move: a step and/or a turn, soldier, module or HQ', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'blocker 0,1', 'brain 1,1'),
    ...units('outpost', 'hq 2,-2'),
  ];
  const game = inTurn(ARMIES, list, ['move']);
  for (const key of ['move:0,0>1,0:0', 'move:0,1>0,2:3', 'move:0,1:4', 'move:1,1>2,0:1']) {
    expect(offers(game)).toContain(key);
  }
  expect(refusalOf(game, 'move:0,1>0,0:0')).toBe('occupied NH-BRD-02');
  expect(refusalOf(game, 'move:0,1>2,0:0')).toBe('too-far NH-INS-02');
  expect(refusalOf(game, 'move:2,0>2,1:0')).toBe('no-unit NH-PLAY-11');
  play(game, 'move:0,1>0,2:3');
  expect(board(game, 0)).toContain('blocker 0,2 3');
  const moved = game.log.filter(({ about }) => about === 'moved');
  expect(moved.map(({ rule, params }) => ({ rule, ...params }))).toEqual([
    { rule: 'NH-INS-02', army: 'moloch', tile: 'blocker', hex: '0,2', from: '0,1', rotation: 3 },
  ]);
});

test('NH-INS-03 NH-OPEN-17 a Move is for own free units, and may only turn', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'blocker 0,1'),
    ...units('hegemony', 'hq 2,-2', 'net-fighter 0,2 0'),
  ];
  const game = inTurn(['moloch', 'hegemony'], list, ['move']);
  expect(refusalOf(game, 'move:0,2>1,1:0')).toBe('not-yours NH-INS-03');
  expect(refusalOf(game, 'move:0,1>1,0:0')).toBe('netted NH-NET-05');
  expect(offers(game).some((key) => key.startsWith('move:0,1'))).toBe(false);
});

test('NH-INS-04 NH-MOD-19 NH-OPEN-26 a Recon Center moves two hexes, nets stop it', () => {
  const list = [
    ...units('outpost', 'hq 0,0', 'recon-center 2,0', 'runner 0,2'),
    ...units('hegemony', 'hq 2,-2'),
  ];
  const game = inTurn(['outpost', 'hegemony'], list, ['move']);
  expect(offers(game)).toContain('move:0,2>-1,2:0');
  expect(offers(game)).toContain('step:0,2>-2,2:0');
  expect(refusalOf(game, 'step:0,2>0,-2:0')).toBe('too-far NH-INS-04');
  const stops = [
    ...units('outpost', 'hq 2,0', 'recon-center 2,-1', 'runner 0,2', 'scout -1,2', 'scout 1,1'),
    ...units('hegemony', 'hq 2,-2', 'net-fighter 0,0 3'),
  ];
  const caught = inTurn(['outpost', 'hegemony'], stops, []);
  expect(offers(caught).filter((key) => key.startsWith('step:0,2>') && key.endsWith(':0'))).toEqual(
    ['step:0,2>0,1:0'],
  );
  const gone = stops.map((unit) => (unit.tile === 'net-fighter' ? { ...unit, rotation: 0 } : unit));
  const free = inTurn(['outpost', 'hegemony'], gone, []);
  expect(
    offers(free).filter((key) => key.startsWith('step:0,2>') && key.endsWith(':0')).length,
  ).toBe(3);
});

test('NH-OPEN-26 a netted Recon Center has no effect', () => {
  const list = [
    ...units('outpost', 'hq 0,0', 'recon-center 2,0', 'runner 0,2'),
    ...units('hegemony', 'hq 2,-2', 'net-fighter 2,-1 3'),
  ];
  const game = inTurn(['outpost', 'hegemony'], list, []);
  expect(refusalOf(game, 'step:0,2>-2,2:0')).toBe('too-far NH-INS-02');
});

const PUSH = [
  ...units('moloch', 'hq -2,2', 'gauss-cannon 0,0'),
  ...units('outpost', 'hq -2,0', 'runner 0,-1 2', 'brawler 1,0 1'),
];

test('NH-INS-05 NH-INS-06 NH-INS-09 NH-TST-03b a push needs room at distance 2', () => {
  const around = units('outpost', 'commando 0,-2', 'commando 1,-2', 'commando -1,-1');
  const game = inTurn(ARMIES, [...PUSH, ...around], ['push-back']);
  expect(refusalOf(game, 'push-back:0,0>0,-1')).toBe('no-room NH-INS-09');
  expect(offers(game)).toContain('push-back:0,0>1,0');
  expect(refusalOf(game, 'push-back:0,0>0,-2')).toBe('not-adjacent NH-INS-05');
  expect(refusalOf(game, 'push-back:0,0>-2,2')).toBe('friend NH-INS-05');
});

test('NH-INS-07 NH-INS-08 NH-DEC-09 NH-DEC-10 NH-TST-03b the unit’s owner chooses', () => {
  const game = inTurn(ARMIES, [...PUSH, ...units('outpost', 'commando 2,0')], ['push-back']);
  play(game, 'push-back:0,0>1,0');
  expect(asked(game)).toBe('pushed-to 1');
  expect(offers(game)).toEqual(['to:2,-1', 'to:1,1']);
  play(game, 'to:1,1');
  expect(board(game, 1)).toContain('brawler 1,1 1');
});

test('NH-PLAY-11 without any legal push the tile cannot be played', () => {
  const list = [...units('moloch', 'hq -2,2'), ...units('outpost', 'hq 2,-2')];
  expect(offers(inTurn(ARMIES, list, ['push-back']))).toEqual(['discard:push-back', 'end']);
});

test('NH-INS-10 NH-NET-05 NH-NET-10 a netted unit neither pushes nor is pushed', () => {
  const list = [
    ...units('moloch', 'hq -2,2', 'blocker 0,0', 'hybrid 1,-1'),
    ...units('hegemony', 'hq 2,-2', 'net-fighter 0,-1 3', 'runner 1,0'),
  ];
  const game = inTurn(['moloch', 'hegemony'], list, ['push-back', 'net-fighter']);
  expect(refusalOf(game, 'push-back:0,0>0,-1')).toBe('pusher-netted NH-INS-10');
  expect(offers(game)).toContain('push-back:1,-1>0,-1');
  play(game, 'place:net-fighter:0,1:2');
  expect(refusalOf(game, 'push-back:1,-1>1,0')).toBe('netted NH-INS-10');
});

test('NH-INS-11 NH-HQ-09 NH-OPEN-27 any own unit pushes, and HQs can be pushed', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'brain -1,0', 'hybrid 1,0'),
    ...units('outpost', 'hq 0,-1', 'runner -1,-1', 'brawler 2,-1'),
  ];
  const pushed = (key: string) => {
    const game = inTurn(ARMIES, list, ['push-back']);
    expect(offers(game)).toContain(key);
    play(game, key);
    return game;
  };
  expect(asked(pushed('push-back:0,0>0,-1'))).toBe('pushed-to 1');
  expect(board(pushed('push-back:-1,0>-1,-1'), 1)).toContain('runner 0,-2 0');
  expect(board(pushed('push-back:1,0>2,-1'), 1)).toContain('brawler 2,-2 0');
});

test('NH-NET-11 pushing the netter away frees its victim at once', () => {
  const list = [
    ...units('moloch', 'hq -2,2', 'blocker 0,0', 'hybrid 1,-1'),
    ...units('hegemony', 'hq 2,-2', 'net-fighter 0,-1 3'),
  ];
  const game = inTurn(['moloch', 'hegemony'], list, ['push-back', 'move']);
  expect(refusalOf(game, 'move:0,0>0,1:0')).toBe('netted NH-NET-05');
  play(game, 'push-back:1,-1>0,-1', 'to:-1,0');
  expect(refusalOf(game, 'move:0,0>0,1:0')).toBeUndefined();
});

const TARGETS = [
  ...units('outpost', 'hq 0,0'),
  ...units('borgo', 'hq 0,-1', 'super-mutant 1,-1 4', 'mutant 2,0', 'medic 1,1 0'),
];

test('NH-INS-12 NH-HQ-10 NH-ARM-04 NH-DEC-11 a Sniper wounds through armour, no HQ', () => {
  const game = inTurn(['outpost', 'borgo'], TARGETS, ['sniper']);
  expect(offers(game).filter((key) => key.startsWith('sniper'))).toEqual([
    'sniper:1,-1',
    'sniper:2,0',
    'sniper:1,1',
  ]);
  expect(refusalOf(game, 'sniper:0,-1')).toBe('is-hq NH-HQ-10');
  expect(refusalOf(game, 'sniper:0,0')).toBe('friend NH-INS-12');
  play(game, 'sniper:1,-1');
  expect(game.state.units.find((unit) => unit.tile === 'super-mutant')?.wounds).toBe(1);
});

test('NH-MED-06 NH-INS-12 NH-OPEN-28 a Medic is spent even for a survivor', () => {
  const list = [
    ...units('outpost', 'hq -2,0'),
    ...units('borgo', 'hq 2,-2', 'super-mutant 0,0', 'medic 0,1 0'),
  ];
  const game = inTurn(['outpost', 'borgo'], list, ['sniper']);
  play(game, 'sniper:0,0');
  expect(board(game, 1)).toEqual(['hq 2,-2 0', 'super-mutant 0,0 0']);
  expect(game.state.units.find((unit) => unit.tile === 'super-mutant')?.wounds).toBe(0);
});

test('NH-DEC-12 the owner of the Medics is asked, though it is not the owner’s turn', () => {
  const list = [
    ...units('hegemony', 'hq -2,0'),
    ...units('outpost', 'hq 2,-2', 'runner 0,0', 'medic 0,1 1', 'medic -1,1 0'),
  ];
  const game = inTurn(['hegemony', 'outpost'], list, ['sniper']);
  play(game, 'sniper:0,0');
  expect(asked(game)).toBe('spend 1');
});

test('NH-INS-13 NH-INS-14 NH-TST-03d an Air Strike has seven centres, no HQs', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'hybrid 1,0', 'blocker 2,-1'),
    ...units('outpost', 'hq 1,-1', 'runner 0,1', 'commando -2,0'),
  ];
  const game = inTurn(ARMIES, list, ['air-strike']);
  const centres = offers(game).filter((key) => key.startsWith('air-strike'));
  expect(centres).toHaveLength(7);
  expect(refusalOf(game, 'air-strike:2,0')).toBe('too-near-the-edge NH-INS-14');
  play(game, 'air-strike:0,0');
  expect(board(game)).toEqual(['hq 0,0 0', 'blocker 2,-1 0', 'hq 1,-1 0', 'commando -2,0 0']);
  expect(game.state.players.map((player) => player.hp)).toEqual([20, 20]);
  const large = inTurn(ARMIES, list, ['air-strike'], { options: { board: 'extended' } });
  expect(offers(large).filter((key) => key.startsWith('air-strike'))).toHaveLength(19);
});

test('NH-OPEN-29 Medics inside the area heal nobody, Medics outside do', () => {
  const list = [
    ...units('moloch', 'hq -2,2', 'hybrid 0,0', 'medic 0,2 0'),
    ...units('outpost', 'hq 2,-2', 'runner 1,0', 'medic 1,-1 3', 'runner 0,1'),
  ];
  const inside = inTurn(ARMIES, list, ['air-strike']);
  play(inside, 'air-strike:0,0');
  expect(board(inside)).toEqual(['hq -2,2 0', 'medic 0,2 0', 'hq 2,-2 0']);
  const outside = [
    ...units('moloch', 'hq -2,2'),
    ...units('outpost', 'hq 2,-2', 'runner 0,1', 'runner -1,1', 'medic -1,2 0'),
  ];
  const saved = inTurn(ARMIES, outside, ['air-strike']);
  play(saved, 'air-strike:0,0');
  expect(asked(saved)).toBe('save 1');
  expect(offers(saved)).toEqual(['save:0,1', 'save:-1,1']);
  play(saved, 'save:-1,1');
  expect(board(saved, 1)).toEqual(['hq 2,-2 0', 'runner -1,1 0']);
});

test('NH-INS-15 NH-INS-16 NH-INS-17 NH-VAR-09 NH-OPEN-30 a Grenade destroys outright', () => {
  const list = [
    ...units('borgo', 'hq 0,0'),
    ...units('moloch', 'hq 1,0', 'blocker 0,-1', 'gauss-cannon 2,0'),
  ];
  const game = inTurn(['borgo', 'moloch'], list, ['grenade']);
  expect(offers(game).filter((key) => key.startsWith('grenade'))).toEqual(['grenade:0,-1']);
  expect(refusalOf(game, 'grenade:2,0')).toBe('not-next-to-hq NH-INS-16');
  expect(refusalOf(game, 'grenade:1,0')).toBe('is-hq NH-HQ-10');
  play(game, 'grenade:0,-1');
  expect(board(game, 1)).toEqual(['hq 1,0 0', 'gauss-cannon 2,0 0']);
  const held = [...list, ...units('moloch', 'net-fighter 0,1 0')];
  for (const edition of ['1', '3.0'] as const) {
    const netted = inTurn(['borgo', 'moloch'], held, ['grenade'], { edition });
    expect(refusalOf(netted, 'grenade:0,-1')).toBe('hq-netted NH-INS-17');
  }
  const loose = inTurn(['borgo', 'moloch'], held, ['grenade'], {
    options: { grenadeFromNettedHq: true },
  });
  expect(offers(loose)).toContain('grenade:0,-1');
});

test('NH-INS-16 a Medic on the grenaded unit is spent instead', () => {
  const list = [
    ...units('borgo', 'hq 0,0'),
    ...units('moloch', 'hq 2,-2', 'blocker 0,-1', 'medic 1,-1 1'),
  ];
  const game = inTurn(['borgo', 'moloch'], list, ['grenade']);
  play(game, 'grenade:0,-1');
  expect(board(game, 1)).toEqual(['hq 2,-2 0', 'blocker 0,-1 0']);
});

test('NH-INS-18 NH-PLAY-10 an instant removes at once, nets open at once', () => {
  const list = [
    ...units('outpost', 'hq 0,0'),
    ...units('hegemony', 'hq 2,0', 'net-fighter 0,-1 3'),
  ];
  const game = inTurn(['outpost', 'hegemony'], list, ['sniper', 'move']);
  expect(refusalOf(game, 'move:0,0>0,1:0')).toBe('netted NH-NET-05');
  play(game, 'sniper:0,-1', 'move:0,0>0,1:0');
  expect(board(game)).toEqual(['hq 0,1 0', 'hq 2,0 0']);
});

test('NH-PLAY-06 effects reach HQs unless the tile says otherwise', () => {
  const box = ['moloch', 'outpost', 'borgo', 'hegemony'];
  const reaches: Readonly<Record<string, boolean>> = {
    move: true,
    'push-back': true,
    sniper: false,
    grenade: false,
    'air-strike': false,
  };
  const seen = new Set<string>();
  for (const army of box) {
    const enemy = army === 'moloch' ? 'borgo' : 'moloch';
    const list = [...units(army, 'hq 0,0'), ...units(enemy, 'hq 0,-1')];
    for (const { id, kind } of library.army(army)?.tiles ?? []) {
      if (kind !== 'instant' || id === 'battle') continue;
      seen.add(id);
      const before = inTurn([army, enemy], list, [id]);
      const played = offers(before).filter((key) => key.startsWith(`${id}:`));
      const touched = played.some((key) => {
        const game = inTurn([army, enemy], list, [id]);
        play(game, key);
        if (asked(game).startsWith('pushed-to')) play(game, offers(game)[0] ?? '');
        const hurt = game.state.players.some(({ hp }) => hp !== 20);
        return hurt || board(game).join() !== board(before).join();
      });
      expect(`${army} ${id} ${touched}`).toBe(`${army} ${id} ${reaches[id]}`);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(reaches).sort());
});

test('NH-HQ-11 which way an HQ faces has no effect: no turn is offered', () => {
  const list = [...units('moloch', 'hq 0,0'), ...units('outpost', 'hq 2,-2')];
  const keys = offers(inTurn(ARMIES, list, ['move'])).filter((key) => key.startsWith('move:0,0'));
  expect(keys).toHaveLength(6);
  expect(keys.every((key) => key.endsWith(':0'))).toBe(true);
});
