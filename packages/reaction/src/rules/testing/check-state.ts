import type { Battle, Figure } from '../state.ts';

/** Throws unless every number is a safe integer in its range, and nobody was lost or made. */
export function checkState(battle: Battle, figures: number): void {
  checkNumbers(battle);
  if (battle.figures.length !== figures) throw new Error('Figures were lost or made.');
  if (new Set(battle.figures.map(({ id }) => id)).size !== figures)
    throw new Error('Two figures have one id.');
  for (const figure of battle.figures) {
    if (!isSound(battle, figure))
      throw new Error(`${figure.id} is out of range: ${JSON.stringify(figure)}`);
  }
  for (const { starter, other } of battle.melees) {
    const pair = battle.figures.filter(({ id }) => id === starter || id === other);
    if (pair.length !== 2 || pair.some(({ fate }) => fate !== 'in'))
      throw new Error(`${starter} fights ${other}, and one is out.`);
  }
  for (const { id, holder } of battle.things) {
    const carrier = battle.figures.find((figure) => figure.id === holder);
    if (holder !== null && carrier?.fate !== 'in')
      throw new Error(`${id} is carried by ${holder}, who is out.`);
  }
  for (const group of battle.groups) {
    const members = battle.figures.filter((figure) => figure.group === group.id);
    if (members.length !== group.size) throw new Error(`${group.id} has lost or won members.`);
  }
}

function checkNumbers(value: unknown): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`Not a whole number: ${value}`);
  if (value === undefined) throw new Error('Something undefined is in the state.');
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(checkNumbers);
}

function isSound({ width, height, turn }: Battle, figure: Figure): boolean {
  const [x, y] = figure.at;
  const within = (value: number, low: number, high: number) => value >= low && value <= high;
  const out = figure.fate !== 'in';
  return (
    within(x, 0, width) &&
    within(y, 0, height) &&
    within(figure.ap, 0, 8) &&
    within(figure.spent, 0, 8) &&
    within(figure.facing, 0, 359) &&
    within(figure.outSince, 0, turn) &&
    Object.values(figure.bursts).every((count) => within(count, 1, 8)) &&
    Object.values(figure.machine?.damage ?? {}).every((level) => within(level, 0, 3)) &&
    !(out && figure.opportunity)
  );
}
