import { advance } from '@skirmish-kit/core';
import type { Flow, Random } from '@skirmish-kit/core';
import { sightOf } from '../../src/rules/battlefield.ts';
import { fight } from '../../src/rules/fight.ts';
import { shoot } from '../../src/rules/shoot.ts';
import type { AbilitySpec, FigureSpec } from '../../src/rules/testing/recruits.ts';
import { weapon } from '../../src/rules/testing/recruits.ts';
import { at, battleWith, give } from '../../src/rules/testing/scripted-battle.ts';
import type { Battle } from '../../src/rules/state.ts';
import * as oracle from './attack.ts';

/** What became of somebody, in words that both sides can say. */
export interface Left {
  readonly damage: number;
  readonly pinned: boolean;
  readonly dead: boolean;
  readonly stunned: boolean;
  readonly shield: string;
}

export interface Compared {
  readonly rules: readonly Left[];
  readonly oracle: readonly Left[];
  /** Dice that the oracle did not need. */
  readonly over: number;
}

/** Two ways to one result: an attack by the rules, and by the oracle from the same faces. */
export function compareAttack(random: Random): Compared {
  const draw = new Draw(random);
  return draw.chance(2) ? compareShot(draw) : compareFight(draw);
}

class Draw {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  chance(sides: number): boolean {
    return this.random.between(1, sides) === 1;
  }

  of<T>(...list: readonly T[]): T {
    const found = list[this.random.between(0, list.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }
}

function fighter(draw: Draw): oracle.Fighter {
  const size = draw.of(1, 1, 2, 3, 4);
  return {
    shoot: draw.of(3, 4, 5, 6),
    fight: draw.of<number | null>(3, 4, 5, 6, 8),
    survive: draw.chance(12) ? null : draw.of(3, 4, 5, 6, 7),
    armour: draw.of(0, 0, 1, 2, 3),
    size,
    tough: draw.chance(4),
    vulnerable: draw.chance(8),
    lifeSupport: draw.chance(6),
    construct: draw.chance(8),
    frenzy: draw.chance(4) ? draw.of(1, 2) : 0,
    damage: draw.chance(3) ? draw.random.between(0, size) : 0,
    pinned: false,
    dead: false,
    stunned: false,
    shield: draw.chance(5) ? 'works' : 'none',
    defenderShield: false,
    supported: false,
  };
}

function arms(draw: Draw): oracle.Arms {
  const stun = draw.chance(10);
  return { ap: draw.of(0, 0, 1, 2, 3), toxic: draw.chance(8), stun, rerolls: draw.of(0, 0, 1, 2) };
}

function sketch(one: oracle.Fighter, weapons: NonNullable<FigureSpec['weapons']>): FigureSpec {
  const abilities: AbilitySpec[] = [
    ...(one.tough ? (['tough'] as const) : []),
    ...(one.vulnerable ? (['vulnerable'] as const) : []),
    ...(one.lifeSupport ? (['life-support'] as const) : []),
    ...(one.construct ? (['construct'] as const) : []),
    ...(one.frenzy > 0 ? ([`frenzy ${one.frenzy}`] as const) : []),
  ];
  const { shoot: aim, fight: blow, survive, armour, size } = one;
  return { shoot: aim, fight: blow, survive, armour, size, abilities, weapons };
}

function briefs({ toxic, stun, rerolls }: oracle.Arms, ability: 'weight-of-fire' | 'frenzy') {
  const list: AbilitySpec[] = [];
  if (toxic) list.push('toxic');
  if (stun) list.push('stun');
  if (rerolls > 0) list.push(`${ability} ${rerolls}`);
  return list;
}

/** Puts a fighter's state into the battle. */
function settle(battle: Battle, id: string, one: oracle.Fighter): void {
  const model = at(battle, id);
  model.damage = one.damage;
  model.pinned = one.pinned;
  if (one.shield === 'works') give(battle, id, 'energy-shield');
}

function compareShot(draw: Draw): Compared {
  const [by, target] = [fighter(draw), fighter(draw)];
  const gun = arms(draw);
  const sight = draw.of<oracle.Shot['sight']>('none', 'none', 'scope', 'holo');
  const forEffect = draw.chance(4);
  const [higher, friendBeside] = [draw.chance(3), draw.chance(4)];
  const [added, defenceAdded] = [draw.of(0, 0, 1, 2), draw.of(0, 0, 1)];
  const abilities = briefs(gun, 'weight-of-fire');
  if (sight === 'scope') abilities.push('sniper-scope');
  if (forEffect) abilities.push('rapid-fire');
  const rifle = weapon('rifle', 8, abilities, gun.ap);
  const from = higher ? 'a1.2' : 'a1.1';
  const battle = battleWith({
    a: [[from, sketch(by, [rifle])], ...(friendBeside ? [['a4'] as const] : [])],
    b: [['a4', sketch(target, [])]],
    cubes: [{ at: [1, 1, 1], solid: higher ? true : undefined }].flatMap(({ at: cube, solid }) =>
      solid ? [{ at: [cube[0] ?? 1, cube[1] ?? 1, cube[2] ?? 1] as const, solid }] : [],
    ),
    dice: [{ dice: added }, { dice: defenceAdded }],
  });
  settle(battle, 'a1', by);
  settle(battle, 'b1', target);
  if (sight === 'holo') give(battle, 'a1', 'holo-sight');
  const clear = sightOf(battle, at(battle, 'a1'), at(battle, 'b1')) === 'clear';
  const faces = play(shoot(battle, 'a1', 'rifle', 'b1', forEffect), draw.random, () => '', {
    a1: added,
    b1: defenceAdded,
  });
  const cup = new oracle.Cup(faces);
  const defenders = target.survive === null ? 0 : defenceAdded;
  oracle.shot(cup, by, target, gun, {
    ...{ clear, friendBeside, higher, sight, forEffect, added },
    defenceAdded: defenders,
  });
  return compared(battle, by, target, cup);
}

function compareFight(draw: Draw): Compared {
  const [by, target] = [fighter(draw), fighter(draw)];
  const [mine, theirs] = [arms(draw), arms(draw)];
  target.pinned = draw.chance(4) && !target.construct;
  const [friend, theirFriend, heavy] = [draw.chance(3), draw.chance(3), draw.chance(4)];
  const [added, defenceAdded] = [draw.of(0, 0, 1), draw.of(0, 0, 1)];
  const counters = draw.chance(2);
  const blade = weapon('blade', 'melee', briefs(mine, 'frenzy'), mine.ap);
  const gun = weapon('gun', 6, heavy ? ['heavy'] : []);
  const knife = weapon('knife', 'melee', briefs(theirs, 'frenzy'), theirs.ap);
  const battle = battleWith({
    a: [['a1', sketch(by, [blade, gun])], ...(friend ? [['a1'] as const] : [])],
    b: [['a1', sketch(target, [knife])], ...(theirFriend ? [['a1'] as const] : [])],
    dice: [{ dice: added }, { dice: defenceAdded }],
  });
  settle(battle, 'a1', by);
  settle(battle, 'b1', target);
  const fightsBack = counters && !target.pinned && target.fight !== null;
  const rolls = fightsBack || target.survive !== null;
  const faces = play(
    fight(battle, 'a1', 'b1', 'action'),
    draw.random,
    () => (counters ? 'counter-attack:knife' : 'survive'),
    { a1: added, b1: defenceAdded },
  );
  const cup = new oracle.Cup(faces);
  oracle.fight(cup, by, target, mine, theirs, {
    ...{ counters, friend, theirFriend, heavy, added },
    defenceAdded: rolls ? defenceAdded : 0,
  });
  return compared(battle, by, target, cup);
}

/** Plays a flow with dice of its own, and gives them; Dice faces are added as said. */
function play(
  flow: Flow,
  random: Random,
  reply: () => string,
  dice: Readonly<Record<string, number>>,
): readonly number[] {
  const faces: number[] = [];
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'chance') faces.push(...request.sample(random));
    if (request.kind !== 'choice') continue;
    const { about, params } = request;
    const count = dice[String(params['model'])] ?? 0;
    const key =
      about === 'reply' ? reply() : about === 'dice' && count > 0 ? `add:${count}` : 'none';
    const refusal = request.take(key);
    if (refusal) throw new Error(`${about}: ${key} is refused.`);
  }
  return faces;
}

function compared(
  battle: Battle,
  by: oracle.Fighter,
  target: oracle.Fighter,
  cup: oracle.Cup,
): Compared {
  return {
    rules: ['a1', 'b1'].map((id) => leftOf(battle, id)),
    oracle: [by, target].map(({ damage, pinned, dead, stunned, shield }) => ({
      damage: dead ? 0 : damage,
      pinned: !dead && pinned,
      dead,
      stunned,
      shield: dead ? 'any' : shield,
    })),
    over: cup.left,
  };
}

function leftOf(battle: Battle, id: string): Left {
  const { damage, pinned, where, activated } = at(battle, id);
  const dead = where !== 'field';
  const shield = battle.items.find((item) => item.holder === id && item.kind === 'energy-shield');
  return {
    damage: dead ? 0 : damage,
    pinned: !dead && pinned,
    dead,
    stunned: activated,
    shield: dead ? 'any' : shield ? (shield.broken ? 'broken' : 'works') : 'none',
  };
}
