import { vi } from 'vitest';

// The page in which browser tests put their elements. A Chromium without windows has its mouse in the
// corner of the page: there lies nothing, or every element would be pointed at from the beginning.
document.body.style.margin = '1px';

// What is soon there comes later on a busy machine; what never comes still fails.
const PATIENCE = 15_000;
const { waitFor } = vi;
vi.waitFor = (isThere, patience = PATIENCE) => waitFor(isThere, patience);
