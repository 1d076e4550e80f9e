import type { Flow, Outcome, Refusal, Seat } from '@skirmish-kit/core';
import { figureOf } from '../figures.ts';
import { refuse } from '../refusals.ts';
import { PACE } from '../paces.ts';
import { figureFrom } from '../setup.ts';
import type { Battle, Figure } from '../state.ts';
import { sidesRemaining } from '../victory.ts';
import type { WorldAction, World } from '../world.ts';
import { countOf, worldState, markersOf, figureCounter, settingOf } from '../world-helpers.ts';
import { alertRoll, DETECTOR, isAlarmed, noticed, terroristSeat } from './alert.ts';
import {
  CARRIES_BOMB,
  countDown,
  defuse,
  defuseCost,
  drop,
  IN_SECRET,
  isSettled,
  nameCarrier,
  pickUp,
  plant,
  whyNotDefuse,
  whyNotPlant,
} from './bombs.ts';
import {
  countKilled,
  extract,
  HOSTAGE,
  hostagesOf,
  isHostage,
  placeHostages,
  releaseFrom,
  relocate,
  touchHostages,
  whyNotExtract,
} from './hostages.ts';
import { noticedDriving } from './driving-past.ts';
import { patrol, whyNotQuiet } from './patrol.ts';
import { layPatrols, visibleRoutes } from './patrol-route.ts';
import { regroupSettings } from './regroup-settings.ts';
import { buildScene, giveScene, hasHostages } from './scene.ts';

/** MU-VP-02. */
const KILLED = -20;

/** MU-RT-02: extras like those on their list, until one more would cost more than the other band has. */
function reinforce(battle: Battle): void {
  const terrorists = terroristSeat(battle);
  const own = battle.figures.filter(({ seat }) => seat === terrorists);
  const extra = own.find(({ recruit }) => recruit.rank === 'extra')?.recruit;
  if (!extra || settingOf(battle, 'reinforcements') !== 'equal') return;
  const price = Math.max(1, extra.points);
  let left = 0;
  for (const { seat, recruit } of battle.figures)
    left += seat === terrorists ? -recruit.points : recruit.points;
  // In campaigns some are missing: an added figure gets an unused number.
  let last = Math.max(...own.map(({ id }) => Number(id.slice(1))));
  for (; left >= price; left -= price) own.push(figureFrom(extra, terrorists, last++));
  const others = battle.figures.filter(({ seat }) => seat !== terrorists);
  battle.figures = terrorists === 0 ? [...own, ...others] : [...others, ...own];
}

function begin(battle: Battle): void {
  reinforce(battle);
  giveScene(battle);
}

/** MU-RT-03 to MU-RT-07, MU-RT-19: hostages and patrols are shown; who has the bomb is not. */
function* deployed(battle: Battle): Flow {
  if (hasHostages(battle)) {
    yield* placeHostages(battle, Number(settingOf(battle, 'hostages') ?? 4));
    yield* relocate(battle);
  } else yield* nameCarrier(battle);
  yield* layPatrols(battle);
}

/** MU-RT-06: the terrorists begin: the first turn, or all. */
function order(battle: Battle, rolled: readonly Seat[]): readonly Seat[] {
  const isFirst = battle.turn === 1 || battle.settings.terroristFirst === 'always';
  const seat = terroristSeat(battle);
  return isFirst ? [seat, ...rolled.filter((other) => other !== seat)] : rolled;
}

const DEEDS: Readonly<
  Record<string, (battle: Battle, figure: Figure, deed: WorldAction) => Refusal | undefined>
> = { extract: whyNotExtract, plant: whyNotPlant, defuse: whyNotDefuse };

function whyNotDeed(battle: Battle, figure: Figure, deed: WorldAction): Refusal | undefined {
  const why = DEEDS[deed.what];
  return why
    ? why(battle, figure, deed)
    : refuse('no-such-deed', 'MU-ACT-03', { figure: figure.id, what: deed.what });
}

function deeds(battle: Battle, figure: Figure): readonly WorldAction[] {
  const found: WorldAction[] = [];
  for (const { id } of hostagesOf(battle)) found.push({ kind: 'deed', what: 'extract', at: id });
  for (const { id } of markersOf(battle, 'site'))
    found.push({ kind: 'deed', what: 'plant', at: id });
  for (const { id } of markersOf(battle, 'bomb'))
    found.push({ kind: 'deed', what: 'defuse', at: id });
  return found.filter(
    (deed) => costOfDeed(battle, figure, deed) <= figure.ap && !whyNotDeed(battle, figure, deed),
  );
}

function costOfDeed(battle: Battle, figure: Figure, { what }: WorldAction): number {
  return what === 'defuse' ? defuseCost(battle, figure) : 1;
}

/** MU-VP-01: the points for rescued hostages. */
function savedWorth(battle: Battle): number {
  return Number(settingOf(battle, 'hostageWorth') ?? 5) * saved(battle);
}

function saved(battle: Battle): number {
  return hostagesOf(battle).filter(({ id }) => figureCounter(battle, id, 'saved') > 0).length;
}

/** Who has most points; nobody when both have as many. */
function best(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  const seats = [...scores.keys()].filter((seat) => scores[seat] === most);
  return seats.length === 1 ? seats : [];
}

/** MU-RT-22: what each side has reached; a draw if both have some, or neither. */
function judge(battle: Battle, isTurnOver: boolean, scores: readonly number[]): Outcome | null {
  const terrorists = terroristSeat(battle);
  const agents = 1 - terrorists;
  const left = sidesRemaining(battle);
  const isLast = isTurnOver && battle.turn >= Number(battle.settings.turnLimit);
  const waiting = hostagesOf(battle).some(({ fate }) => fate === 'in');
  const isOver =
    isLast ||
    left.length < 2 ||
    isSettled(battle) ||
    (hasHostages(battle) && battle.turn > 0 && !waiting);
  if (!isOver) return null;
  const extracted = saved(battle) > 0;
  const won: readonly (readonly [Seat, boolean])[] = [
    [agents, extracted || countOf(battle, 'defused') > 0 || !left.includes(terrorists)],
    [
      terrorists,
      countOf(battle, 'exploded') > 0 ||
        (hasHostages(battle) && !extracted) ||
        !left.includes(agents),
    ],
  ];
  const winners = won.filter(([, reached]) => reached).map(([seat]) => seat);
  if (winners.length === 2 && settingOf(battle, 'mixedGoals') === 'points')
    return { winners: best(scores), reason: 'mission', scores };
  return { winners: winners.length === 1 ? winners : [], reason: 'mission', scores };
}

/** MU-RT-19: who was named to carry the bomb is known to his own side alone, until it is seen. */
function view(battle: Battle, seat: Seat | undefined): Battle {
  if (seat === terroristSeat(battle)) return battle;
  const world = worldState(battle);
  const isSecret = ([key, value]: readonly [string, number]) =>
    key.endsWith(`/${CARRIES_BOMB}`) && value === IN_SECRET;
  const marks = Object.entries(world.marks);
  if (!marks.some(isSecret)) return battle;
  const known = marks.filter((mark) => !isSecret(mark));
  return { ...battle, world: { ...world, marks: Object.fromEntries(known) } };
}

/** MU-RT-01 to MU-RT-22: a team that was called against terrorists. */
export const regroupTeam: World = {
  id: 'regroup-team',
  title: { en: 'Regroup team', fr: 'Équipe d’intervention' },
  text: {
    en: 'Hostages or a bomb, patrols, detectors and an alarm: quiet as long as it goes.',
    fr: 'Otages ou bombe, patrouilles, détecteurs et alarme ; en silence tant que possible.',
  },
  horde: { en: 'Hostages', fr: 'Otages' },
  settings: regroupSettings,
  words: {
    extract: { en: 'Bring to safety', fr: 'Mettre en sécurité' },
    plant: { en: 'Plant the bomb', fr: 'Poser la bombe' },
    defuse: { en: 'Defuse', fr: 'Désamorcer' },
    site: { en: 'site', fr: 'emplacement' },
    bomb: { en: 'bomb', fr: 'bombe' },
    room: { en: 'room', fr: 'pièce' },
    kit: { en: 'defusing kit', fr: 'kit de déminage' },
    package: { en: 'bomb', fr: 'bombe' },
    detector: { en: 'detector', fr: 'détecteur' },
  },
  comers: () => [HOSTAGE],
  begin,
  prepare: buildScene,
  deployed,
  *startTurn(battle) {
    yield* alertRoll(battle, 'MU-RT-10');
  },
  order,
  *endTurn(battle) {
    yield* countDown(battle);
  },
  activated: patrol,
  whyNot: whyNotQuiet,
  deeds,
  whyNotDeed,
  costOfDeed,
  *doDeed(battle, id, { what, at }) {
    if (what === 'extract') yield* extract(battle, id, at);
    if (what === 'plant') yield* plant(battle, id, at);
    if (what === 'defuse') yield* defuse(battle, id, at);
  },
  *moved(battle, id, _, passage) {
    yield* touchHostages(battle, id, passage.places);
    yield* pickUp(
      battle,
      id,
      passage.places.map(({ at }) => at),
    );
    yield* noticed(battle, id, passage);
  },
  driven: noticedDriving,
  // MU-RT-14, MU-RT-15: a loud shot before the alarm.
  *shot(battle, id, weapon) {
    const fired = figureOf(battle, id).recruit.ranged.find((each) => each.id === weapon);
    if (!isAlarmed(battle) && !fired?.silent) yield* alertRoll(battle, 'MU-RT-14');
  },
  gone(battle, id) {
    releaseFrom(battle, id);
    countKilled(battle, id);
    drop(battle, id);
    return undefined;
  },
  worth: (_, figure) => (isHostage(figure) ? 0 : undefined),
  score: (battle, seat) =>
    seat === terroristSeat(battle) ? KILLED * countOf(battle, 'killed') : savedWorth(battle),
  judge,
  // MU-RT-04, MU-RT-07, MU-RT-16: until the alarm both see where patrols go and what detectors notice.
  outlines: (battle) =>
    isAlarmed(battle)
      ? []
      : [
          ...visibleRoutes(battle),
          ...markersOf(battle, 'detector').map(({ at }) => ({ at, radius: DETECTOR * PACE })),
        ],
  view,
};
