// npm start: everything a fresh machine needs to see the demo.
import { join } from 'node:path';
import { ensureModules, must, ROOT } from './setup/install.mjs';
import { serve } from './serve/static-server.mjs';

const FIRST_PORT = 4173;

ensureModules();
console.log('Building the packages and the demo …');
must('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
const { url } = await serveOnFreePort(Number(process.env.PORT ?? FIRST_PORT));
console.log(`\nSkirmish Kit is at ${url}\nStop it with Ctrl+C.`);

async function serveOnFreePort(port) {
  const folders = { '/': join(ROOT, 'apps/demo/dist') };
  try {
    return await serve({ folders, port });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is taken; trying ${port + 1}.`);
    return serveOnFreePort(port + 1);
  }
}
