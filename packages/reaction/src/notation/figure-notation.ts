import { ARMOURS, type Armour } from '../rules/profile.ts';
import { SYSTEMS } from '../rules/machines.ts';
import type { DamageLevel, Figure } from '../rules/state.ts';

/** A figure as a position writes it: `a1@455,300>90[panic,ap=2,spent=1,moved]`. */
export function makeFigure(figure: Figure, fresh: Figure): string {
  const marks: string[] = [];
  const note = (condition: boolean, mark: string) => condition && marks.push(mark);
  note(figure.fate === 'eliminated', `out=${figure.outSince}`);
  note(figure.fate === 'fled', `fled=${figure.outSince}`);
  note(figure.reaction !== 'none', figure.reaction);
  note(figure.routedInCombat, 'caught');
  note(figure.ap > 0, `ap=${figure.ap}`);
  note(figure.spent > 0, `spent=${figure.spent}`);
  for (const [mark, field] of FLAGS) note(figure[field], mark);
  const bursts = Object.entries(figure.bursts).filter(([, count]) => count > 0);
  note(bursts.length > 0, `bursts=${bursts.map(([id, count]) => `${id}*${count}`).join('+')}`);
  const { machine } = figure;
  const levels = machine ? SYSTEMS.map((system) => machine.damage[system]) : [];
  note(
    levels.some((level) => level > 0),
    `damage=${levels.join('.')}`,
  );
  note(machine?.idle ?? false, 'idle');
  note(figure.armour !== fresh.armour, `armour=${figure.armour}`);
  const [x, y] = figure.at;
  const tail = marks.length > 0 ? `[${marks.join(',')}]` : '';
  return `${figure.id}@${x},${y}>${figure.facing}${tail}`;
}

const FLAGS = [
  ['acted', 'acted'],
  ['moved', 'moved'],
  ['pivoted', 'pivoted'],
  ['cover', 'inCover'],
  ['waiting', 'opportunity'],
  ['burning', 'burning'],
  ['aided', 'aided'],
] as const;

/** Applies one flag to a figure; returns whether it was valid. */
export function parseFigureFlag(figure: Figure, mark: string): boolean {
  const [word = '', value = ''] = mark.split('=');
  const flag = FLAGS.find(([name]) => name === mark);
  if (flag) {
    figure[flag[1]] = true;
    return true;
  }
  switch (word) {
    case 'panic':
    case 'rout':
    case 'ok':
      figure.reaction = word;
      return value === '';
    case 'caught':
      figure.routedInCombat = true;
      return value === '';
    case 'idle':
      if (figure.machine) figure.machine.idle = true;
      return figure.machine !== null;
    case 'out':
    case 'fled':
      figure.fate = word === 'out' ? 'eliminated' : 'fled';
      figure.outSince = Number(value);
      return isCount(value, 100);
    case 'ap':
      figure.ap = Number(value);
      return isCount(value, 8);
    case 'spent':
      figure.spent = Number(value);
      return isCount(value, 8);
    case 'armour':
      return readArmour(figure, value);
    case 'bursts':
      return readBursts(figure, value);
    case 'damage':
      return readDamage(figure, value);
    default:
      return false;
  }
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= most;
}

function readArmour(figure: Figure, value: string): boolean {
  const armour: Armour | undefined = ARMOURS.find((candidate) => candidate === value);
  if (armour) figure.armour = armour;
  return armour !== undefined;
}

function readBursts(figure: Figure, value: string): boolean {
  return value.split('+').every((part) => {
    const [, id = '', count = ''] = /^(.+)\*(\d{1,2})$/.exec(part) ?? [];
    if (!figure.weapons.some((weapon) => weapon.id === id)) return false;
    figure.bursts[id] = Number(count);
    return true;
  });
}

const LEVELS: readonly DamageLevel[] = [0, 1, 2, 3];

function readDamage(figure: Figure, value: string): boolean {
  const { machine } = figure;
  const levels = value.split('.').map((text) => LEVELS.find((level) => String(level) === text));
  if (!machine || levels.length !== SYSTEMS.length) return false;
  for (const [i, system] of SYSTEMS.entries()) {
    const level = levels[i];
    if (level === undefined) return false;
    machine.damage[system] = level;
  }
  return true;
}
