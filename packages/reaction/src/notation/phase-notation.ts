import { findFigure } from '../rules/figures.ts';
import type { Battle, MandatoryTask, Phase } from '../rules/state.ts';

/** The current phase of a battle: `start`, `mandatory:rout-a1`, `reaction:a1,b2`, `actions:0:A1:a3`. */
export function makePhase(phase: Phase): string {
  switch (phase.step) {
    case 'mandatory':
      return `mandatory:${phase.tasks.map(({ kind, figure }) => `${kind}-${figure}`).join(',')}`;
    case 'reaction':
      return `reaction:${phase.tests.join(',')}`;
    case 'actions':
      return `actions:${phase.turnOf}:${phase.group ?? ''}:${phase.figure ?? ''}`;
    default:
      return phase.step;
  }
}

const KINDS: readonly MandatoryTask['kind'][] = ['rout', 'burn', 'software', 'self-repair'];

export function readPhase(battle: Battle, text: string): Phase | undefined {
  const [step = '', ...rest] = text.split(':');
  const [first = '', group = '', figure = ''] = rest;
  const listed = first === '' ? [] : first.split(',');
  if (step === 'start' || step === 'initiative' || step === 'end')
    return rest.length > 0 ? undefined : { step };
  if (step === 'reaction')
    return listed.every((id) => findFigure(battle, id)) ? { step, tests: listed } : undefined;
  if (step === 'mandatory') {
    const tasks = listed.map((task) => readTask(battle, task)).filter((task) => task !== undefined);
    return tasks.length === listed.length ? { step, tasks } : undefined;
  }
  if (step !== 'actions' || !/^\d{1,3}$/.test(first)) return undefined;
  if (group !== '' && !battle.groups.some(({ id }) => id === group)) return undefined;
  if (figure !== '' && findFigure(battle, figure)?.group !== group) return undefined;
  return { step, turnOf: Number(first), group: group || null, figure: figure || null };
}

function readTask(battle: Battle, text: string): MandatoryTask | undefined {
  const kind = KINDS.find((candidate) => text.startsWith(`${candidate}-`));
  const figure = kind ? findFigure(battle, text.slice(kind.length + 1)) : undefined;
  return kind && figure ? { kind, figure: figure.id } : undefined;
}
