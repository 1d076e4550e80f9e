// Two origins on this machine: the site as `npm start` serves it, and a blog with a strict policy.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE } from '../tools/serve/site.mjs';
import { serve } from '../tools/serve/static-server.mjs';

const root = join(import.meta.dirname, '..');
const KIT_PORT = 4311;
const BLOG_PORT = 4312;

export const KIT = `http://127.0.0.1:${KIT_PORT}`;
export const BLOG = `http://127.0.0.1:${BLOG_PORT}`;

/** Only our script, from where it is; no inline anything, no eval, no styles from outside. */
const STRICT_POLICY = [
  "default-src 'none'",
  `script-src ${KIT}`,
  `connect-src ${KIT}`,
  "style-src 'none'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

/** The policy of a page by its folder: none for `no-csp`. */
function policyOf(path) {
  return path.startsWith('/no-csp/') ? {} : { 'content-security-policy': STRICT_POLICY };
}

/** An otherwise empty page with the code of its query: `/strict/pasted?code=…`. */
function pastedPage({ pathname, searchParams }) {
  if (!/^\/(strict|no-csp)\/pasted$/.test(pathname)) return undefined;
  return `<!doctype html><html lang="en"><title>Pasted</title><body>${searchParams.get('code')}</body></html>`;
}

/** The folder `dist` of a package as npm would send it. */
function packed(name) {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-packed-'));
  const args = ['pack', '--ignore-scripts', '--offline', '--pack-destination', folder];
  execFileSync('npm', args, { cwd: join(root, 'packages', name), stdio: 'pipe' });
  execFileSync('tar', ['xzf', ...readdirSync(folder)], { cwd: folder });
  return join(folder, 'package/dist');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve({
    port: KIT_PORT,
    folders: {
      ...SITE,
      '/third-party/': join(root, 'e2e/pages'),
      '/packed/embed/': packed('embed'),
      '/packed/reaction/': packed('reaction'),
      '/fifth-system/': join(root, 'apps/example-system/dist'),
    },
  });
  await serve({
    port: BLOG_PORT,
    folders: { '/': join(root, 'e2e/pages') },
    pages: pastedPage,
    headers: policyOf,
  });
}
