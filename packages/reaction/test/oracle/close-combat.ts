import type { Settings } from '../../src/rules/settings.ts';
import type { Battle, Figure, Melee } from '../../src/rules/state.ts';
import { total, type Cup } from './dice-source.ts';
import { QUALITY } from './shots.ts';
import { eliminate, wound } from './wound.ts';

const DIE = { dagger: 4, pistol: 4, club: 4, sword: 6, axe: 6 };
const BONUS = { dagger: 1, pistol: 1, club: 1, sword: 2, axe: 3 };

/** Base to base, give or take the tenth that whole numbers need. */
export function contact(a: Figure, b: Figure): boolean {
  const x = a.at[0] - b.at[0];
  const y = a.at[1] - b.at[1];
  const reach = a.radius + b.radius + 1;
  return x * x + y * y <= reach * reach;
}

/** RX-CC-01…17: one round. `strikeBack` is whom the defender would wound. */
export function combatRound(
  cup: Cup,
  battle: Battle,
  attacker: Figure,
  defender: Figure,
  strikeBack: Figure,
): 'attacker' | 'defender' | 'nobody' {
  const { settings } = battle;
  if (defender.reaction === 'rout') {
    eliminate(defender); // RX-CC-16, RX-CC-17
    return 'attacker';
  }
  const melee = meleeOf(battle, attacker, defender);
  if (!melee && settings.opportunityBreaks === 'panic-or-combat') {
    attacker.opportunity = false;
    defender.opportunity = false;
  }
  const first = !melee || melee.rounds === 0;
  const starter = melee?.starter ?? attacker.id;
  const has = (figure: Figure) =>
    figure.id === starter && (first || settings.starterDie === 'every-round') ? 1 : 0;
  const mine = numberOf(battle, attacker, defender);
  const theirs = numberOf(battle, defender, attacker);
  const lone = settings.outnumbering === 'lone-figure';
  const myExtra = lone ? theirs - 1 : Math.max(0, mine - theirs);
  const theirExtra = lone ? mine - 1 : Math.max(0, theirs - mine);
  const attack = attackTotal(cup, settings, attacker, has(attacker) + myExtra);
  const defence = attackTotal(cup, settings, defender, has(defender) + theirExtra);
  if (attack === defence) return 'nobody';
  if (attack > defence) blow(cup, settings, attacker, defender);
  else blow(cup, settings, defender, strikeBack);
  return attack > defence ? 'attacker' : 'defender';
}

function meleeOf(battle: Battle, a: Figure, b: Figure): Melee | undefined {
  return battle.melees.find(
    (melee) => [melee.starter, melee.other].sort().join() === [a.id, b.id].sort().join(),
  );
}

/** RX-CC-07: the figure and everybody of its side who touches the opponent and does not run. */
function numberOf(battle: Battle, figure: Figure, opponent: Figure): number {
  let number = 1;
  for (const other of battle.figures) {
    if (other.id === figure.id || other.seat !== figure.seat || other.fate !== 'in') continue;
    if (other.reaction !== 'rout' && contact(other, opponent)) number++;
  }
  return number;
}

function fighter(settings: Settings, figure: Figure): 'basic' | 'leader' | 'hero' {
  return figure.role === 'second' ? settings.secondFightsAs : figure.role;
}

function best(figure: Figure) {
  return [...figure.blades].sort((a, b) => BONUS[b] - BONUS[a])[0];
}

/** RX-CC-05…10 */
function attackTotal(cup: Cup, settings: Settings, figure: Figure, extra: number): number {
  const dice = { basic: [6, 6], leader: [8, 8], hero: [8, 8, 6] }[fighter(settings, figure)];
  for (let i = 0; i < extra; i++) dice.push(6);
  const blade = best(figure);
  if (blade) dice.push(DIE[blade]);
  if (figure.blades.length >= 2) dice.push(4);
  let modifier = QUALITY[figure.quality];
  if (figure.reaction === 'panic') modifier -= 2;
  if (figure.machine && settings.machineEffects === 'house-table') {
    if (figure.machine.damage.hardware >= 1) modifier -= 1;
  }
  return total(cup.roll(...dice)) + modifier;
}

/** RX-CC-12 */
function blow(cup: Cup, settings: Settings, winner: Figure, loser: Figure): void {
  const dice = { basic: [6, 6], leader: [8, 8], hero: [8, 8] }[fighter(settings, winner)];
  const blade = best(winner);
  const bonus = (blade ? BONUS[blade] : 0) + (winner.blades.length >= 2 ? 1 : 0);
  wound(cup, settings, loser, 'combat', dice, bonus);
}
