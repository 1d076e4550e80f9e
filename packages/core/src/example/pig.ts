import {
  questionMessages,
  choose,
  d,
  defineActions,
  defineCatalogue,
  defineSystem,
  asIs,
  problem,
  roll,
  message,
  sum,
  typedEmit,
  type Bot,
  type Flow,
  type Language,
  type Outcome,
  type Problem,
  type SetupChoice,
  type SetupDraft,
  type Messages,
} from '../index.ts';

/** Pig: roll as often as you dare; a 1 loses the points of this turn. */
export interface PigState {
  readonly target: number;
  readonly scores: number[];
  player: number;
  /** The points of the current turn. */
  pot: number;
}

export interface PigSetup {
  readonly players: number;
  readonly target: number;
}

const actions = defineActions({ roll: {}, hold: {} });

const PLAYER: Readonly<Record<Language, string>> = { en: 'Player', fr: 'Joueur' };

/** The name of a player: the number of the seat. */
const player = (seat: number, { language }: { readonly language: Language }): string =>
  `${PLAYER[language]} ${seat + 1}`;

const events = {
  bust: message(
    { who: player, lost: asIs },
    { en: '{who} rolls a 1 and loses {lost}.', fr: '{who} fait 1 et perd {lost}.' },
  ),
};

const emit = typedEmit<typeof events>();

/** Everything the game says, declared once. */
const messages: Messages<PigState, { readonly language: Language }> = {
  names: (_, language) => ({ language }),
  side: (_, seat, language) => player(seat, { language }),
  events,
  refusals: {},
  questions: {
    dare: questionMessages(
      message(
        { seat: player, pot: asIs },
        {
          en: '{seat}: roll again, or hold with {pot}?',
          fr: '{seat} : relancer, ou garder {pot} ?',
        },
      ),
      actions,
      {
        roll: message({}, { en: 'Roll', fr: 'Lancer' }),
        hold: message({}, { en: 'Hold', fr: 'Garder' }),
      },
    ),
  },
  rolls: { die: message({}, { en: 'The die', fr: 'Le dé' }) },
  reasons: { 'target-reached': { en: 'the target is reached', fr: 'le but est atteint' } },
};

/** One turn, as the book tells it. */
function* turn(state: PigState): Flow {
  const who = state.player;
  state.pot = 0;
  while (yield* wantsToRoll(state)) {
    const die = yield* roll(sum([d(1, 6)]), 'PIG-02', { who, about: 'die' });
    if (die === 1) {
      yield* emit('bust', 'PIG-03', { who, lost: state.pot });
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
      { key: actions.make({ kind: 'roll' }), value: true },
      { key: actions.make({ kind: 'hold' }), value: false },
    ],
  });
}

function outcome({ scores, target }: PigState): Outcome | undefined {
  const winner = scores.findIndex((score) => score >= target);
  return winner < 0 ? undefined : { winners: [winner], reason: 'target-reached', scores };
}

/** Checks an untrusted setup, such as one from a link, and fills in defaults. */
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

/** The choices before a game: start panels, attributes and flags are made from them. */
function choices({ players = 2, target = 100 }: SetupDraft): readonly SetupChoice[] {
  return [
    {
      id: 'players',
      title: { en: 'Players', fr: 'Joueurs' },
      path: ['players'],
      value: Number(players),
      among: { least: 1, most: 8 },
      room: 'game',
    },
    {
      id: 'target',
      title: { en: 'Points to win', fr: 'Points pour gagner' },
      path: ['target'],
      value: Number(target),
      among: { least: 1, most: 1000 },
      room: 'setting',
      rule: 'PIG-01',
    },
  ];
}

/** Rolls until the turn has twenty points, as a sensible player does. */
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
      en: 'In your turn, roll as often as you like, or hold and keep the points of the turn.',
      fr: 'À votre tour, lancez autant de fois que vous voulez, ou gardez les points du tour.',
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
  choices,
  messages,
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
