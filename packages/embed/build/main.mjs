#!/usr/bin/env node
// skirmish-embed [folder]: builds the embeds that package.json declares under `skirmish.embeds`.
import { resolve } from 'node:path';
import { buildPackageEmbed } from './embed.mjs';

await buildPackageEmbed(resolve(process.argv[2] ?? '.'));
