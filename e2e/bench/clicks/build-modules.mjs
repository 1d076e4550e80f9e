// node build-modules.mjs <game> <folder>: builds the element of a game, one file for each source.
import { resolve } from 'node:path';
import { buildModules } from '@skirmish-kit/embed/build';

const [game, out] = process.argv.slice(2);
await buildModules(out, resolve(`packages/${game}/src/element/define.ts`), game);
