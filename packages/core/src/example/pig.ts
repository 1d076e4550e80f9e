import {
  choose,
  d,
  defineCatalogue,
  defineSystem,
  problem,
  roll,
  say,
  sum,
  type Bot,
  type Flow,
  type Outcome,
  type Problem,
} from '../index.ts';

/** Pig: roll as often as you dare; a 1 loses what this turn brought. */
export interface PigState {
  readonly target: number;
  readonly scores: number[];
  player: number;
  /** What the turn under way has brought so far. */
  pot: number;
}

export interface PigSetup {
  readonly players: number;
  readonly target: number;
}

/** One turn, as the book tells it. */
function* turn(state: PigState): Flow {
  const who = state.player;
  state.pot = 0;
  while (yield* wantsToRoll(state)) {
    const die = yield* roll(sum([d(1, 6)]), 'PIG-02', { who, about: 'die' });
    if (die === 1) {
      yield* say('bust', 'PIG-03', { who, lost: state.pot });
      state.pot = 0;
      break;
    }
    state.pot += die;
  }
  state.scores[who] = (state.scores[who] ?? 0) + state.pot;
  state.player = (who + 1) % state.scores.length;
  state.pot = 0;
}

function* wantsToRoll(state: PigState): Flow<boolean> {
  return yield* choose({
    who: state.player,
    about: 'dare',
    rule: 'PIG-01',
    params: { pot: state.pot },
    options: [
      { key: 'roll', value: true },
      { key: 'hold', value: false },
    ],
  });
}

function outcome({ scores, target }: PigState): Outcome | undefined {
  const winner = scores.findIndex((score) => score >= target);
  return winner < 0 ? undefined : { winners: [winner], reason: 'target-reached', scores };
}

/** A setup comes from a stranger's link: it is checked, and what was left out is filled in. */
function readSetup(value: unknown): PigSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { players = 2, target = 100 } = given;
  if (!isWithin(players, 1, 8)) return [problem('/players', 'pig-players', 'From 1 to 8 players.')];
  if (!isWithin(target, 1, 1000)) return [problem('/target', 'pig-target', 'From 1 to 1000.')];
  return { players, target };
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Rolls until the turn has brought twenty, the way sensible people do. */
const careful: Bot<PigState> = {
  id: 'careful',
  title: { en: 'Careful', fr: 'Prudent' },
  answer: ({ state }) => (state.pot < 20 ? 'roll' : 'hold'),
};

const rules = defineCatalogue([
  {
    id: 'PIG-01',
    title: { en: 'Dare', fr: 'Oser' },
    text: {
      en: 'In your turn, roll as often as you like, or hold and keep what the turn brought.',
      fr: 'À votre tour, lancez autant de fois que vous voulez, ou gardez ce que le tour a rapporté.',
    },
  },
  {
    id: 'PIG-02',
    title: { en: 'The die', fr: 'Le dé' },
    text: { en: 'A roll of 2 to 6 is added to the pot.', fr: 'De 2 à 6, le dé s’ajoute au pot.' },
  },
  {
    id: 'PIG-03',
    title: { en: 'Bust', fr: 'Perdu' },
    text: {
      en: 'A 1 empties the pot and ends the turn.',
      fr: 'Un 1 vide le pot et finit le tour.',
    },
  },
]);

export const pig = defineSystem<PigState, PigSetup>({
  id: 'pig',
  version: 1,
  title: { en: 'Pig', fr: 'Le cochon' },
  defaults: { players: 2, target: 100 },
  readSetup,
  setup: ({ players, target }) => ({
    target,
    scores: Array.from({ length: players }, () => 0),
    player: 0,
    pot: 0,
  }),
  seats: (state) => state.scores.length,
  step: turn,
  outcome,
  catalogue: () => Promise.resolve(rules),
  bots: { careful: () => Promise.resolve(careful) },
});
