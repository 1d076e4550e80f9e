import type { LogEntry } from '@skirmish-kit/core';
import type { Library } from '../../packs/pack.ts';
import { mostExperience } from '../experience.ts';
import { IMPROVEMENTS } from '../improvements.ts';
import { lieutenantsAllowed } from '../promotion.ts';
import { gearOf, membersOfRank } from '../roster.ts';
import type { Campaign, Character } from '../state.ts';

/** Everybody there is, in a band, held by others or for hire. */
function everybody({ bands, pool }: Campaign): readonly Character[] {
  const held = bands.flatMap((band) => band.held ?? []).map(({ character }) => character);
  return [...bands.flatMap(({ members }) => members), ...held, ...pool];
}

/** Every weapon and thing there is, in order: carried, in store, or with who is for hire. */
export function allGear(campaign: Campaign): readonly string[] {
  return [
    ...everybody(campaign).flatMap(gearOf),
    ...campaign.bands.flatMap(({ store }) => store),
  ].sort();
}

/** What the log says that there should be: what there was, what was bought, less what was lost. */
export function loggedGear(before: readonly string[], log: readonly LogEntry[]): readonly string[] {
  const gear = [...before];
  for (const { kind, about, params } of log) {
    if (kind !== 'event') continue;
    if (about === 'buys') gear.push(String(params['item']));
    if (about !== 'gear-lost') continue;
    const { items } = params;
    for (const item of Array.isArray(items) ? items : []) {
      const at = gear.indexOf(String(item));
      if (at < 0) throw new Error(`${String(item)} is lost and was never there.`);
      gear.splice(at, 1);
    }
  }
  return gear.sort();
}

/** What has to hold in a campaign whenever somebody is asked; throws what does not. */
export function checkCampaign(shelf: Library, campaign: Campaign): void {
  const fail = (what: string): never => {
    throw new Error(`Game ${campaign.game}: ${what}`);
  };
  const people = everybody(campaign);
  const ids = people.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) fail(`somebody is there twice: ${ids.join()}`);
  for (const band of campaign.bands) {
    if (band.treasure < 0) fail(`${band.id} owes ${-band.treasure}.`);
    if (membersOfRank(band, 'chief').length > 1) fail(`${band.id} has two chiefs.`);
    if (membersOfRank(band, 'lieutenant').length > lieutenantsAllowed(shelf, band))
      fail(`${band.id} has too many lieutenants.`);
    for (const { id } of band.gone) if (ids.includes(id)) fail(`${id} is gone and still there.`);
  }
  for (const { id, improvements, experience, rank, values, hired, owed } of people) {
    if (experience > mostExperience(campaign.rulings, rank) && !hired)
      fail(`${id}: ${experience}.`);
    if (owed < 0) fail(`${id} is owed ${owed}.`);
    for (const [i, each] of improvements.entries()) {
      const before = improvements.slice(0, i);
      if (before.includes(each)) fail(`${id} learned ${each} twice.`);
      if (IMPROVEMENTS[each].after.some((needed) => !before.includes(needed)))
        fail(`${id} learned ${each} too early.`);
    }
    const { shoot, melee, command, move, life } = values;
    if (shoot !== null && (shoot < 2 || shoot > 6)) fail(`${id} shoots on ${shoot}.`);
    if (melee < 2 || melee > 6) fail(`${id} strikes on ${melee}.`);
    if (command !== null && command > 11) fail(`${id} has Command ${command}.`);
    if (move < 1 || life < 1) fail(`${id} has Move ${move} and ${life} life.`);
  }
}
