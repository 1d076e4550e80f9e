import { choose, roll, rollTogether, mapReading, type Flow, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import { ONE_DIE } from '../rules/dice.ts';
import type { Values } from '../rules/profile.ts';
import type { FigureId } from '../rules/state.ts';
import { rivalries, successors } from './answers.ts';
import { mostExperience } from './experience.ts';
import { addToPool } from './mercenaries.ts';
import { emit } from './events.ts';
import { bandOf, chiefOf, lineOf, memberOf, membersOfRank } from './roster.ts';
import type { Campaign, CampaignBand, Character } from './state.ts';

function isAtTheTop({ rulings }: Campaign, { rank, experience }: Character): boolean {
  return experience >= mostExperience(rulings, rank);
}

/** MU-XP-10 to MU-XP-12: who rises, who follows and who leaves. */
export function* promotions(shelf: Library, campaign: Campaign, seat: Seat): Flow {
  const band = bandOf(campaign, seat);
  for (const { id } of membersOfRank(band, 'lieutenant')) yield* rival(shelf, campaign, seat, id);
  const chief = chiefOf(band);
  if (chief && isAtTheTop(campaign, chief)) {
    addToPool(campaign, chief.id);
    yield* emit('legend', 'MU-XP-10', { figure: chief.id });
  }
  if (!chiefOf(band)) yield* succession(shelf, campaign, seat);
  for (const { id } of membersOfRank(band, 'minion'))
    yield* promoteMinion(shelf, campaign, seat, id);
}

/** MU-XP-10, MU-EDGE-04: the lieutenant with most experience takes over; without one, nobody yet. */
function* succession(shelf: Library, campaign: Campaign, seat: Seat): Flow {
  const lieutenants = membersOfRank(bandOf(campaign, seat), 'lieutenant');
  const most = Math.max(...lieutenants.map(({ experience }) => experience));
  const ready = lieutenants.filter(({ experience }) => experience === most);
  const [first, second] = ready;
  if (!first) return;
  const follower = second
    ? yield* choose({
        who: seat,
        about: 'succession',
        rule: 'MU-XP-10',
        options: ready.map(({ id }) => ({
          key: successors.make({ kind: 'follow', character: id }),
          value: id,
        })),
      })
    : first.id;
  yield* becomeChief(shelf, campaign, follower);
}

/** MU-EDGE-04: he keeps profile, improvements and experience. */
function* becomeChief(shelf: Library, campaign: Campaign, id: FigureId): Flow {
  const { character } = memberOf(campaign, id);
  rise(shelf, character, 'chief');
  yield* emit('becomes-chief', 'MU-EDGE-04', { figure: id });
}

/** A rank higher, at the price of that rank. */
function rise(shelf: Library, character: Character, rank: 'chief' | 'lieutenant'): void {
  const cost = lineOf(shelf, character.race, rank)?.cost ?? character.values.cost;
  character.rank = rank;
  character.values = { ...character.values, cost };
}

/** MU-XP-11: a lieutenant at the top may replace his chief, leave it to fate, or stay. */
function* rival(shelf: Library, campaign: Campaign, seat: Seat, id: FigureId): Flow {
  const { character } = memberOf(campaign, id);
  const chief = chiefOf(bandOf(campaign, seat));
  if (!chief || !isAtTheTop(campaign, character)) return;
  const answer = yield* choose({
    who: seat,
    about: 'rivalry',
    rule: 'MU-XP-11',
    skip: 'stay',
    params: { figure: id, chief: chief.id },
    options: (['replace', 'fate', 'stay'] as const).map((kind) => ({
      key: rivalries.make({ kind }),
      value: kind,
    })),
  });
  if (answer === 'stay') return;
  const leaves = answer === 'replace' ? chief.id : yield* fateDecides(campaign, seat, chief, id);
  addToPool(campaign, leaves);
  yield* emit('leaves-band', 'MU-XP-11', { figure: leaves });
  if (leaves === chief.id) yield* becomeChief(shelf, campaign, id);
}

/** MU-XP-11: a die each, the lower leaves; ties roll again. */
function* fateDecides(
  campaign: Campaign,
  seat: Seat,
  chief: Character,
  id: FigureId,
): Flow<FigureId> {
  const rivalled = memberOf(campaign, id).character;
  if (campaign.rulings.rivalry === 'experience')
    return chief.experience >= rivalled.experience ? id : chief.id;
  for (;;) {
    const leaves = yield* roll(
      mapReading(rollTogether(ONE_DIE, ONE_DIE), ([his, own]) =>
        his === own ? null : his < own ? chief.id : id,
      ),
      'MU-XP-11',
      { who: seat, about: 'rivalry', params: { figure: id, chief: chief.id } },
    );
    if (leaves !== null) return leaves;
  }
}

/** MU-RT-01. */
const TEAM_LIEUTENANTS = 4;

/** MU-BAND-04, MU-RACE-07, MU-PULP-09, MU-RT-01, MU-RT-02: how many lieutenants a band may have. */
export function lieutenantsAllowed(
  shelf: Library,
  { race, tribe, team }: Pick<CampaignBand, 'race' | 'tribe' | 'team'>,
): number {
  if (team) return team === 'terrorists' ? 1 : TEAM_LIEUTENANTS;
  if (tribe) return 0;
  const permits = shelf.races.find(({ id }) => id === race)?.permits ?? [];
  return permits.includes('three-lieutenants') ? 3 : 2;
}

/** MU-XP-12: with his own values, from 0, when there is room; else he waits. */
function* promoteMinion(shelf: Library, campaign: Campaign, seat: Seat, id: FigureId): Flow {
  const band = bandOf(campaign, seat);
  const { character } = memberOf(campaign, id);
  if (!isAtTheTop(campaign, character)) return;
  if (membersOfRank(band, 'lieutenant').length >= lieutenantsAllowed(shelf, band)) return;
  const line = lineOf(shelf, character.race, 'lieutenant');
  rise(shelf, character, 'lieutenant');
  if (campaign.rulings.promotedProfile === 'lieutenant' && line)
    character.values = better(character.values, line);
  character.experience = 0;
  yield* emit('promoted', 'MU-XP-12', { figure: id });
}

/** The better of each value; of Shooting and Melee that is the lower. */
function better(a: Values, b: Values): Values {
  const lower = (x: number | null, y: number | null) =>
    x === null ? y : y === null ? x : Math.min(x, y);
  const higher = (x: number | null, y: number | null) =>
    x === null ? y : y === null ? x : Math.max(x, y);
  return {
    move: Math.max(a.move, b.move),
    command: higher(a.command, b.command),
    shoot: lower(a.shoot, b.shoot),
    melee: Math.min(a.melee, b.melee),
    strength: Math.max(a.strength, b.strength),
    resistance: Math.max(a.resistance, b.resistance),
    life: Math.max(a.life, b.life),
    cost: a.cost,
  };
}
