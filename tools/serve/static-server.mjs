// A small static file server: the demo for people, and other origins with other headers for tests.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** What grows small when it is compressed, as any host on the web would send it. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.map']);

/**
 * Serves folders under prefixes on this machine only.
 *
 * @param {object} options
 * @param {Record<string, string>} options.folders URL prefix → folder
 * @param {number} [options.port] 0 picks a free one
 * @param {(path: string) => Record<string, string>} [options.headers] extra headers by path
 * @param {(url: URL) => string | undefined} [options.pages] HTML that is made from its address
 * @returns {Promise<{ url: string, close(): void }>}
 */
export function serve({ folders, port = 0, headers = () => ({}), pages = () => undefined }) {
  const contents = new Contents();
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/');
    const made = path === undefined ? undefined : pages(urlOf(request.url));
    if (made !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.html'], ...headers(path) });
      response.end(made);
      return;
    }
    const file = path === undefined ? undefined : findFile(folders, path);
    if (!file) {
      response.writeHead(path === undefined ? 400 : 404, {
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end(path === undefined ? 'That is no address.\n' : `Nothing at ${path}\n`);
      return;
    }
    const small =
      COMPRESSED.has(extname(file.path)) &&
      /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const isKnown = request.headers['if-none-match'] === file.version;
    const body = isKnown ? undefined : await contents.of(file, small).catch(() => undefined);
    if (!isKnown && !body) {
      response.destroy();
      return;
    }
    response.writeHead(isKnown ? 304 : 200, {
      'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
      ...(small ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
      'access-control-allow-origin': '*',
      // Asked for each time, and sent again only when it has changed.
      'cache-control': 'no-cache',
      etag: file.version,
      ...headers(path),
    });
    response.end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => server.close() });
    });
  });
}

/** What files are sent as: read and compressed once for as long as they stay what they are. */
class Contents {
  #sent = new Map();

  of({ path, version }, small) {
    const key = `${small} ${path}`;
    const known = this.#sent.get(key);
    if (known?.version === version) return known.body;
    const read = readFile(path);
    const body = small ? read.then((bytes) => compress(bytes)) : read;
    this.#sent.set(key, { version, body });
    body.catch(() => this.#sent.delete(key));
    return body;
  }
}

function urlOf(address) {
  return new URL(address.replace(/^\/+/, '/'), 'http://localhost');
}

/** The path of an address as people read it; nothing when it is none, like `/%`. */
function pathOf(address) {
  try {
    return decodeURIComponent(urlOf(address).pathname);
  } catch {
    return undefined;
  }
}

/** The longest matching prefix wins; a folder is served by its index.html; nothing above it is. */
function findFile(folders, path) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  for (const prefix of prefixes) {
    if (!path.startsWith(prefix)) continue;
    const inside = normalize(path.slice(prefix.length)).replace(/^[/\\]+/, '');
    if (inside.split(sep).includes('..')) return undefined;
    for (const candidate of [inside, join(inside, 'index.html'), `${inside}.html`]) {
      const file = fileAt(join(folders[prefix], candidate));
      if (file) return file;
    }
  }
  return undefined;
}

/**
 * A file and which version of it is there now, if there is one: a name that no file can have, too long
 * or with a zero in it, is none.
 */
function fileAt(path) {
  try {
    const found = statSync(path);
    const version = `"${found.size}-${found.mtimeMs}-${found.ino}"`;
    return found.isFile() ? { path, version } : undefined;
  } catch {
    return undefined;
  }
}
