import { ReferencePage, type GameHost, type ModePage, type ReferenceTable } from '@skirmish-kit/ui';
import { CREWS } from '../packs/built-in.ts';

/** What the crews are made of. */
const TABLE: ReferenceTable = {
  title: { en: 'Crews', fr: 'Équipes' },
  heads: [
    { en: 'Crew', fr: 'Équipe' },
    { en: 'Figure', fr: 'Figurine' },
    { en: 'Strength', fr: 'Force' },
  ],
  rows: CREWS.flatMap(({ name, figures }) =>
    figures.map(({ name: figure, strength }) => [name, figure, String(strength)]),
  ),
};

/** The crews and all rules, with a search. */
export const openReference = (host: GameHost): ModePage => new ReferencePage(host, [TABLE]);
