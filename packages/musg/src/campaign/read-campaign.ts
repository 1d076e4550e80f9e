import { isProblems, notAmong, problemMaker, readFields, type Problem } from '@skirmish-kit/core';
import { readBandAt } from '../lists/list-room.ts';
import type { Shelf } from '../packs/pack.ts';
import { readSetupFrom } from '../rules/read-setup.ts';
import { MOST_GAMES } from './choices.ts';
import { readBook } from './read-book.ts';
import { CAMPAIGN_SETTING_VALUES } from './settings.ts';
import type { CampaignSetup } from './setup-type.ts';
import { canCampaign, DEFAULT_CAMPAIGN, IN_TURN, tablesFor } from './setup.ts';

const campaignProblem = /* @__PURE__ */ problemMaker({
  'not-in-campaigns': {
    en: '“{band}” is a team for one mission or has vehicles; a campaign has sheets for neither.',
    fr: '«\u00a0{band}\u00a0» est une équipe pour une seule mission ou a des véhicules\u00a0; une campagne n’a de fiches ni pour l’une ni pour les autres.',
  },
});

/** Reads what a campaign starts from: its book, or what a new one is made of. */
export function readCampaignFrom(shelf: Shelf, value: unknown): CampaignSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  if (Object.hasOwn(given, 'book')) {
    const book = readBook(shelf, given['book']);
    return isProblems(book)
      ? book.map((found) => ({ ...found, path: `/book${found.path === '/' ? '' : found.path}` }))
      : { book };
  }
  const { bands = DEFAULT_CAMPAIGN.bands, settings = {}, rulings = {}, ...rest } = given;
  const seats = Array.isArray(bands) ? bands.length : 2;
  const tables = tablesFor(shelf, seats);
  const [table] = tables;
  if (table === undefined) return [notAmong('/bands', String(seats), seats, ['2'])];
  const read = readFields(rest, (fields) => ({
    scenario: fields.word<string>('scenario', [IN_TURN, ...tables], IN_TURN),
    games: fields.whole('games', 1, MOST_GAMES, DEFAULT_CAMPAIGN.games),
  }));
  const battle = readSetupFrom(shelf, { scenario: table, bands, settings }, (path, band) =>
    readBandAt(shelf, path, band),
  );
  const settled = readRulings(rulings);
  const problems = [read, battle, settled].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(battle) || isProblems(settled)) return problems;
  const apart = battle.bands.flatMap((band, i) =>
    typeof band === 'string' || canCampaign(band)
      ? []
      : [campaignProblem(`/bands/${i}`, 'not-in-campaigns', { band: band.name.en })],
  );
  if (apart.length > 0) return apart;
  return {
    bands: battle.bands,
    scenario: read.scenario,
    games: read.games,
    settings: battle.settings,
    rulings: settled,
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
