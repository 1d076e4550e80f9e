import { isProblems } from '@skirmish-kit/core';
import {
  ListBuilder,
  type BuilderOption,
  type BuilderSection,
  type BuilderSource,
  type BuiltEntry,
  type GameHost,
  type ModePage,
} from '@skirmish-kit/ui';
import { carriesItems } from '../lists/items.ts';
import { inList, listChecker } from '../lists/list-checker.ts';
import { weaponsFor } from '../lists/weapons.ts';
import { FACTIONS, TEAMS } from '../packs/built-in.ts';
import { readParts } from '../packs/read-lists.ts';
import type { Faction, Profile } from '../rules/profile.ts';
import type { TeamMember } from '../rules/strike-team.ts';
import { termMessages } from '../messages/terms.ts';
import { unitMessages } from '../messages/unit-messages.ts';

/** The builder of strike teams. */
export const openBuilder = (host: GameHost): ModePage =>
  new ListBuilder(host, host.localName, builderSource);

/** Strike teams: what each faction sells, and what checks them. */
export const builderSource: BuilderSource = {
  title: listChecker.title,
  unnamed: { en: 'My strike team', fr: 'Mon groupe de combat' },
  shelves: FACTIONS.map(shelfOf),
  budgets: [100, 75, 150, 200, 300],
  make: ({ name, shelf, budget, members }) => ({
    id: MINE,
    name,
    faction: shelf,
    budget,
    members: members.map(({ unit, extras }) => memberOf(unit, extras)),
  }),
  read(list) {
    const parts = readParts({ teams: [list] });
    if (isProblems(parts)) return inList(parts);
    const [team] = parts.teams;
    if (!team) return [];
    const { name, faction, budget, members } = team;
    return { name, shelf: faction, budget, members: members.map(builtFrom) };
  },
  check: (list) => listChecker.checkList(list),
  start: (list) => ({
    pack: {
      format: 'skirmish-pack',
      system: 'deadzone',
      version: 1,
      id: 'my-teams',
      title: { en: 'My strike teams', fr: 'Mes groupes de combat' },
      teams: [list],
    },
    draft: { teams: [MINE, opponentOf(list)] },
  }),
};

/** The team that is built here. */
const MINE = 'my-team';

/** DZ-SETUP-02: somebody built under the same limit, of another faction if there is one; else its like. */
function opponentOf(list: unknown): string {
  const { faction, budget }: { readonly faction?: unknown; readonly budget?: unknown } =
    Object(list);
  const equals = TEAMS.filter((team) => team.budget === budget);
  return (equals.find((team) => team.faction !== faction) ?? equals[0])?.id ?? MINE;
}

function shelfOf(faction: Faction): BuilderSection {
  return {
    id: faction.id,
    name: faction.name,
    units: faction.profiles.map((profile) => ({
      id: profile.id,
      name: profile.name,
      kind: unitMessages[`type-${profile.type}`],
      points: profile.points,
      extras: extrasFor(faction, profile),
    })),
    preset: presetOf(faction),
  };
}

/** Weapons and items go by their kind, since both may be called the same. */
function extrasFor(faction: Faction, profile: Profile): readonly BuilderOption[] {
  const weapons = weaponsFor(faction, profile).map(({ id, name, points }) => ({
    id: `weapon:${id}`,
    name,
    points: points ?? 0,
  }));
  const items = carriesItems(profile) ? faction.items : [];
  return [
    ...weapons,
    ...items.map(({ item, points }) => ({ id: `item:${item}`, name: termMessages[item], points })),
  ];
}

function memberOf(profile: string, extras: readonly string[]): object {
  const weapons = extras.flatMap((id) => (id.startsWith('weapon:') ? [id.slice(7)] : []));
  const [item] = extras.flatMap((id) => (id.startsWith('item:') ? [id.slice(5)] : []));
  return { profile, ...(weapons.length > 0 && { weapons }), ...(item && { item }) };
}

/** The first team of the faction that comes with the game. */
function presetOf({ id }: Faction): readonly BuiltEntry[] {
  const team = TEAMS.find(({ faction }) => faction === id);
  return (team?.members ?? []).map(builtFrom);
}

function builtFrom({ profile, weapons = [], item }: TeamMember): BuiltEntry {
  const extras = [
    ...weapons.map((weapon) => `weapon:${weapon}`),
    ...(item ? [`item:${item}`] : []),
  ];
  return { unit: profile, extras };
}
