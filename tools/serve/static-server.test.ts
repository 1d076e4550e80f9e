import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skirmish-serve-'));
writeFileSync(join(folder, 'index.html'), 'home');
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({
    folders: { '/': folder },
    pages: ({ pathname, searchParams }) =>
      pathname === '/made' ? `made of ${searchParams.get('text')}` : undefined,
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The first line of the answer to an address, sent as it is: no client tidies it up before. */
function statusOf(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.slice(9, 12)));
    socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  });
}

test.each([
  ['/', '200'],
  ['/index', '200'],
  ['//index.html', '200'],
  ['/%', '400'],
  ['/%E0%A4%A', '400'],
  ['/%00', '404'],
  ['/../package.json', '404'],
  ['/..%2f..%2fetc/passwd', '404'],
  ['//', '200'],
  ['http://', '400'],
  [`/${'a'.repeat(5000)}`, '404'],
])('a request for %s is answered with %s, and the next one is answered too', async (path, code) => {
  expect(await statusOf(path)).toBe(code);
  expect(await statusOf('/')).toBe('200');
});

test('a page may be made from its address', async () => {
  const answer = await fetch(`${server.url}/made?text=${encodeURIComponent('<b> & "')}`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe('made of <b> & "');
});

test('sends a compressed file where there is one', async () => {
  writeFileSync(join(folder, 'index.html.gz'), gzipSync('home'));
  const answer = await fetch(`${server.url}/index.html`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe('home');
});

test('a browser that has the current version of a file gets it no second time', async () => {
  const ask = (known = '') =>
    fetch(`${server.url}/page.html`, { headers: { 'if-none-match': known } });
  writeFileSync(join(folder, 'page.html'), 'one');
  const first = await ask();
  expect(await first.text()).toBe('one');
  const version = first.headers.get('etag') ?? '';
  expect((await ask(version)).status).toBe(304);
  // A new file and not other bytes in it: the first one may still be open for reading.
  rmSync(join(folder, 'page.html'));
  writeFileSync(join(folder, 'page.html'), 'another');
  const second = await ask(version);
  expect([second.status, await second.text()]).toEqual([200, 'another']);
});
