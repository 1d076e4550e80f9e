import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { neuroshimaHex } from './system.ts';

// The setup is copied as it was given, so its shape differs. legality.test.ts tries answers.
const checks = describeSystem(neuroshimaHex, { games: 3, offers: false, apart: ['setup'] });
for (const { title, run } of checks) test(title, run);
