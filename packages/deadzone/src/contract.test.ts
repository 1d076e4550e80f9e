import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { deadzone } from './system.ts';

// legality.test.ts tries answers, in setups of all kinds.
const checks = describeSystem(deadzone, { games: 2, offers: false });
for (const { title, run } of checks) test(title, run);
