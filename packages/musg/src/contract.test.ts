import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { musg } from './system.ts';

// legality.test.ts tries answers, in setups of all kinds.
const checks = describeSystem(musg, { games: 2, offers: false });
for (const { title, run } of checks) test(title, run);
