// Serves folders on this machine: the demo for people, and other origins with other headers for tests.
import { createServer } from 'node:http';
import sirv from 'sirv';

const HTML = 'text/html; charset=utf-8';

/**
 * @param {object} options
 * @param {Record<string, string>} options.folders URL prefix → folder
 * @param {number} [options.port] 0 picks a free one
 * @param {(path: string) => Record<string, string>} [options.headers] extra headers by path
 * @param {(url: URL) => string | undefined} [options.pages] HTML that is made from its URL
 * @returns {Promise<{ url: string, close(): void }>}
 */
export function serve({ folders, port = 0, headers = () => ({}), pages = () => undefined }) {
  // The longest matching prefix wins.
  const served = Object.keys(folders)
    .sort((a, b) => b.length - a.length)
    .map((prefix) => ({
      prefix,
      send: sirv(folders[prefix], { dev: true, etag: true, gzip: true }),
    }));
  const server = createServer((request, response) => {
    const url = urlOf(request.url);
    const answer = (status, type, text) => {
      response.writeHead(status, { 'content-type': type });
      response.end(text);
    };
    if (!url) return answer(400, 'text/plain', 'That is no URL.\n');
    const path = url.pathname;
    response.setHeader('access-control-allow-origin', '*');
    for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
    if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript; charset=utf-8');
    const page = pages(url);
    if (page !== undefined) return answer(200, HTML, page);
    const { prefix, send } = served.find((each) => path.startsWith(each.prefix)) ?? {};
    const missing = () => {
      // Most hosts name no origins on errors, so another origin learns only that nothing came.
      response.removeHeader('access-control-allow-origin');
      answer(404, 'text/plain; charset=utf-8', `Nothing at ${path}\n`);
    };
    if (!send) return missing();
    request.url = `/${path.slice(prefix.length)}`;
    return send(request, response, missing);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => server.close() });
    });
  });
}

/** Undefined for a path that cannot be decoded, like `/%`. */
function urlOf(address) {
  try {
    const url = new URL(address.replace(/^\/+/, '/'), 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
