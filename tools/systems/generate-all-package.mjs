// npm run systems: writes the list of systems anew after one has come or gone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { allManifest, embedManifest, systemFolders, systemsModule } from './list.mjs';

writeFileSync(join(ROOT, 'packages/all/src/index.ts'), systemsModule(ROOT));
writeFileSync(join(ROOT, 'packages/all/package.json'), allManifest(ROOT));
writeFileSync(join(ROOT, 'packages/embed/package.json'), embedManifest(ROOT));
console.log(systemFolders(ROOT).join('\n'));
