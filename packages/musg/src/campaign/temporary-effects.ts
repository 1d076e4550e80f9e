import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { ONE_DIE } from '../rules/dice.ts';
import type { Values } from '../rules/profile.ts';
import type { FigureId } from '../rules/state.ts';
import { emit } from './events.ts';
import { memberOf } from './roster.ts';
import type { Campaign, Character } from './state.ts';

/** What stays on a sheet. */
export const LASTING_INJURIES = [
  'slower',
  'nerves',
  'sight',
  'unreliable',
  'maimed',
  'hardened',
] as const;

export type LastingInjury = (typeof LASTING_INJURIES)[number];

/** MU-PULP-05: what else can be one worse for a game. */
export const TEMPORARY_EFFECTS = [...LASTING_INJURIES, 'feeble', 'frail'] as const;

export type PassingId = (typeof TEMPORARY_EFFECTS)[number];

/** Something that weighs on somebody in one game and is over with it. */
export interface TemporaryEffect {
  readonly what: PassingId;
  /** The game in which it counts. */
  readonly game: number;
}

/** MU-INJ-07: the least that nerves leave of a Command. */
const LEAST_COMMAND = 4;

/** MU-INJ-08, MU-INJ-11: the worst that Shooting and Melee get. */
const WORST = 6;

/** A sheet with one thing worse. */
export function worse(values: Values, what: PassingId): Values {
  const { move, command, shoot, melee, strength, resistance } = values;
  switch (what) {
    case 'slower':
      return { ...values, move: Math.max(1, move - 1) };
    case 'nerves':
      return { ...values, command: shaken(command) };
    case 'sight':
      return { ...values, shoot: shoot === null ? null : Math.min(WORST, shoot + 1) };
    case 'maimed':
      return { ...values, melee: Math.min(WORST, melee + 1) };
    case 'feeble':
      return { ...values, strength: Math.max(0, strength - 1) };
    case 'frail':
      return { ...values, resistance: Math.max(0, resistance - 1) };
    case 'unreliable':
    case 'hardened':
      return values;
  }
}

function shaken(command: number | null): number | null {
  return command === null ? null : Math.min(command, Math.max(LEAST_COMMAND, command - 1));
}

/** What weighs on somebody in the game that is being played or got ready. */
function weighing({ game }: Campaign, { passing = [] }: Character): readonly PassingId[] {
  return passing.filter((each) => each.game === game).map(({ what }) => what);
}

/** Whether he has this injury, for good or for this game. */
export function isInjured(campaign: Campaign, character: Character, what: LastingInjury): boolean {
  return character.injuries.includes(what) || weighing(campaign, character).includes(what);
}

/** MU-PULP-05, MU-PULP-06: a sheet as it counts in this game. */
export function currentValues(campaign: Campaign, character: Character): Values {
  return weighing(campaign, character).reduce(worse, character.values);
}

/** Something that counts in the next game and no longer. */
export function addTemporaryEffect(
  { game }: Campaign,
  character: Character,
  what: PassingId,
): void {
  character.passing = [...(character.passing ?? []), { what, game: game + 1 }];
}

/** MU-PULP-05, MU-PULP-06: what counted in the game that is over is over too. */
export function recover({ game, bands, pool }: Campaign): void {
  for (const character of [...bands.flatMap(({ members }) => members), ...pool]) {
    const left = character.passing?.filter((each) => each.game > game) ?? [];
    if (left.length > 0) character.passing = left;
    else delete character.passing;
  }
}

/** MU-PULP-05: by the die: Move, Command, Shooting, Melee, Strength or Resistance. */
const SETBACKS: readonly PassingId[] = ['slower', 'nerves', 'sight', 'maimed', 'feeble', 'frail'];

/** MU-PULP-05: one ability is one worse in the whole next game. */
export function* setBack(campaign: Campaign, id: FigureId): Flow {
  const { seat, character } = memberOf(campaign, id);
  const what = yield* roll(
    mapReading(ONE_DIE, (die) => SETBACKS[die - 1] ?? 'slower'),
    'MU-PULP-05',
    { who: seat, about: 'setback', params: { figure: id } },
  );
  addTemporaryEffect(campaign, character, what);
  yield* emit('set-back', 'MU-PULP-05', { figure: id, what });
}
