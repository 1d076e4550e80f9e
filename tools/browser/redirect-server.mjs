// A server of another origin that sends on, for tests in a browser: what Chromium makes of a
// redirection cannot be played by anything but Chromium and a server.
import { createServer } from 'node:http';

/** Where each path sends on to; anything else is answered with how often it was asked for. */
const SENDS = new Map([
  ['/sends-on', '/pack'],
  ['/goes-round', '/goes-round'],
]);

/** @type {Promise<string> | undefined} */
let started;

/**
 * A command for tests: starts the server with the first call and ends it with the process.
 * @returns {Promise<string>} its origin
 */
export function redirectServer() {
  started ??= new Promise((done) => {
    const asked = new Map();
    const server = createServer(({ url = '' }, response) => {
      const count = (asked.get(url) ?? 0) + 1;
      asked.set(url, count);
      const location = SENDS.get(url);
      const open = { 'access-control-allow-origin': '*' };
      if (location) response.writeHead(302, { ...open, location }).end();
      else response.writeHead(200, open).end(JSON.stringify({ asked: count }));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) done(`http://127.0.0.1:${address.port}`);
    });
    server.unref();
  });
  return started;
}
