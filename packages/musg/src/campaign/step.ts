import { choose, nestedStep, type Flow, type PlayableSystem, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Battle } from '../rules/state.ts';
import type { VehicleEntry } from '../rules/vehicle-classes.ts';
import { beginnings } from './answers.ts';
import { worldBetween } from './campaign-world.ts';
import { rescue } from './prisoners.ts';
import { gainExperience } from './experience.ts';
import { improve } from './improvements.ts';
import { returnOfTheFallen } from './injuries.ts';
import { piecesLeft } from '../rules/pieces.ts';
import { emit } from './events.ts';
import { beginBattle, musterBand } from './next-battle.ts';
import { recover } from './temporary-effects.ts';
import { promotions } from './promotion.ts';
import { bandOf, findMember } from './roster.ts';
import { shop } from './shopping.ts';
import type { Campaign } from './state.ts';
import { takeTreasure } from './treasure.ts';

const seatsOf = ({ bands }: Campaign): readonly Seat[] => bands.map((_, seat) => seat);

/** MU-ZOM-01: a band can be alone against what comes; else it takes two. */
const leastBands = ({ bands }: Campaign): number => Math.min(2, bands.length);

/** MU-CAMP-01: plays on to the next place at which everything is in the state. */
export function* campaignStep<Setup>(
  shelf: Library,
  battles: PlayableSystem<Battle, Setup>,
  campaign: Campaign,
): Flow {
  const { phase } = campaign;
  switch (phase.step) {
    case 'rest':
      return yield* beginGame(campaign);
    case 'muster':
      return yield* musterStep(shelf, campaign, phase.seats);
    case 'battle':
      return yield* battleStep(battles, campaign);
    case 'return': {
      const [id, ...figures] = phase.figures;
      if (id !== undefined && campaign.battle) {
        yield* returnOfTheFallen(campaign, campaign.battle, id);
        campaign.phase = { step: 'return', figures };
      } else campaign.phase = { step: 'experience' };
      return;
    }
    case 'experience':
      return yield* experienceStep(shelf, campaign);
    case 'advances':
      return yield* advancesStep(shelf, campaign, phase.seats);
    case 'shopping':
      return yield* shoppingStep(shelf, campaign, phase.seats);
  }
}

/** Nothing begins before somebody says so. */
function* beginGame(campaign: Campaign): Flow {
  const { game, games } = campaign;
  yield* choose({
    who: 0,
    about: 'next-game',
    rule: 'MU-CAMP-01',
    params: { game, games },
    options: [{ key: beginnings.make({ kind: 'begin' }), value: undefined }],
  });
  yield* emit('game', 'MU-CAMP-01', { game, games });
  campaign.phase = { step: 'muster', seats: seatsOf(campaign) };
}

/** Band after band gets ready; then it begins, if two bands have anybody to send. */
function* musterStep(shelf: Library, campaign: Campaign, seats: readonly Seat[]): Flow {
  const [seat, ...others] = seats;
  if (seat !== undefined) {
    const coming = yield* musterBand(shelf, campaign, seat);
    campaign.fielded = campaign.fielded.map((ids, i) => (i === seat ? coming : ids));
    campaign.phase = { step: 'muster', seats: others };
    return;
  }
  if (campaign.fielded.filter((ids) => ids.length > 0).length < leastBands(campaign)) {
    yield* emit('no-battle', 'MU-EDGE-07', {});
    campaign.battle = null;
    campaign.phase = { step: 'advances', seats: seatsOf(campaign) };
    return;
  }
  beginBattle(shelf, campaign);
  campaign.phase = { step: 'battle' };
}

/** The battle goes on; when it is over, the fallen are seen to. */
function* battleStep<Setup>(battles: PlayableSystem<Battle, Setup>, campaign: Campaign): Flow {
  const { battle } = campaign;
  if (!battle) throw new Error('There is no battle.');
  const outcome = yield* nestedStep(battles, battle);
  if (!outcome) return;
  yield* loseBurst(campaign, battle);
  yield* towVehicles(campaign, battle);
  const also = worldBetween(campaign)?.alsoFallen?.(campaign, battle) ?? [];
  const fallen = battle.figures.filter(
    ({ id, fate }) => fate === 'out' || fate === 'dead' || also.includes(id),
  );
  campaign.phase = { step: 'return', figures: fallen.map(({ id }) => id) };
}

/** MU-VEH-17: wrecks are lost, or made good before the next game. */
function* towVehicles(campaign: Campaign, battle: Battle): Flow {
  if (campaign.rulings.wrecks === 'repaired') return;
  for (const [seat, band] of campaign.bands.entries()) {
    const driven = battle.vehicles?.filter((vehicle) => vehicle.seat === seat) ?? [];
    const isWreck = (_: VehicleEntry, i: number) => driven[i]?.fate === 'wreck';
    const lost = band.vehicles?.filter(isWreck).length ?? 0;
    if (!band.vehicles || lost === 0) continue;
    const left = band.vehicles.filter((each, i) => !isWreck(each, i));
    if (left.length > 0) band.vehicles = left;
    else delete band.vehicles;
    yield* emit('wrecks-lost', 'MU-VEH-17', { seat, count: lost });
  }
}

/** MU-ARCH-03: a weapon that burst is lost for good; one that ran out is not (MU-TMPL-10). */
function* loseBurst(campaign: Campaign, battle: Battle): Flow {
  if (campaign.rulings.burstWeapons === 'mended') return;
  for (const { id, lost, recruit } of battle.figures) {
    const member = findMember(campaign, id);
    const items = lost.filter((item) =>
      recruit.ranged.some((weapon) => weapon.id === item && weapon.blackPowder),
    );
    if (!member || items.length === 0) continue;
    const { character } = member;
    const carried = character.weapons.map((weapon) => ({ id: weapon }));
    character.weapons = piecesLeft(carried, items).map((weapon) => weapon.id);
    yield* emit('gear-lost', 'MU-ARCH-03', { seat: member.seat, items });
  }
}

function* experienceStep(shelf: Library, campaign: Campaign): Flow {
  const outcome = campaign.battle?.decided;
  if (campaign.battle && outcome) {
    yield* gainExperience(campaign, campaign.battle, outcome);
    yield* takeTreasure(campaign, outcome);
    yield* rescue(shelf, campaign, outcome);
  }
  campaign.phase = { step: 'advances', seats: seatsOf(campaign) };
}

function* advancesStep(shelf: Library, campaign: Campaign, seats: readonly Seat[]): Flow {
  const [seat, ...others] = seats;
  if (seat === undefined) {
    campaign.phase = { step: 'shopping', seats: seatsOf(campaign) };
    return;
  }
  for (const { id, owed } of bandOf(campaign, seat).members)
    if (owed > 0) yield* improve(campaign, id);
  yield* promotions(shelf, campaign, seat);
  campaign.phase = { step: 'advances', seats: others };
}

function* shoppingStep(shelf: Library, campaign: Campaign, seats: readonly Seat[]): Flow {
  const [seat, ...others] = seats;
  if (seat !== undefined) {
    if (yield* shop(shelf, campaign, seat)) campaign.phase = { step: 'shopping', seats: others };
    return;
  }
  yield* endGame(campaign);
}

/** The page is turned: the next game, or the end of the campaign. */
function* endGame(campaign: Campaign): Flow {
  const standing = seatsOf(campaign).filter((each) => bandOf(campaign, each).members.length > 0);
  const wins = campaign.bands.map((band) => band.wins);
  campaign.battle = null;
  campaign.fielded = campaign.bands.map(() => []);
  recover(campaign);
  if (standing.length < leastBands(campaign))
    campaign.decided = { winners: standing, reason: 'last-band-left', scores: wins };
  else if (campaign.game >= campaign.games) {
    const most = Math.max(...wins);
    const best = seatsOf(campaign).filter((seat) => wins[seat] === most);
    const isTied = best.length > 1 && best.length === campaign.bands.length;
    const winners = isTied ? [] : best;
    campaign.decided = { winners, reason: 'last-game', scores: wins };
  } else {
    campaign.game += 1;
    campaign.phase = { step: 'rest' };
    return;
  }
  yield* emit('campaign-over', 'MU-CAMP-01', { scores: wins });
}
