import { advance, type Flow, type Random } from '@skirmish-kit/core';
import { explode } from '../../src/rules/frag.ts';
import { scores } from '../../src/rules/victory.ts';
import { weapon, type AbilitySpec, type FigureSpec } from '../../src/rules/testing/recruits.ts';
import { at, battleWith, cubeAt, give } from '../../src/rules/testing/scripted-battle.ts';
import { effectOf } from '../../src/rules/damage.ts';
import { Cup } from './attack.ts';
import { explosion, type Victim } from './explosion.ts';

/** What an explosion has left of everybody, by the rules and by the oracle from the same faces. */
export interface ComparedExplosion {
  readonly rules: string;
  readonly oracle: string;
  /** Dice that the oracle did not need. */
  readonly over: number;
  readonly dead: number;
}

export function compareExplosion(random: Random): ComparedExplosion {
  const chance = (sides: number) => random.between(1, sides) === 1;
  const victims = (['a', 'b'] as const).flatMap((letter, seat) =>
    Array.from({ length: random.between(seat, 3) }, (_, i): Victim => ({
      id: `${letter}${i + 1}`,
      seat: seat === 0 ? 0 : 1,
      survive: chance(10) ? null : random.between(3, 7),
      armour: random.between(0, 2),
      size: random.between(1, 3),
      tough: chance(5),
      vulnerable: chance(6),
      defenderShield: chance(4),
      charge: chance(4) ? random.between(1, 3) : 0,
      generator: chance(6) ? 'works' : 'none',
      damage: 0,
      dead: false,
    })),
  );
  const [dice, ap, turnOf] = [random.between(1, 5), random.between(0, 2), random.between(0, 1)];
  const by = chance(5) ? null : random.between(0, 1);
  const of = (seat: number) => victims.filter((one) => one.seat === seat);
  const battle = battleWith({
    a: of(0).map((one) => ['d4', sketch(one)] as const),
    b: of(1).map((one) => ['d4', sketch(one)] as const),
  });
  battle.turnOf = turnOf;
  for (const { id, defenderShield } of victims)
    if (defenderShield) give(battle, id, 'defender-shield');
  const effect = effectOf(weapon('charge', 4, [], ap));
  const faces = facesOf(
    explode(battle, cubeAt('d4'), { dice, by, rule: 'DZ-ABIL-18', effect }),
    random,
  );
  const cup = new Cup(faces);
  const points = [0, 0];
  explosion(cup, { crowd: victims, turnOf, points }, { dice, ap, by: by === null ? [] : [by] });
  const rules = victims.map(({ id }) => {
    const { where, damage, spent } = at(battle, id);
    return where === 'field' ? `${id} ${damage} ${spent.join()}` : `${id} dead`;
  });
  const oracle = victims.map(({ id, dead, damage, generator }) =>
    dead ? `${id} dead` : `${id} ${damage} ${generator === 'broken' ? 'shield-generator' : ''}`,
  );
  return {
    rules: [...rules, ...scores(battle)].join('\n'),
    oracle: [...oracle, ...points].join('\n'),
    over: cup.left,
    dead: victims.filter(({ dead }) => dead).length,
  };
}

function sketch({
  survive,
  armour,
  size,
  tough,
  vulnerable,
  charge,
  generator,
}: Victim): FigureSpec {
  const abilities: AbilitySpec[] = [
    'solid',
    ...(tough ? (['tough'] as const) : []),
    ...(vulnerable ? (['vulnerable'] as const) : []),
    ...(charge > 0 ? ([`boom ${charge}`] as const) : []),
    ...(generator === 'none' ? [] : (['shield-generator 1'] as const)),
  ];
  return { survive, armour, size, abilities };
}

/** The faces of all dice that a flow rolls. */
function facesOf(flow: Flow, random: Random): readonly number[] {
  const faces: number[] = [];
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'chance') faces.push(...request.sample(random));
    if (request.kind === 'choice') throw new Error(`${request.about} is asked.`);
  }
  return faces;
}
