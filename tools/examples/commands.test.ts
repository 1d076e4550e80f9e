import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import bands from '../../apps/example-system/src/packs/bands.json' with { type: 'json' };
import { systems } from '@skirmish-kit/all';
import { run } from '../../packages/cli/src/main.ts';
import { commandsIn, documents, isPattern, wordsOf, type Documented } from './documents.ts';
import { FIRST_LINES, NOT_RUN } from './first-lines.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'documented-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const all = documents(ROOT).flatMap((file) => commandsIn(ROOT, file));
const isOurs = ({ command }: Documented) => /^(?:npx )?skirmish\b/.test(command);

/** What the files are that documents name. */
const FILES: Readonly<Record<string, string>> = {
  'dist/system.js': 'apps/example-system/src/index.ts',
  'salt-choir.json': 'packages/musg/src/packs/fan/salt-choir.json',
  'rising-tide.ts': 'packages/musg/src/packs/fan/rising-tide.ts',
};

/** The pack of the game that a document is about. */
const PACKS: Readonly<Record<string, string>> = {
  'packages/musg/README.md': join(ROOT, 'packages/musg/src/packs/fan/salt-choir.json'),
  'apps/example-system/README.md': join(FOLDER, 'causeway.json'),
  'packages/create-system/standalone/README.md': join(FOLDER, 'causeway.json'),
};

/** NH-DEC-23: a Medic between two units that are hit at the same time, and a Clown. */
const POSITION = {
  edition: '3.0',
  units: [
    { army: 'moloch', tile: 'medic', hex: [0, 0] },
    { army: 'moloch', tile: 'blocker', hex: [0, -1] },
    { army: 'moloch', tile: 'protector', hex: [1, 0] },
    { army: 'moloch', tile: 'clown', hex: [-2, 2] },
    { army: 'borgo', tile: 'mutant', hex: [0, -2], rotation: 3 },
    { army: 'borgo', tile: 'mutant', hex: [2, -1], rotation: 4 },
  ],
  hq: { moloch: 20, borgo: 20 },
};

/** Lists that are built, by their game. */
const LISTS = [
  ['deadzone', 'my-team.json'],
  ['musg', 'my-band.json'],
] as const;

/** A band of the fifth system, under a name of its own. */
const CAUSEWAY = {
  ...bands,
  id: 'my-pack',
  bands: bands.bands.slice(0, 1).map((band) => ({ ...band, id: 'my-band' })),
};

async function skirmish(words: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(words, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: () => undefined,
    lines: async function* () {},
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** The first block of a document in a language. */
function block(file: string, language: string, has = ''): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  return blocks.find(([, code = '']) => code.includes(has))?.[1]?.trim() ?? '';
}

/** A word of a command as it is typed here: files are those of the repository, games are few. */
function given(file: string, word: string, before: string): string {
  if (before === '--games') return '2';
  if (word === '…') return block(file, 'text', ' turn=');
  if (word === 'my-pack.json' && PACKS[file]) return PACKS[file];
  if (FILES[word]) return join(ROOT, FILES[word]);
  return /^[\w-]+\.(?:json|txt)$/.test(word) ? join(FOLDER, word) : word;
}

function typed({ file, command }: Documented): readonly string[] {
  const words = wordsOf(command.replace(/^npx /, '')).slice(1);
  return words.map((word, i) => given(file, word, words[i - 1] ?? ''));
}

beforeAll(async () => {
  const pack = block('CONTRIBUTING.md', 'json', '"skirmish-pack"');
  for (const name of ['my-pack.json', 'my-gang.json']) writeFileSync(join(FOLDER, name), pack);
  writeFileSync(join(FOLDER, 'position.json'), JSON.stringify(POSITION));
  writeFileSync(join(FOLDER, 'causeway.json'), JSON.stringify(CAUSEWAY));
  for (const [system, name] of LISTS) {
    const { out } = await skirmish(['check-list', system, '--example']);
    writeFileSync(join(FOLDER, name), out);
  }
});

/** A command as the table of first lines has it. */
const nameOf = ({ command }: Documented) => command.replace(/^(?:npx )?skirmish /, '');

const ours = all.filter(isOurs);
const runs = ours.filter((each) => !isPattern(each.command) && !NOT_RUN.has(nameOf(each)));

test.each(runs.map((each) => [each.file, each.command, each] as const))(
  '%s: %s prints what it should',
  async (_, _command, documented) => {
    const { code, out, err } = await skirmish(typed(documented));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first = ''] = out.split('\n');
    expect(first.slice(0, FIRST_LINES[nameOf(documented)]?.length)).toBe(
      FIRST_LINES[nameOf(documented)],
    );
    if (documented.shown !== undefined) expect(first).toBe(documented.shown);
  },
);

test('every documented command has a first line, and every first line a command', () => {
  const names = new Set(runs.map(nameOf));
  expect([...names].sort()).toEqual(Object.keys(FIRST_LINES).sort());
  for (const name of NOT_RUN.keys()) expect(ours.map(nameOf)).toContain(name);
});

test('every pattern of a command names flags and a command that there are', async () => {
  const patterns = ours.filter(
    (each) => isPattern(each.command) && !/^\S+(?: \S+)? …$/.test(each.command),
  );
  expect(patterns.length).toBeGreaterThan(8);
  for (const { command } of patterns) {
    const [name = ''] = nameOf({ file: '', command, shown: undefined }).split(' ');
    const { code, out } = await skirmish(['help', name]);
    expect(code, command).toBe(0);
    for (const [flag] of command.matchAll(/--[\w-]+/g)) expect(out, command).toContain(flag);
  }
});

test('every other documented command has its script, its tool and its files', () => {
  for (const { file, command } of all.filter((each) => !isOurs(each))) {
    const words = command.replace(/^[A-Z_]+=\S+ /, '').split(' ');
    const where = `${file}: ${command}`;
    if (words[0] === 'npm' && words[1] === 'run')
      expect(scriptsFor(file), where).toContain(words[2]);
    if (words[0] === 'npx')
      expect(existsSync(join(ROOT, 'node_modules/.bin', words[1] ?? '')), where).toBe(true);
    for (const word of words.filter((each) => /^[a-z][\w.-]*(?:\/[\w.-]+)+$/.test(each)))
      expect(existsSync(join(ROOT, word)), where).toBe(true);
  }
});

/** Scripts that a reader of a document may run: those of its folder and of the repository. */
function scriptsFor(file: string): readonly string[] {
  return [dirname(file), 'apps/example-system', '.'].flatMap((folder) => {
    const manifest = join(ROOT, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { scripts = {} }: { scripts?: object } = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.keys(scripts);
  });
}

describe('questions about odds in a README', () => {
  const asked = systems.flatMap(({ id }) => {
    const file = `packages/${id}/README.md`;
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
    const widgets = [...text.matchAll(/<skirmish-odds system="([\w-]+)" ask='([^']*)'/g)];
    const spans = [...text.matchAll(/`(\{ "(?:action|army)": [^`]*\})`/g)];
    return [
      ...widgets.map(([, system = id, question = '']) => [file, system, question] as const),
      ...spans.map(([, question = '']) => [file, id, question] as const),
    ];
  });

  test.each(asked)('%s: %s answers %s', async (_, system, question) => {
    expect(await skirmish(['odds', system, question])).toMatchObject({ code: 0, err: '' });
  });

  test('they are found', () => expect(asked.length).toBeGreaterThan(3));
});
