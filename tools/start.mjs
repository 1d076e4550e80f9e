// npm start: installs what is missing, builds the demo and serves it.
import { ensureDependencies } from './setup/install.mjs';

const FIRST_PORT = 4173;

ensureDependencies();
const { runTargets } = await import('./checks/nx.mjs');
const { SITE } = await import('./serve/site.mjs');
const { serve } = await import('./serve/static-server.mjs');
console.log('Building the packages and the demo: a minute or two the first time …');
if (!runTargets(['build'])) process.exit(1);
const { url } = await serveOnFreePort(Number(process.env.PORT ?? FIRST_PORT));
console.log(`\nSkirmish Kit is at ${url}\nStop it with Ctrl+C.`);

async function serveOnFreePort(port) {
  try {
    return await serve({ folders: SITE, port });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is taken; trying ${port + 1}.`);
    return serveOnFreePort(port + 1);
  }
}
