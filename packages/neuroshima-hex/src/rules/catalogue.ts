import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';

export const catalogue: Catalogue = defineCatalogue([]);
