import type { Flow, Outcome } from '@skirmish-kit/core';
import type { Rank } from '../rules/profile.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { emit } from './events.ts';
import { findMember } from './roster.ts';
import type { CampaignSettings } from './settings.ts';
import type { Campaign, Character } from './state.ts';

/** MU-XP-08: every fifth box is grey. */
const GREY = 5;

/** MU-XP-09, MU-EXTRA-04: how many boxes a rank has; extras have none. */
export function mostExperience({ experienceBoxes }: CampaignSettings, rank: Rank): number {
  const [minion = 0, lieutenant = 0, chief = 0] = experienceBoxes.split('-').map(Number);
  return { minion, lieutenant, chief, extra: 0 }[rank];
}

/** MU-XP-08, MU-XP-09: fills boxes, and notes the grey ones. */
export function gain(character: Character, points: number, settings: CampaignSettings): void {
  const before = character.experience;
  const after = Math.min(mostExperience(settings, character.rank), before + points);
  character.experience = Math.max(before, after);
  character.owed += Math.floor(character.experience / GREY) - Math.floor(before / GREY);
}

/** MU-XP-03 to MU-XP-06: what it brings to have put somebody out of action. */
export function casualtyExperience(by: Rank, felled: Rank): number {
  if (by === 'minion') return felled === 'chief' ? 2 : felled === 'lieutenant' ? 1 : 0;
  return (by === 'lieutenant' || by === 'chief') && felled === 'chief' ? 1 : 0;
}

/** MU-XP-01 to MU-XP-07: the experience a surviving figure has earned in a battle. */
function earned(campaign: Campaign, battle: Battle, { winners }: Outcome, id: FigureId): number {
  const figure = battle.figures.find((each) => each.id === id);
  const member = findMember(campaign, id);
  if (!figure || !member) return 0;
  const felled = battle.figures
    .filter((other) => other.felledBy === id && other.seat !== figure.seat)
    .reduce((sum, { recruit }) => sum + casualtyExperience(member.character.rank, recruit.rank), 0);
  const shares = figure.fate !== 'out' || campaign.rulings.fallenWinners === 'counted';
  const won = winners.includes(figure.seat) && shares ? 1 : 0;
  return 1 + felled + won;
}

/** MU-MERC-05, MU-EDGE-07, MU-EXTRA-04: all who were there; not those who play for pay, nor extras. */
export function* gainExperience(campaign: Campaign, battle: Battle, outcome: Outcome): Flow {
  for (const id of campaign.fielded.flat()) {
    const member = findMember(campaign, id);
    if (!member || member.character.hired || member.character.rank === 'extra') continue;
    const { character } = member;
    const points = earned(campaign, battle, outcome, id);
    gain(character, points, campaign.rulings);
    yield* emit('gains', 'MU-XP-01', { figure: id, points, total: character.experience });
  }
}
