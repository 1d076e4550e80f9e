import { translator, type Language, type LogEntry, type Params } from '@skirmish-kit/core';
import { rollValues, type RollSum, type RollWords } from '@skirmish-kit/ui';
import { rollPhrases } from '../messages/roll-messages.ts';

type Key = keyof typeof rollPhrases;
type Say = (key: Key, params?: Params) => string;

/** Rolls in which each die passes or fails: what comes in, what fails, what passes, and that none does. */
const STAGES: Readonly<Record<string, readonly [Key, Key, Key, Key]>> = {
  cover: ['shots', 'stopped', 'pass', 'pass'],
  'past-obstacle': ['shots', 'stopped', 'pass', 'pass'],
  'past-friend': ['shots', 'stopped', 'pass', 'pass'],
  'to-hit': ['shots', 'missed', 'hits', 'no-hit'],
  'damage-of-hits': ['hits', 'harmless', 'wounds', 'no-wound'],
  damage: ['hits', 'harmless', 'wounds', 'no-wound'],
  'vehicle-damage': ['hits', 'harmless', 'wounds', 'no-wound'],
  'wound-again': ['hits', 'harmless', 'wounds', 'no-wound'],
};

/** What becomes of whom, the worst first. */
const FATES = ['killed', 'out-of-action', 'wounded', 'unhurt'] as const;

/** Tests of courage, and what came of them. */
const TESTS = ['test-passed', 'test-failed'] as const;

/** What a roll came to: how many shots pass, hit and wound, or a total and what it is held against. */
export function rollWords(
  roll: LogEntry,
  after: readonly LogEntry[],
  language: Language,
): RollWords | undefined {
  const say: Say = translator<Key>(rollPhrases, language);
  const stage = STAGES[roll.about];
  if (stage) return stageWords(roll, after, stage, say);
  if (roll.about === 'initiative') {
    const [die = 0] = rollValues(roll);
    const minions = Number(roll.params['minions'] ?? 0);
    const terms = `${die} + ${say('minions', { n: minions })}`;
    return { results: [String(die)], sum: { terms, outcome: String(die + minions) } };
  }
  const tested = fateOf(after, TESTS, say);
  return tested === undefined ? undefined : { sum: testSum(roll, tested) };
}

function stageWords(
  roll: LogEntry,
  after: readonly LogEntry[],
  [comes, fails, passes, none]: readonly [Key, Key, Key, Key],
  say: Say,
): RollWords {
  const { faces = [], params } = roll;
  const need = Number(params['need'] ?? 0);
  // A die that is read by itself has no number to reach in its notation.
  const isRead = /^\d*d\d+$/.test(roll.notation ?? '');
  const [sum = 0] = rollValues(roll);
  const count = isRead ? faces.filter((face) => face >= need).length : sum;
  const result = count > 0 || none === passes ? say(passes, { n: count }) : say(none);
  const failed = faces.length - count;
  const terms = [
    say(comes, { n: faces.length }),
    ...(failed > 0 ? [say(fails, { n: failed })] : []),
  ].join(' − ');
  const hurts = passes === 'wounds' && count > 0;
  return {
    results: [result],
    ...(isRead && need > 0 && { atLeast: need }),
    sum: { terms, outcome: result, hurts, toWhom: fateOf(after, FATES, say) ?? '' },
  };
}

function fateOf(
  after: readonly LogEntry[],
  fates: readonly (Key & string)[],
  say: Say,
): string | undefined {
  for (const fate of fates) {
    const entry = after.find(({ about }) => about === fate);
    if (!entry) continue;
    return say(fate, { ...entry.params, figure: String(entry.params['figure']).toUpperCase() });
  }
  return undefined;
}

function testSum(roll: LogEntry, toWhom: string): RollSum {
  const { faces = [] } = roll;
  const total = faces.reduce((sum, face) => sum + face, 0);
  return { terms: faces.join(' + '), outcome: String(total), toWhom };
}
