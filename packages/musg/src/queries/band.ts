import {
  isProblems,
  readJson,
  problemText,
  type ListReport,
  type PositionQuery,
  type Language,
} from '@skirmish-kit/core';
import { listCheckerFor } from '../lists/list-checker.ts';
import type { Library } from '../packs/pack.ts';
import { BAND_POINTS } from '../rules/muster.ts';

/** What a band costs, and whether it is legal (MU-BAND-01 to MU-BAND-11). */
export function bandQuery(shelf: Library): PositionQuery {
  const room = listCheckerFor(shelf);
  return {
    id: 'band',
    summary: {
      en: 'price a band and check it by the rules for building one',
      fr: 'chiffrer une bande et la vérifier selon ses règles',
    },
    examples: [
      'skirmish band musg my-band.json',
      'skirmish check-list musg --example > my-band.json',
    ],
    flags: [],
    ask(text, _, language) {
      const json = readJson(text);
      const checked = isProblems(json) ? json : room.checkList(json.value);
      if (isProblems(checked)) return checked;
      const legal = checked.problems.length === 0;
      return { json: { legal, ...checked }, no: !legal, lines: reported(checked, language) };
    },
  };
}

const LEGAL = { en: 'The band is legal.', fr: 'La bande est valide.' };

function reported(
  { entries, points, problems }: ListReport,
  language: Language,
): readonly string[] {
  return [
    ...entries.map(
      ({ title, count, points: each }) =>
        `${String(each).padStart(4)}  ${count > 1 ? `${count} × ` : ''}${title[language]}`,
    ),
    `${String(points).padStart(4)} / ${BAND_POINTS}`,
    ...problems.map((found) => `${found.path}: ${problemText(found, language)} (${found.rule})`),
    ...(problems.length === 0 ? [LEGAL[language]] : []),
  ];
}
