import { translator, type LogEntry, type Params } from '@skirmish-kit/core';
import { rollValues, type RollSum, type RollWords } from '@skirmish-kit/ui';
import { FACES } from '../rules/state.ts';
import { face, type DeadzoneNames } from '../messages/names.ts';
import { rollPhrases } from '../messages/roll-messages.ts';

type Key = keyof typeof rollPhrases;
type Say = (key: Key, params?: Params) => string;

/** What befalls who was rolled against, said behind the sum. */
const FATES = ['killed', 'wounded', 'armour-holds', 'stunned', 'catches-fire', 'pinned'] as const;

/** Rolls of one person, and what their dice are. */
const SINGLE: Readonly<Record<string, Key>> = {
  shoot: 'hits',
  fight: 'hits',
  frag: 'hits',
  flames: 'hits',
  shock: 'hits',
  aim: 'hits',
  survive: 'saves',
  shield: 'blocked',
};

/** What a roll came to: the hits and saves of each side, and what is left of them. */
export function rollWords(
  roll: LogEntry,
  after: readonly LogEntry[],
  names: DeadzoneNames,
): RollWords | undefined {
  const say: Say = translator<Key>(rollPhrases, names.language);
  const { about, params } = roll;
  if (about === 'command') return { symbols: FACES.map((each) => face(each, names)) };
  const [mine = 0, theirs] = rollValues(roll);
  if (theirs === undefined) {
    const key = SINGLE[about];
    return (
      key && { results: [say(key, { n: mine })], sum: sumOfOne(about, mine, roll, after, say) }
    );
  }
  if (about === 'recon') return { results: [mine, theirs].map((n) => say('successes', { n })) };
  const answer = params['reply'] === 'fight' ? 'hits' : 'saves';
  const results = [say('hits', { n: mine }), say(answer, { n: theirs })] as const;
  const margin = mine - theirs;
  const strikesBack = margin < 0 && answer === 'hits';
  const victim = strikesBack ? params['by'] : params['model'];
  const [more, less] = strikesBack ? [results[1], results[0]] : results;
  return {
    results,
    sum: damageSum([more, less], Math.abs(margin), margin > 0 || strikesBack, {
      victim,
      after,
      say,
    }),
  };
}

interface Harmed {
  readonly victim: unknown;
  readonly after: readonly LogEntry[];
  readonly say: Say;
}

/** `5 hits − 3 saves − 1 armour = 1 wound`, and what became of whom. */
function damageSum(
  terms: readonly string[],
  margin: number,
  isHit: boolean,
  { victim, after, say }: Harmed,
): RollSum {
  const own = after.filter(({ params }) => params['model'] === victim);
  const toWhom = fatesOf(own, say);
  if (!isHit) return { terms: terms.join(' − '), outcome: say('nothing'), toWhom };
  const paramOf = (about: string, name: string) =>
    Number(own.find((entry) => entry.about === about)?.params[name] ?? 0);
  const shielded = paramOf('shielded', 'count');
  const wounds = paramOf('wounded', 'count');
  const dies = own.some(({ about }) => about === 'killed');
  const armour = wounds > 0 && !dies ? Math.max(0, margin - shielded - wounds) : 0;
  return {
    terms: [
      ...terms,
      ...(shielded > 0 ? [say('shield', { n: shielded })] : []),
      ...(armour > 0 ? [say('armour', { n: armour })] : []),
    ].join(' − '),
    outcome: wounds > 0 ? say('wounds', { n: wounds }) : say('damage', { n: margin - shielded }),
    hurts: wounds > 0 || dies,
    toWhom,
  };
}

/** A test of one person against hits that lie there already has its sum when something came of it. */
function sumOfOne(
  about: string,
  value: number,
  { params }: LogEntry,
  after: readonly LogEntry[],
  say: Say,
): RollSum | undefined {
  const key = SINGLE[about];
  const own = after.filter((entry) => entry.params['model'] === params['model']);
  const toWhom = fatesOf(own, say);
  if (about !== 'survive' || !key || !toWhom) return undefined;
  const wounds = Number(own.find((entry) => entry.about === 'wounded')?.params['count'] ?? 0);
  return {
    terms: say(key, { n: value }),
    outcome: wounds > 0 ? say('wounds', { n: wounds }) : say('nothing'),
    hurts: wounds > 0 || own.some((entry) => entry.about === 'killed'),
    toWhom,
  };
}

function fatesOf(own: readonly LogEntry[], say: Say): string {
  return FATES.flatMap((fate) => {
    const entry = own.find(({ about }) => about === fate);
    if (!entry) return [];
    return say(fate, { ...entry.params, model: String(entry.params['model']).toUpperCase() });
  }).join(' · ');
}
