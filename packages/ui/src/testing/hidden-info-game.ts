import {
  questionMessages,
  choose,
  d,
  defineActions,
  defineCatalogue,
  defineSystem,
  idKey,
  asIs,
  roll,
  emit,
  message,
  sum,
  type Flow,
  type GameSystem,
  type Messages,
} from '@skirmish-kit/core';

/**
 * Envelopes: everybody holds a word that nobody else may read, seals a second one, and peeks at a die.
 * Every hidden thing is a canary, so that a test can look for it everywhere.
 */
export interface HiddenInfoGame {
  readonly held: string[];
  readonly sealed: string[];
  readonly pile: string[];
  /** The face of the die, as text. */
  readonly peeked: string[];
  turn: number;
}

/** The words that only a seat may know. */
export const secretsOf = (seat: number): readonly string[] => [
  `canary-held-${seat}`,
  `canary-sealed-${seat}`,
  `canary-peeked-${seat}`,
];

/** The word that nobody may know. */
export const DECK_SECRET = 'canary-pile';

const SEATS = 2;
const TURNS = 6;

const seal = defineActions({ seal: { word: idKey } });

const messages: Messages<HiddenInfoGame, HiddenInfoGame> = {
  names: (state) => state,
  side: (_, seat, language) => `${language === 'fr' ? 'Joueur' : 'Player'} ${seat + 1}`,
  events: {
    sealed: message({ word: asIs }, { en: 'Sealed: {word}.', fr: 'Scellé : {word}.' }),
    // Public, but it names what only some may read: the name comes from the reader's own view.
    handed: message(
      { who: (seat: number, { held }) => held[seat] ?? '' },
      { en: 'An envelope: {who}.', fr: 'Une enveloppe : {who}.' },
    ),
    peeked: message(
      { word: asIs },
      { en: 'Under the cup: {word}.', fr: 'Sous le gobelet : {word}.' },
    ),
  },
  refusals: {},
  questions: {
    seal: questionMessages(message({}, { en: 'Which word?', fr: 'Quel mot ?' }), seal, {
      seal: message({ word: asIs }, { en: 'Seal {word}', fr: 'Sceller {word}' }),
    }),
  },
  rolls: { peek: message({}, { en: 'The cup', fr: 'Le gobelet' }) },
  reasons: { done: { en: 'all is sealed', fr: 'tout est scellé' } },
};

function* turn(state: HiddenInfoGame): Flow {
  const who = state.turn % SEATS;
  const rule = 'ENV-01';
  const word = `canary-sealed-${who}`;
  const options = [{ key: seal.make({ kind: 'seal', word }), value: word }];
  state.sealed[who] = yield* choose({ who, about: 'seal', rule, options, visibleTo: [who] });
  yield* emit('sealed', rule, { word }, [who]);
  yield* emit('handed', rule, { who });
  const die = yield* roll(sum([d(1, 1)]), rule, { who, about: 'peek', visibleTo: [who] });
  state.peeked[who] = die === 1 ? `canary-peeked-${who}` : '';
  yield* emit('peeked', rule, { word: state.peeked[who] ?? '' }, [who]);
  state.turn++;
}

export const envelopes: GameSystem<HiddenInfoGame, null> = defineSystem<HiddenInfoGame, null>({
  id: 'envelopes',
  version: 1,
  title: { en: 'Envelopes', fr: 'Les enveloppes' },
  defaults: null,
  readSetup: () => null,
  choices: () => [],
  setup: () => ({
    held: ['canary-held-0', 'canary-held-1'],
    sealed: ['', ''],
    pile: [DECK_SECRET],
    peeked: ['', ''],
    turn: 0,
  }),
  seats: () => SEATS,
  step: turn,
  outcome: (state) =>
    state.turn < TURNS ? undefined : { winners: [], reason: 'done', scores: [0, 0] },
  playerView: (state, seat) => {
    const own = (words: readonly string[]) => words.map((word, i) => (i === seat ? word : '…'));
    const { held, sealed, peeked, turn: at } = state;
    return { held: own(held), sealed: own(sealed), peeked: own(peeked), pile: [], turn: at };
  },
  messages,
  catalogue: () => Promise.resolve(defineCatalogue([])),
  bots: {},
});
