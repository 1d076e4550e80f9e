import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { moduleBoundaries } from './module-boundaries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const linter = new Linter({ cwd: ROOT });
const rule = moduleBoundaries(ROOT);

function faults(file: string, code: string): string[] {
  const config = {
    files: ['**/*.{ts,mjs}'],
    plugins: { skirmish: { rules: { 'module-boundaries': rule } } },
  };
  return linter
    .verify(code, [{ ...config, rules: { 'skirmish/module-boundaries': 'error' } }], {
      filename: `${ROOT}/${file}`,
    })
    .map(({ message }) => message);
}

test.each([
  ['packages/core/src/game.ts', '@skirmish-kit/reaction', 'points up'],
  ['packages/core/src/game.test.ts', '@skirmish-kit/space', 'points up'],
  ['packages/core/src/game.ts', 'lit', 'nothing about pages'],
  ['packages/space/src/index.ts', '@skirmish-kit/ui/translator', 'points up'],
  ['packages/ui/src/log-view.ts', '@skirmish-kit/neuroshima-hex', 'points up'],
  ['packages/reaction/src/rules/turn.ts', '@skirmish-kit/neuroshima-hex', 'points up'],
  ['packages/reaction/src/rules/turn.ts', '@skirmish-kit/ui/translator', 'nothing about pages'],
  ['packages/reaction/src/rules/turn.ts', 'lit', 'nothing about pages'],
  ['packages/reaction/src/rules/turn.ts', '../element/narrate.ts', 'nothing about elements'],
  ['packages/deadzone/src/rules/turn.ts', '../board-view/index.ts', 'nothing about elements'],
  ['packages/deadzone/src/board/sight.ts', '@skirmish-kit/ui/no-lit', 'nothing about pages'],
  ['packages/reaction/src/index.ts', '../../core/src/game.ts', 'found only in this repository'],
  ['packages/cli/src/main.ts', '@skirmish-kit/space', 'points up'],
  ['packages/core/src/random.ts', 'seedrandom', 'among its dependencies'],
  ['apps/demo/src/dice/dice-page.ts', '@skirmish-kit/cli', 'points up'],
  ['packages/create-system/src/run.ts', '@skirmish-kit/core', 'points up'],
  ['packages/create-system/template/src/rules/turn.ts', 'lit', 'nothing about pages'],
  ['packages/create-system/template/src/rules/turn.ts', '@skirmish-kit/space', 'among its'],
])('%s may not import %s: %s', (file, specifier, why) => {
  expect(faults(file, `import '${specifier}';`)).toEqual([expect.stringContaining(why)]);
  expect(faults(file, `export * from '${specifier}';`)).toHaveLength(1);
  expect(faults(file, `import('${specifier}');`)).toHaveLength(1);
});

test.each([
  ['packages/space/src/index.ts', '@skirmish-kit/core'],
  ['packages/core/src/random.ts', 'pure-rand/generator/xoroshiro128plus'],
  ['packages/core/src/random.test.ts', 'fast-check'],
  ['packages/core/src/random.ts', './flow.ts'],
  ['packages/reaction/src/element/board.ts', 'lit'],
  ['packages/reaction/src/element/board.ts', '@skirmish-kit/ui'],
  ['packages/deadzone/src/board-view/plan-picture.ts', '@skirmish-kit/ui/picture'],
  ['packages/cli/src/main.ts', 'node:fs'],
  ['apps/demo/src/dice/dice-page.ts', '@skirmish-kit/ui'],
  ['packages/create-system/template/src/element/board.ts', 'lit'],
  ['e2e/servers.mjs', '../tools/serve/static-server.mjs'],
  ['tools/examples/globals.ts', '../../packages/core/src/example/pig.ts'],
])('%s may import %s', (file, specifier) => {
  expect(faults(file, `import '${specifier}';`)).toEqual([]);
});
