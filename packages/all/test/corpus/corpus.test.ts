import { readFileSync } from 'node:fs';
import {
  isProblems,
  loadRecord,
  playRecord,
  decodeRecordInput,
  type AnySystem,
  type Outcome,
} from '@skirmish-kit/core';
import { systems } from '@skirmish-kit/all';
import { expect, test } from 'vitest';

/**
 * What commit 41574635 wrote, by system: three games of random answers with their links and positions,
 * and the packs of third parties that it read. A saved game is the text of its record. Files that were
 * written once are never regenerated: what can no longer be read is an error.
 */
interface Corpus {
  readonly games: readonly {
    readonly seed: number;
    readonly outcome: Outcome | null;
    readonly record: string;
    readonly link: string;
    readonly position: string;
  }[];
  readonly packs: Readonly<Record<string, unknown>>;
}

function corpusOf({ id }: AnySystem): Corpus {
  return JSON.parse(readFileSync(new URL(`${id}.json`, import.meta.url), 'utf8'));
}

const games = systems.flatMap((system) =>
  corpusOf(system).games.map((game) => ({ system, id: system.id, ...game })),
);

test.each(games)('record $seed of $id plays to the same position and result', (written) => {
  const { system, record, outcome, position } = written;
  const played = playRecord(system, record);
  if (isProblems(played)) throw new Error(JSON.stringify(played));
  expect(played.problem).toBeUndefined();
  expect(played.game.outcome ?? null).toEqual(outcome);
  expect(system.notation?.make(played.game.state)).toBe(position);
});

test.each(games)('saved game $seed of $id goes on, and is saved again', ({ system, ...saved }) => {
  const game = loadRecord(system, saved.record);
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  const again = loadRecord(system, game.record());
  expect(isProblems(again) ? again : again.hash()).toBe(game.hash());
  expect(game.ask() === undefined).toBe(saved.outcome !== null);
});

test.each(games)('link $seed of $id opens its record', async ({ link, record }) => {
  expect(await decodeRecordInput(link)).toBe(record);
});

const packs = systems.flatMap((system) =>
  Object.entries(corpusOf(system).packs).map(([file, pack]) => ({
    system,
    id: system.id,
    file,
    pack,
  })),
);

/** Packs whose abilities are code: without it they are read, and ask for it. */
const NEED_A_COMPANION = ['lamplighters.json', 'orchard.json'];

test.each(packs)('pack $file of $id loads', async ({ system, file, pack }) => {
  const loader = await system.packs?.();
  const read = loader?.read(JSON.stringify(pack));
  if (!loader || !read || isProblems(read)) throw new Error(JSON.stringify(read ?? 'no packs'));
  const loaded = loader.with([read]);
  const codes = isProblems(loaded) ? new Set(loaded.map(({ code }) => code)) : new Set();
  expect([...codes]).toEqual(NEED_A_COMPANION.includes(file) ? ['companion-missing'] : []);
});

test('every system and at least one pack of each is in the corpus', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(systems.length);
  expect(new Set(packs.map(({ id }) => id)).size).toBe(systems.length);
});
