import type { LocalisedText } from '@skirmish-kit/core';
import type { Gang, GroupList, Profile, Weapon } from '../rules/profile.ts';
import type {
  Deployment,
  Scenario,
  ScenarioDoor,
  ScenarioEvent,
  ScenarioObject,
  ScenarioObjective,
} from '../rules/scenario.ts';
import type { Terrain } from '@skirmish-kit/space';

/** A gang as a pack writes it: its fighters are profiles of the pack. */
export interface PackGang {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  readonly groups: readonly GroupList[];
  /** Profile ids of heroes outside groups. */
  readonly heroes?: readonly string[];
}

/** RX-TURN-03: the default length of a scenario. */
export const USUAL_TURNS = 8;

/** A scenario as a pack writes it: lists and the number of turns may be left out. */
export interface PackScenario extends Omit<
  Scenario,
  'turns' | 'terrain' | 'doors' | 'objects' | 'objectives' | 'events'
> {
  readonly turns?: number;
  readonly terrain?: readonly Terrain[];
  readonly doors?: readonly ScenarioDoor[];
  readonly objects?: readonly ScenarioObject[];
  readonly objectives?: readonly ScenarioObjective[];
  readonly events?: readonly ScenarioEvent[];
  readonly deployment: readonly Deployment[];
}

/** A pack file, as `reaction-pack.schema.json` describes it. */
export interface ReactionPack {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'reaction';
  readonly version: 1;
  readonly id: string;
  readonly title: LocalisedText;
  readonly description?: LocalisedText;
  readonly author?: string;
  readonly licence?: string;
  /** Weapons beyond those of the sheet. */
  readonly weapons?: readonly Weapon[];
  readonly profiles?: readonly Profile[];
  readonly gangs?: readonly PackGang[];
  readonly scenarios?: readonly PackScenario[];
}

/** The gangs of a pack, each with the profiles and weapons it uses. */
export function gangsOf(pack: ReactionPack): readonly Gang[] {
  return (pack.gangs ?? []).map((gang) => {
    const heroes = gang.heroes ?? [];
    const named = [
      ...gang.groups.flatMap(({ members }) => members.map(({ profile }) => profile)),
      ...heroes,
    ];
    const profiles = (pack.profiles ?? []).filter(({ id }) => named.includes(id));
    const carried = profiles.flatMap((profile) => profile.weapons);
    const weapons = (pack.weapons ?? []).filter(({ id }) => carried.includes(id));
    const { id, name, text, groups } = gang;
    return { id, name, text, profiles, weapons, groups, heroes };
  });
}

/** The scenarios of a pack, with everything there. */
export function scenariosOf(pack: ReactionPack): readonly Scenario[] {
  return (pack.scenarios ?? []).map((scenario) => ({
    ...scenario,
    turns: scenario.turns ?? USUAL_TURNS,
    terrain: scenario.terrain ?? [],
    doors: scenario.doors ?? [],
    objects: scenario.objects ?? [],
    objectives: scenario.objectives ?? [],
    events: scenario.events ?? [],
  }));
}
