import type { Companion } from '../../packs/companion.ts';

/** Code of a fan army that fails as soon as its turn comes. */
export const companion: Companion = {
  army: 'orchard',
  offers() {
    throw new Error('The sap has run dry.');
  },
};
