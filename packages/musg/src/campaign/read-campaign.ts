import { isProblems, unknownValueProblem, readFields, type Problem } from '@skirmish-kit/core';
import { readBandAt } from '../lists/list-checker.ts';
import type { Library } from '../packs/pack.ts';
import { NOBODY, readSetupFrom } from '../rules/read-setup.ts';
import { MAX_GAMES } from './choices.ts';
import { readBook } from './read-book.ts';
import { CAMPAIGN_SETTING_VALUES } from './settings.ts';
import type { CampaignSetup } from './setup-type.ts';
import { DEFAULT_CAMPAIGN, IN_TURN, tablesFor } from './setup.ts';

/** Reads what a campaign starts from: its book, or what a new one is made of. */
export function readCampaignFrom(
  shelf: Library,
  value: unknown,
): CampaignSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  if (Object.hasOwn(given, 'book')) {
    const book = readBook(shelf, given['book']);
    return isProblems(book)
      ? book.map((found) => ({ ...found, path: `/book${found.path === '/' ? '' : found.path}` }))
      : { book };
  }
  const { bands = DEFAULT_CAMPAIGN.bands, settings = {}, rulings = {}, ...others } = given;
  const { world, worldSettings, ...rest } = others;
  const seats = Array.isArray(bands) ? bands.filter((band) => band !== NOBODY).length : 2;
  const tables = tablesFor(shelf, seats, typeof world === 'string' ? world : undefined);
  const [table] = tables;
  if (table === undefined) return [unknownValueProblem('/bands', String(seats), seats, ['2'])];
  const read = readFields(rest, (fields) => ({
    scenario: fields.word<string>('scenario', [IN_TURN, ...tables], IN_TURN),
    games: fields.whole('games', 1, MAX_GAMES, DEFAULT_CAMPAIGN.games),
  }));
  const battle = readSetupFrom(
    shelf,
    {
      scenario: table,
      bands,
      settings,
      ...(world !== undefined && { world }),
      ...(worldSettings !== undefined && { worldSettings }),
    },
    (path, band) => readBandAt(shelf, path, band),
  );
  const settled = readRulings(rulings);
  const problems = [read, battle, settled].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(battle) || isProblems(settled)) return problems;
  return {
    bands: battle.bands,
    scenario: read.scenario,
    games: read.games,
    settings: battle.settings,
    rulings: settled,
    ...(battle.world !== undefined && { world: battle.world }),
    ...(battle.worldSettings && { worldSettings: battle.worldSettings }),
  };
}

function readRulings(value: unknown): Readonly<Record<string, string>> | readonly Problem[] {
  const read = readFields(value, (fields) => {
    const rulings: Record<string, string> = {};
    for (const [key, values] of Object.entries(CAMPAIGN_SETTING_VALUES)) {
      const word = fields.word<string>(key, values, values[0]);
      if (fields.has(key)) rulings[key] = word;
    }
    return rulings;
  });
  if (isProblems(read)) return read.map((found) => ({ ...found, path: `/rulings${found.path}` }));
  return read;
}
