import type { Battle, Figure } from '../../src/rules/state.ts';
import { contact } from './close-combat.ts';
import { total, type Cup } from './dice-source.ts';
import { QUALITY } from './shots.ts';
import { eliminate } from './wound.ts';

/** RX-REACT-01…15, RX-CC-17: the test of one figure on an empty table. */
export function reactionTest(cup: Cup, battle: Battle, figure: Figure): 'ok' | 'panic' | 'rout' {
  const { settings } = battle;
  const alive = battle.figures.filter(
    (other) => other.group === figure.group && other.fate === 'in',
  ).length;
  const size = battle.groups.find((group) => group.id === figure.group)?.size ?? 0;
  const touching = battle.figures.filter(
    (other) => other.id !== figure.id && other.fate === 'in' && contact(other, figure),
  );
  const engaged = battle.melees.some(({ starter, other }) => [starter, other].includes(figure.id));
  let roll = total(cup.roll(6, 6)) + QUALITY[figure.quality];
  if (alive === 1 && figure.role !== 'hero') roll -= 2;
  if (settings.belowHalf === 'exact' ? alive * 2 < size : alive < Math.floor(size / 2)) roll -= 1;
  if (figure.reaction === 'rout') roll -= 1;
  if (engaged) roll -= 1;
  const leaders = touching.filter(
    ({ seat, role }) => seat === figure.seat && (role === 'leader' || role === 'second'),
  );
  const steady = leaders.filter(
    ({ reaction }) =>
      settings.steadyingLeader === 'any' || (reaction !== 'panic' && reaction !== 'rout'),
  );
  if (steady.length > 0) roll += 1;
  if (figure.role === 'second') roll += 1;
  if (figure.role === 'leader') roll += 2;
  figure.routedInCombat = false;
  if (roll >= 8) {
    figure.reaction = 'ok';
    return 'ok';
  }
  if (roll >= 5) {
    figure.reaction = 'panic';
    return 'panic';
  }
  figure.reaction = 'rout';
  figure.opportunity = false;
  if (engaged || touching.some(({ seat }) => seat !== figure.seat)) eliminate(figure);
  else if (settings.routMove === 'at-once') run(battle, figure);
  return 'rout';
}

/** RX-REACT-13: 20 cm straight to the nearest edge; nothing is in the way here. */
function run(battle: Battle, figure: Figure): void {
  const [x, y] = figure.at;
  const edge = Math.min(x, y, battle.width - x, battle.height - y);
  if (edge - figure.radius <= 200) {
    eliminate(figure);
    figure.fate = 'fled';
  } else if (edge === x) figure.at = [x - 200, y];
  else if (edge === y) figure.at = [x, y - 200];
  else if (edge === battle.width - x) figure.at = [x + 200, y];
  else figure.at = [x, y + 200];
}
