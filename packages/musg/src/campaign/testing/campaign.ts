import type { Outcome } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import type { Member } from '../../rules/band.ts';
import { figureOf } from '../../rules/figures.ts';
import type { Rank } from '../../rules/profile.ts';
import type { Settings } from '../../rules/settings.ts';
import type { Battle } from '../../rules/state.ts';
import { battleWith } from '../../rules/testing/battle.ts';
import type { World } from '../../rules/world.ts';
import { BUILT_IN_WORLDS } from '../../rules/worlds/built-in.ts';
import { memberOf } from '../roster.ts';
import type { CampaignSettings } from '../settings.ts';
import { setUpCampaign } from '../setup.ts';
import type { Campaign, Character } from '../state.ts';

/** Somebody of a test band: his rank, with what is different about him. */
export type FigureSpec = Rank | (Partial<Member> & { readonly sheet?: Partial<Character> });

export interface TestCampaign {
  readonly a?: readonly FigureSpec[];
  readonly b?: readonly FigureSpec[];
  readonly race?: string;
  readonly scientist?: true;
  readonly treasure?: number;
  readonly settings?: Partial<Settings>;
  readonly rulings?: Partial<CampaignSettings>;
  readonly world?: World;
  readonly worldSettings?: Readonly<Record<string, string>>;
  readonly games?: number;
}

/** A campaign of the Alphas against the Betas; everybody has the general profile unless told. */
export function campaignWith({
  a = ['chief', 'minion'],
  b = ['chief', 'minion'],
  race = 'generic',
  scientist,
  treasure,
  settings = {},
  rulings = {},
  world,
  worldSettings = {},
  games = 10,
}: TestCampaign): Campaign {
  const band = (id: string, sketches: readonly FigureSpec[]) => ({
    id,
    name: { en: id, fr: id },
    race,
    ...(scientist && { scientist }),
    members: sketches.map((each): Member => {
      const given = typeof each === 'string' ? { rank: each } : each;
      return { rank: 'minion', weapons: [], equipment: [], ...withoutSheet(given) };
    }),
  });
  const campaign = setUpCampaign(BUILT_IN_LIBRARY, {
    bands: [band('alphas', a), band('betas', b)],
    scenario: 'market',
    games,
    settings,
    rulings,
    ...(world && { world: world.id, worldSettings }),
  });
  for (const [letter, sketches] of [
    ['a', a],
    ['b', b],
  ] as const)
    sketches.forEach((each, i) => {
      if (typeof each !== 'string') Object.assign(sheet(campaign, `${letter}${i + 1}`), each.sheet);
    });
  if (treasure !== undefined) for (const each of campaign.bands) each.treasure = treasure;
  return campaign;
}

function withoutSheet({ sheet: _, ...member }: Exclude<FigureSpec, Rank>): Partial<Member> {
  return member;
}

/** Somebody's sheet. */
export function sheet(campaign: Campaign, id: string): Character {
  return memberOf(campaign, id).character;
}

/** How a figure of a battle ended: who felled it, and whether it is out or dead. */
export interface Fallen {
  readonly id: string;
  readonly by?: string;
  readonly fate?: 'out' | 'dead';
}

/** A battle of everybody that is over, with these fallen. */
export function battleOver(
  campaign: Campaign,
  fallen: readonly Fallen[] = [],
  winners: readonly number[] = [],
  scores: readonly number[] = [0, 0],
): { readonly battle: Battle; readonly outcome: Outcome } {
  const side = (seat: number) =>
    (campaign.bands[seat]?.members ?? []).map(
      ({ rank, trade }, i) =>
        [5 + 30 * seat, 5 + 3 * i, { rank, ...(trade !== null && { mercenary: trade }) }] as const,
    );
  const world = BUILT_IN_WORLDS.find(({ id }) => id === campaign.world);
  const battle = battleWith({ a: side(0), b: side(1), ...(world && { world }) });
  for (const { id, by = null, fate = 'out' } of fallen) {
    const figure = figureOf(battle, id);
    figure.fate = fate;
    figure.life = fate === 'out' ? 0 : -1;
    figure.felledBy = by;
  }
  const outcome = { winners, reason: 'last-turn', scores };
  battle.decided = outcome;
  campaign.battle = battle;
  campaign.fielded = campaign.bands.map(({ members }) => members.map(({ id }) => id));
  return { battle, outcome };
}
