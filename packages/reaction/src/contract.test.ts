import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { reaction } from './system.ts';

// Bursts are counted by the names of weapons, and only hacked objectives have a difficulty.
const apart = ['figures/bursts', 'objectives'];

// legality.test.ts tries answers, in setups of all kinds.
const checks = describeSystem(reaction, { games: 3, offers: false, apart });
for (const { title, run } of checks) test(title, run);
