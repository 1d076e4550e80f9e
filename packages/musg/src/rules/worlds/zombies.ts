import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import type { Action } from '../action.ts';
import type { Recruit } from '../band.ts';
import { figureOf, foesOf, isIn, isAutonomous, isWithin } from '../figures.ts';
import { emit } from '../events.ts';
import { reachOf } from '../movement.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { strike } from '../strike.ts';
import type { World } from '../world.ts';
import { lookAbout } from '../walk.ts';
import { figureCounter, setFigureCounter, settingOf } from '../world-helpers.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { civilianActivated, courtCivilians, shootBack, whyNotAttack } from './civilians.ts';
import { creature } from './creatures.ts';
import type { Arrivals, EncounterTable } from './encounters.ts';
import { followNoise, goTo, nearestPrey, TALL } from './horde.ts';
import { infect, isStunned, sicken, stun } from './infection.ts';
import { invasion } from './invasion.ts';
import { freePlaces, hordeSeat, spawn } from './spawn.ts';
import { zombieSettings } from './zombie-settings.ts';

/** MU-ZOM-02, MU-ZOM-03, MU-ZOM-17: no tests, no charge, no run, two dice, always its own Strength. */
function zombieOf(battle: Battle): Recruit {
  const number = (key: string) => Number(settingOf(battle, key));
  return creature({
    name: { en: 'Zombie', fr: 'Zombie' },
    race: 'zombie',
    values: {
      move: number('zombieMove'),
      command: null,
      shoot: null,
      melee: 4,
      strength: number('zombieStrength'),
      resistance: 3,
      life: number('zombieLife'),
      cost: 4,
    },
    abilities: [
      'fearless',
      'lends-nothing',
      'never-runs',
      'never-charges',
      'never-shoots',
      'bare-hands-two',
      'infects',
      'stunned-by-wounds',
    ],
  });
}

const civilians = (plus: number): Arrivals => ({ recruit: null, half: false, plus });

/** MU-ZOM-15. */
export function zombieTable(battle: Battle): EncounterTable {
  const recruit = zombieOf(battle);
  const zombies = (half: boolean, plus: number): Arrivals => ({ recruit, half, plus });
  return [
    [[zombies(true, 3)], [zombies(true, 1)], [zombies(true, 0)], [civilians(1)]],
    [[zombies(false, 3)], [zombies(false, 2)], [zombies(false, 1)], [civilians(2)]],
  ];
}

const isZombie = ({ recruit }: Figure): boolean => recruit.race === 'zombie';

/** MU-ZOM-10: it crosses what is at most half as high as it is. */
const OVER = TALL / 2;

/** MU-ZOM-07, MU-ZOM-08: one walk to the nearest it sees, or half of one to a noise, and one strike. */
function* actWild(battle: Battle, id: FigureId): Flow<boolean> {
  const zombie = figureOf(battle, id);
  if (!isZombie(zombie)) {
    yield* shootBack(battle, id);
    return true;
  }
  if (settingOf(battle, 'control') !== 'themselves') return false;
  if (isStunned(battle, zombie)) {
    const strikes = settingOf(battle, 'stunnedZombies') === 'strike';
    if (!strikes || !(yield* subFlow(strikeFirst, battle, id)))
      yield* emit('does-nothing', 'MU-ZOM-16', { figure: id });
    return true;
  }
  if (isFree(battle)) {
    for (let left = POINTS; left > 0; left--)
      if (!(yield* subFlow(strikeFirst, battle, id))) yield* shamble(battle, id);
    return true;
  }
  const struck = yield* subFlow(strikeFirst, battle, id);
  if (struck && foesOf(battle, figureOf(battle, id)).length > 0) return true;
  yield* shamble(battle, id);
  if (!struck) yield* subFlow(strikeFirst, battle, id);
  return true;
}

/** MU-ZOM-08: two points, and whether they are for whatever it likes. */
const POINTS = 2;
const isFree = (battle: Battle): boolean => settingOf(battle, 'zombieActions') === 'any';

/** MU-ZOM-07: a walk to the nearest it sees, or half of one to a noise. */
function* shamble(battle: Battle, id: FigureId): Flow {
  const zombie = figureOf(battle, id);
  const prey = nearestPrey(battle, zombie);
  if (prey) yield* goTo(battle, id, prey, reachOf(zombie, 1), OVER);
  else yield* followNoise(battle, id, reachOf(zombie, 0.5), OVER);
}

/** MU-ZOM-08: strikes whom it touches; says whether there was anybody. */
function* strikeFirst(battle: Battle, id: FigureId): Flow<boolean> {
  const zombie = figureOf(battle, id);
  const [foe] = foesOf(battle, zombie);
  if (!foe || !isIn(zombie)) return false;
  yield* subFlow(strike, battle, id, foe.id, ['fists']);
  return true;
}

/** MU-ZOM-16: the turn in which it is stunned, and may only strike. */
const ROOTED = 'rooted';

/** MU-ZOM-08: at most one walk and one strike, also when a player moves it. */
function whyNot(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  if (!isZombie(figure)) return whyNotAttack(battle, figure, action);
  const what = countedAs(action);
  if (what === undefined) return undefined;
  if (what === 'walk' && figureCounter(battle, figure.id, ROOTED) === battle.turn)
    return refuse('stunned-stays', 'MU-ZOM-16', { figure: figure.id });
  if (isFree(battle)) return undefined;
  if (figureCounter(battle, figure.id, what) !== battle.turn) return undefined;
  return refuse('once-a-turn', 'MU-ZOM-08', { figure: figure.id });
}

/** MU-ZOM-08, MU-ZOM-16: every way of moving is its walk, and every blow its strike. */
function countedAs({ kind }: Action): 'walk' | 'strike' | undefined {
  switch (kind) {
    case 'walk':
    case 'climb':
    case 'drop':
    case 'flee':
      return 'walk';
    case 'strike':
    case 'strike-vehicle':
      return 'strike';
    default:
      return undefined;
  }
}

/** MU-ZOM-05: how near a zombie frightens, in paces. */
const FEAR = 5;

/** MU-ZOM-05: one less for minions with a zombie near them. */
function command(battle: Battle, figure: Figure, own: number): number {
  if (figure.recruit.rank !== 'minion' || isAutonomous(battle, figure)) return own;
  const near = battle.figures.some(
    (other) => isZombie(other) && isIn(other) && isWithin(figure, other, FEAR),
  );
  return near ? own - 1 : own;
}

/** MU-ZOM-01 to MU-ZOM-17. */
export const zombies: World = {
  ...invasion(zombieTable),
  id: 'zombies',
  title: { en: 'Zombie invasion', fr: 'Invasion de zombies' },
  text: {
    en: 'The dead come from three sides and play themselves: alone, together or against each other.',
    fr: 'Les morts viennent de trois côtés et jouent seuls : en solo, ensemble ou en rivaux.',
  },
  horde: { en: 'The dead', fr: 'Les morts' },
  settings: zombieSettings,
  comers: (battle) => [zombieOf(battle), ...CIVILIANS],
  actWild,
  *activated(battle, id) {
    const figure = figureOf(battle, id);
    if (isZombie(figure) && isStunned(battle, figure)) {
      if (settingOf(battle, 'stunnedZombies') === 'strike')
        setFigureCounter(battle, id, ROOTED, battle.turn);
      else figure.ap = 0;
      yield* emit('does-nothing', 'MU-ZOM-16', { figure: id });
    }
    yield* civilianActivated(battle, id);
  },
  *finished(battle, id) {
    courtCivilians(battle, id);
    const figure = figureOf(battle, id);
    const isAboard = figure.fate === 'aboard';
    if (!(yield* sicken(battle, id))) return;
    // Who sat in a vehicle gets up beside it.
    const at = (isAboard ? freePlaces(battle, figure.at, 1)[0] : undefined) ?? figure.at;
    const { id: zombie } = spawn(battle, zombieOf(battle), hordeSeat(battle), at);
    yield* emit('appears', 'MU-ZOM-04', { figure: zombie, x: at[0], y: at[1] });
    yield* lookAbout(battle, zombie);
  },
  whyNot,
  acted(battle, id, action) {
    const what = countedAs(action);
    if (what && isZombie(figureOf(battle, id))) setFigureCounter(battle, id, what, battle.turn);
    return undefined;
  },
  *wounded(battle, id, by) {
    yield* stun(battle, id);
    yield* infect(battle, id, by);
  },
  command,
};
