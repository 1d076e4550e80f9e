import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { isProblems } from '../problem.ts';
import { fetchPack } from './fetch-pack.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The origin of a server that sends on: `tools/browser/redirect-server.mjs`. */
    redirectServer(): Promise<string>;
  }
}

const isAny = (value: unknown): value is unknown => value !== 0;

async function reported(url: string, page: string): Promise<unknown> {
  const pack = await fetchPack(url, { id: 'anything', validate: isAny }, { page });
  return isProblems(pack) ? pack[0]?.code : pack;
}

test('only the page’s own server may send a browser on, and nobody else is followed', async () => {
  const home = await commands.redirectServer();
  expect(await reported(`${home}/sends-on`, document.baseURI)).toBe('address-sent-on');
  // The first to ask for it: nobody was sent there before.
  expect(await reported(`${home}/pack`, document.baseURI)).toEqual({ asked: 1 });
  expect(await reported(`${home}/sends-on`, `${home}/page`)).toEqual({ asked: 2 });
  expect(await reported(`${home}/goes-round`, `${home}/page`)).toBe('address-unreachable');
});
