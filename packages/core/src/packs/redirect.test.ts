import { expect, test } from 'vitest';
import { isProblems, type Problem } from '../problem.ts';
import { fetchPack, type FetchPackOptions } from './fetch-pack.ts';

const START = 'https://example.org/x';
const END = 'https://example.net/y';

/** A kind of pack that nothing fits. */
const nothing = { id: 'nothing', validate: (value: unknown): value is never => value === END };

async function problem(options: FetchPackOptions): Promise<Problem | undefined> {
  const pack = await fetchPack(START, nothing, options);
  return isProblems(pack) ? pack[0] : undefined;
}

/** The addresses that are gone to when the first server answers so. */
async function goneTo(first: () => Response): Promise<readonly string[]> {
  const asked: string[] = [];
  await problem({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(url === START ? first() : new Response('{}'));
    },
  });
  return asked;
}

test.each([301, 302, 303, 307, 308])('status %d sends on', async (status) => {
  const first = () => new Response(null, { status, headers: { location: END } });
  expect(await goneTo(first)).toEqual([START, END]);
});

test.each([200, 201, 300, 304, 305, 306, 309, 404])('status %d does not', async (status) => {
  const first = () => new Response(null, { status, headers: { location: END } });
  expect(await goneTo(first)).toEqual([START]);
});

test('the body of a redirect is not awaited', async () => {
  let stopped = 0;
  const body = new ReadableStream({ cancel: () => void stopped++ });
  await goneTo(() => new Response(body, { status: 302, headers: { location: END } }));
  expect(stopped).toBe(1);
});

test('a failed fetch is reported as such, not as a malformed pack', async () => {
  const gone = () => Promise.resolve(new Response('{}', { status: 410 }));
  expect(await problem({ fetch: gone })).toMatchObject({ code: 'address-refused' });
});

test('an answer without a body is an empty one', async () => {
  const empty = () => Promise.resolve(new Response(null));
  expect(await problem({ fetch: empty })).toMatchObject({ code: 'json-empty' });
});

test('a pack has up to a mebibyte', async () => {
  const code = async (bytes: number) => {
    const text = `[]${' '.repeat(bytes - 2)}`;
    return (await problem({ fetch: () => Promise.resolve(new Response(text)) }))?.code;
  };
  expect(await code(2 ** 20)).not.toBe('json-too-big');
  expect(await code(2 ** 20 + 1)).toBe('json-too-big');
});

test('the default timeout is ten seconds', async () => {
  const usual = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
  Object.defineProperty(AbortSignal, 'timeout', { ...usual, value: () => AbortSignal.abort() });
  try {
    const never = () => new Promise<Response>(() => undefined);
    expect(await problem({ fetch: never })).toMatchObject({
      code: 'address-too-slow',
      params: { url: START, seconds: 10 },
    });
  } finally {
    Object.defineProperty(AbortSignal, 'timeout', usual);
  }
});
