import { expect, test } from 'vitest';
import { runAndShow } from './all-output.mjs';

test('what a program says is shown to its last line, also when it ends itself at once', async () => {
  const program = `
    for (let line = 1; line <= 6000; line++) console.log(line + ' é'.repeat(40));
    process.exit(3);`;
  let shown = '';
  const status = await runAndShow(process.execPath, ['-e', program], {
    write: (text: string) => (shown += text),
  });
  const lines = shown.trimEnd().split('\n');
  expect(status).toBe(3);
  expect(lines).toHaveLength(6000);
  expect(lines.at(-1)).toBe(`6000${' é'.repeat(40)}`);
});

test('a program that is not there is told', async () => {
  await expect(runAndShow('no-such-program', [], { write: () => {} })).rejects.toThrow('ENOENT');
});
