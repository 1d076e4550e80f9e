import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProblems } from '../problem.ts';
import { fetchPack, type FetchPackOptions } from './fetch-pack.ts';
import type { PackFormat } from './pack.ts';

/** For a machine that has other things to do. */
const PATIENCE = 30_000;

const anything: PackFormat<unknown> = {
  id: 'anything',
  validate: (value): value is unknown => value !== 0,
};

/** What a server can do to us, by path. */
const behaviours: Readonly<
  Record<string, (request: IncomingMessage, response: ServerResponse) => void>
> = {
  '/good': (_, response) => response.end('{"id": "raiders"}'),
  '/accents': (_, response) => {
    const bytes = Buffer.from('{"name": "Été"}');
    response.write(bytes.subarray(0, 11)); // in the middle of the first é
    setTimeout(() => response.end(bytes.subarray(11)), 20);
  },
  '/missing': (_, response) => response.writeHead(404).end('{}'),
  '/broken': (_, response) => response.writeHead(503).end('{}'),
  '/page': (_, response) => response.end('<!DOCTYPE html><title>Not found</title>'),
  '/not-utf-8': (_, response) => response.end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  '/empty': (_, response) => response.end(),
  '/silent': () => undefined,
  '/drip': (_, response) => {
    response.write('{');
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  '/endless': (_, response) => {
    const pour = (): void => {
      while (response.write(' '.repeat(65_536)));
      response.once('drain', pour);
    };
    response.on('error', () => undefined);
    pour();
  },
  '/gzip-bomb': (_, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(8 * 1024 * 1024, 0x20))),
  '/lying-length': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"id":');
    setTimeout(() => response.destroy(), 20);
  },
  '/hang-up': (request) => request.socket.destroy(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/astray': (_, response) => sendOn(response, 'http://elsewhere.example/x'),
  '/to-a-file': (_, response) => sendOn(response, 'file:///etc/passwd'),
  '/with-a-password': (_, response) => sendOn(response, 'https://me:secret@example.org/x'),
  '/nowhere': (_, response) => sendOn(response, 'http://['),
  '/unsaid': (_, response) => response.writeHead(302).end(),
  '/five': (_, response) => sendOn(response, '/four'),
  '/four': (_, response) => sendOn(response, '/three'),
  '/three': (_, response) => sendOn(response, '/two'),
  '/two': (_, response) => sendOn(response, './elsewhere'),
  '/six': (_, response) => sendOn(response, '/five'),
  '/elsewhere': (_, response) => response.writeHead(302, { location: '/good' }).end(),
  '/echo': (request, response) =>
    response.end(
      JSON.stringify({
        cookie: request.headers.cookie ?? '',
        referer: request.headers.referer ?? '',
      }),
    ),
};

function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(307, { location }).end();
}

const server = createServer((request, response) =>
  behaviours[request.url ?? '']?.(request, response),
);
let home = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address === 'object' && address) home = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function reported(url: string, options: FetchPackOptions = {}): Promise<unknown> {
  const pack = await fetchPack(url, anything, { patience: 5_000, ...options });
  return isProblems(pack) ? pack[0]?.code : pack;
}

describe('P9 packs from any server', { timeout: PATIENCE }, () => {
  test('a good one, also in pieces and by another address', async () => {
    expect(await reported(`${home}/good`)).toEqual({ id: 'raiders' });
    expect(await reported(`${home}/accents`)).toEqual({ name: 'Été' });
    expect(await reported(`${home}/elsewhere`)).toEqual({ id: 'raiders' });
    expect(await reported(`${home}/five`)).toEqual({ id: 'raiders' });
  });

  test.each([
    ['/missing', 'address-refused'],
    ['/broken', 'address-refused'],
    ['/page', 'web-page'],
    ['/not-utf-8', 'not-utf-8'],
    ['/empty', 'json-empty'],
    ['/endless', 'json-too-big'],
    ['/gzip-bomb', 'json-too-big'],
    ['/lying-length', 'address-broke-off'],
    ['/hang-up', 'address-unreachable'],
    ['/loop', 'address-goes-round'],
    ['/six', 'address-goes-round'],
    ['/astray', 'address-sent-astray'],
    ['/to-a-file', 'address-sent-astray'],
    ['/with-a-password', 'address-sent-astray'],
    ['/nowhere', 'address-wrong'],
    ['/unsaid', 'address-refused'],
  ])('%s', async (path, code) => {
    expect(await reported(home + path)).toBe(code);
  });

  test.each(['/silent', '/drip'])('%s is given up on', async (path) => {
    expect(await reported(home + path, { patience: 150 })).toBe('address-too-slow');
  });

  test('a fetch that never settles is given up on too', async () => {
    const never = (): Promise<Response> => new Promise(() => undefined);
    expect(await reported('https://example.org/x', { patience: 50, fetch: never })).toBe(
      'address-too-slow',
    );
  });

  test('a request carries no cookie and no referrer', async () => {
    expect(await reported(`${home}/echo`)).toEqual({ cookie: '', referer: '' });
    const asked: RequestInit[] = [];
    await reported('https://example.org/x', {
      fetch: (_, init) => (asked.push(init), Promise.resolve(new Response('{}'))),
    });
    expect(asked[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test('https only, or the page’s own server', async () => {
    const fine = { fetch: () => Promise.resolve(new Response('{}')) };
    const page = 'http://wiki.example/page';
    expect(await reported('https://example.org/x.json', fine)).toEqual({});
    expect(await reported('http://localhost:8080/x.json', fine)).toEqual({});
    expect(await reported('packs/x.json', { ...fine, page })).toEqual({});
    expect(await reported('http://wiki.example/x.json', { ...fine, page })).toEqual({});
    const refused = [
      'http://example.org/x',
      'ftp://example.org/x',
      'data:,{}',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'blob:https://example.org/1',
      'https://me:secret@example.org/x',
    ];
    for (const url of refused)
      expect(await reported(url, { ...fine, page }), url).toBe('address-not-safe');
    for (const url of ['', 'packs/x.json', 'https://', 'https://a b']) {
      expect(await reported(url, fine), url).toBe('address-wrong');
    }
  });

  test('the target of a redirect is checked before it is fetched', async () => {
    const asked: string[] = [];
    const sends = (locations: Readonly<Record<string, string>>): FetchPackOptions => ({
      fetch: (url) => {
        asked.push(url);
        const location = locations[url];
        if (location === undefined) return Promise.resolve(new Response('{}'));
        return Promise.resolve(new Response(null, { status: 302, headers: { location } }));
      },
    });
    const start = 'https://example.org/x';
    const end = 'https://example.net/y';
    expect(await reported(start, sends({ [start]: end }))).toEqual({});
    expect(asked.splice(0)).toEqual([start, end]);
    const refused = ['http://example.net/', `${home}/good`, 'https://localhost/x', 'data:,{}'];
    for (const to of refused) {
      expect(await reported(start, sends({ [start]: to })), to).toBe('address-sent-astray');
      expect(await reported(start, sends({ [start]: end, [end]: to })), to).toBe(
        'address-sent-astray',
      );
      expect(asked.splice(0), to).toEqual([start, start, end]);
    }
    const page = 'http://localhost:8080/';
    const own = { ...sends({ [start]: `${page}x` }), page };
    expect(await reported(start, own)).toEqual({});
  });

  test('an opaque redirect of a browser is refused', async () => {
    const asked: unknown[] = [];
    const opaque = (end: string): FetchPackOptions => ({
      page: 'https://wiki.example/page',
      fetch: (_, { redirect }) => {
        asked.push(redirect);
        const response = new Response('{}');
        const [name, value] = redirect === 'manual' ? ['type', 'opaqueredirect'] : ['url', end];
        Object.defineProperty(response, name, { value });
        return Promise.resolve(response);
      },
    });
    const end = 'https://example.org/y';
    expect(await reported('https://example.org/x', opaque(end))).toBe('address-sent-on');
    expect(asked.splice(0)).toEqual(['manual']);
    expect(await reported('x.json', opaque(end))).toEqual({});
    expect(asked.splice(0)).toEqual(['manual', 'follow']);
    expect(await reported('x.json', opaque('http://example.org/y'))).toBe('address-sent-astray');
  });

  test('a problem says the address, how it was refused, and how long was waited', async () => {
    const problem = async (url: string, options: FetchPackOptions) => {
      const pack = await fetchPack(url, anything, options);
      return isProblems(pack) ? pack[0] : undefined;
    };
    const url = 'https://example.org/x';
    const gone = { fetch: () => Promise.resolve(new Response('{}', { status: 410 })) };
    expect((await problem(url, gone))?.params).toEqual({ url, status: 410 });
    const never = { patience: 50, fetch: () => new Promise<Response>(() => undefined) };
    expect((await problem(url, never))?.params).toEqual({ url, seconds: 0.05 });
    const long = `http://example.org/${'x'.repeat(300)}`;
    expect((await problem(long, {}))?.params).toEqual({ url: long.slice(0, 200) });
  });

  test.each([
    ['too much', ' '.repeat(65_536), 'json-too-big'],
    ['what is no text', new Uint8Array([0xff]), 'not-utf-8'],
  ])('a response with %s is cancelled', async (_, chunk, code) => {
    let stopped = 0;
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(typeof chunk === 'string' ? Buffer.from(chunk) : chunk),
      cancel: () => void stopped++,
    });
    const flood = { fetch: () => Promise.resolve(new Response(body)) };
    expect(await reported('https://example.org/x', flood)).toBe(code);
    expect(stopped).toBe(1);
  });
});
