import { isProblems, type PositionQuery } from '@skirmish-kit/core';
import { readPositionText } from '../notation/read-position-text.ts';
import { nettedHexes } from '../rules/battle-report.ts';
import type { Library } from '../rules/table.ts';

/** Who is caught in a net. */
export function netQuery(library: Library): PositionQuery {
  return {
    id: 'net',
    summary: {
      en: 'list the netted units of a position',
      fr: 'lister les unités d’une position prises au filet',
    },
    examples: ['skirmish net neuroshima-hex position.json --json'],
    flags: [],
    ask(position) {
      const read = readPositionText(library, position);
      if (isProblems(read)) return read;
      const netted = nettedHexes(library, read.value);
      if (isProblems(netted)) return netted;
      const lines = netted.map(({ army, tile, hex }) => `${hex.join(',')}  ${army} ${tile}`);
      return { json: netted, lines: lines.length === 0 ? ['nobody is netted'] : lines };
    },
  };
}
