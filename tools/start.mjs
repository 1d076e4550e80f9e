// npm start: everything a fresh machine needs to see the demo.
import { ensureModules } from './setup/install.mjs';
import { SITE } from './serve/site.mjs';
import { serve } from './serve/static-server.mjs';

const FIRST_PORT = 4173;

ensureModules();
const { runTargets } = await import('./checks/nx.mjs');
console.log('Building the packages and the demo: a minute or two the first time …');
const lines = [];
const built = await runTargets(['build'], { print: tellOrKeep });
if (!built) {
  console.error(lines.join('\n'));
  process.exit(1);
}
const { url } = await serveOnFreePort(Number(process.env.PORT ?? FIRST_PORT));
console.log(`\nSkirmish Kit is at ${url}\nStop it with Ctrl+C.`);

/** One line per project as it is built; all that Nx says only when something goes wrong. */
function tellOrKeep(line) {
  if (/^[\w-]+ build: ok/.test(line)) console.log(`  ${line}`);
  else lines.push(line);
}

async function serveOnFreePort(port) {
  try {
    return await serve({ folders: SITE, port });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is taken; trying ${port + 1}.`);
    return serveOnFreePort(port + 1);
  }
}
