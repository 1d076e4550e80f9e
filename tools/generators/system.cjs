// nx g @skirmish-kit/tools:system deadzone --prefix DZ
// Lays out packages/deadzone with a first rule that plays; its other rooms come when they are needed.

module.exports = async function system(tree, { name, prefix }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`"${name}" cannot name a package: use lower case letters, digits and hyphens.`);
  }
  if (tree.exists(`packages/${name}`)) throw new Error(`packages/${name} is already there.`);
  const id = (prefix ?? name.slice(0, 2)).toUpperCase();
  const constant = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  for (const [path, text] of Object.entries(files(name, constant, id))) {
    tree.write(`packages/${name}/${path}`, text);
  }
};

const files = (name, constant, id) => ({
  'package.json': `${JSON.stringify(
    {
      name: `@skirmish-kit/${name}`,
      version: '0.1.0',
      type: 'module',
      license: 'MIT',
      sideEffects: false,
      files: [
        'dist',
        'src',
        '!src/**/*.test.ts',
        '!src/**/__snapshots__',
        '!src/**/testing',
        'CHANGELOG.md',
      ],
      exports: {
        '.': {
          '@skirmish-kit/source': './src/index.ts',
          types: './dist/index.d.ts',
          default: './dist/index.js',
        },
        './package.json': './package.json',
      },
      dependencies: { '@skirmish-kit/core': '0.1.0' },
      nx: { tags: ['layer:system'] },
    },
    null,
    2,
  )}\n`,
  'README.md': `# @skirmish-kit/${name}\n\nSay what the game is, for whom, and how to embed it.\n`,
  'src/index.ts': `export { ${constant} } from './system.ts';\nexport type { State } from './rules/state.ts';\n`,
  'src/rules/state.ts': `/** Everything about a game, as plain data. */
export interface State {
  readonly goal: number;
  scores: number[];
  turnOf: number;
}
`,
  'src/rules/turn.ts': `import { choose, d, roll, say, sum, type Flow } from '@skirmish-kit/core';
import type { State } from './state.ts';

/** ${id}-TURN-01: in turn, roll a die or pass. */
export function* turn(state: State): Flow {
  const who = state.turnOf;
  const rolls = yield* choose({
    who,
    about: 'turn',
    rule: '${id}-TURN-01',
    options: [
      { key: 'roll', value: true },
      { key: 'pass', value: false },
    ],
  });
  if (rolls) {
    const points = yield* roll(sum([d(1, 6)]), '${id}-TURN-01', { who, about: 'points' });
    state.scores[who] = (state.scores[who] ?? 0) + points;
    yield* say('scored', '${id}-TURN-01', { who, points });
  }
  state.turnOf = (who + 1) % state.scores.length;
}
`,
  'src/rules/turn.test.ts': `import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { ${constant} } from '../system.ts';
import { turn } from './turn.ts';

test('${id}-TURN-01 who rolls scores the die, and the turn passes', () => {
  const state = ${constant}.setup(${constant}.defaults);
  runFlow(turn(state), { choices: ['roll'], faces: [[4]] });
  expect(state.scores).toEqual([4, 0]);
  expect(state.turnOf).toBe(1);
});
`,
  'src/rules/catalogue.ts': `import { defineCatalogue } from '@skirmish-kit/core';

export const catalogue = defineCatalogue([
  {
    id: '${id}-TURN-01',
    title: { en: 'The turn', fr: 'Le tour' },
    text: {
      en: 'In turn, a player rolls a die and scores it, or passes.',
      fr: 'À son tour, on lance un dé et on marque son résultat, ou on passe.',
    },
  },
]);
`,
  'src/system.ts': `import { defineSystem, problem } from '@skirmish-kit/core';
import type { State } from './rules/state.ts';
import { turn } from './rules/turn.ts';

interface Setup {
  readonly goal: number;
}

export const ${constant} = defineSystem<State, Setup>({
  id: '${name}',
  version: 1,
  title: { en: '${name}', fr: '${name}' },
  defaults: { goal: 20 },
  readSetup(value) {
    const goal = typeof value === 'object' && value !== null && 'goal' in value ? value.goal : 20;
    if (typeof goal === 'number' && Number.isInteger(goal) && goal > 0) return { goal };
    return [problem('/goal', 'not-a-goal', 'The goal is a whole number from 1 up.')];
  },
  setup: ({ goal }) => ({ goal, scores: [0, 0], turnOf: 0 }),
  seats: (state) => state.scores.length,
  step: turn,
  outcome(state) {
    const winners = state.scores.flatMap((score, seat) => (score >= state.goal ? [seat] : []));
    return winners.length > 0 ? { winners, reason: 'goal', scores: state.scores } : undefined;
  },
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  bots: {},
});
`,
});
