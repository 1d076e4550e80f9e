import {
  isProblems,
  readJson,
  problemText,
  type ListReport,
  type PositionQuery,
  type Language,
} from '@skirmish-kit/core';
import { listCheckerFor } from '../lists/list-checker.ts';
import type { Faction } from '../rules/profile.ts';

/** What a strike team costs, and whether it is legal (DZ-TEAM-01 to DZ-TEAM-14). */
export function teamQuery(factions: readonly Faction[]): PositionQuery {
  const room = listCheckerFor(factions);
  return {
    id: 'team',
    summary: {
      en: 'price a strike team and check it by the rules for building one',
      fr: 'chiffrer un groupe de combat et le vérifier selon ses règles',
    },
    examples: [
      'skirmish team deadzone my-team.json',
      'skirmish check-list deadzone --example > my-team.json',
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

const LEGAL = { en: 'The team is legal.', fr: 'Le groupe est valide.' };

function reported(
  { entries, points, problems }: ListReport,
  language: Language,
): readonly string[] {
  return [
    ...entries.map(({ title, points: each }) => `${String(each).padStart(4)}  ${title[language]}`),
    `${String(points).padStart(4)}`,
    ...problems.map((found) => `${found.path}: ${problemText(found, language)} (${found.rule})`),
    ...(problems.length === 0 ? [LEGAL[language]] : []),
  ];
}
