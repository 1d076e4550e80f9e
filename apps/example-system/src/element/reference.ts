import { ReferencePage, type GameHost, type ModePage, type ReferenceTable } from '@skirmish-kit/ui';
import { words } from '../messages/element-messages.ts';
import { BANDS } from '../packs/built-in.ts';

/** What the bands are made of. */
const TABLE: ReferenceTable = {
  title: { en: 'Bands', fr: 'Bandes' },
  heads: [
    { en: 'Band', fr: 'Bande' },
    { en: 'Figure', fr: 'Figurine' },
    { en: 'Might', fr: 'Force' },
    { en: 'Knack', fr: 'Talent' },
  ],
  rows: BANDS.flatMap(({ name, figures }) =>
    figures.map(({ name: figure, might, knack }) => [name, figure, String(might), words[knack]]),
  ),
};

/** The bands and all rules, with a search. */
export const openReference = (host: GameHost): ModePage => new ReferencePage(host, [TABLE]);
