// Two origins on this machine: the kit (demo and bundles), and somebody's blog with a strict policy.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve({
    port: KIT_PORT,
    folders: {
      '/': join(root, 'apps/demo/dist'),
      '/strangers/': join(root, 'e2e/pages'),
      '/fifth-system/': join(root, 'apps/fifth-system/dist'),
      '/kit/reaction/': join(root, 'packages/reaction/dist'),
      '/kit/musg/': join(root, 'packages/musg/dist'),
      '/kit/neuroshima-hex/': join(root, 'packages/neuroshima-hex/dist'),
    },
  });
  await serve({
    port: BLOG_PORT,
    folders: { '/': join(root, 'e2e/pages') },
    headers: (path) =>
      path.startsWith('/free/') ? {} : { 'content-security-policy': STRICT_POLICY },
  });
}
