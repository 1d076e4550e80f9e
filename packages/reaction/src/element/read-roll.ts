import { translator, type LogEntry, type Params } from '@skirmish-kit/core';
import { rollValues, type RollSum, type RollWords } from '@skirmish-kit/ui';
import type { ReactionNames } from '../messages/names.ts';
import { rollPhrases } from '../messages/roll-messages.ts';

type Key = keyof typeof rollPhrases;

/** What a roll came to: hits out of shots, or a sum and what it is held against. */
export function rollWords(
  roll: LogEntry,
  after: readonly LogEntry[],
  names: ReactionNames,
): RollWords | undefined {
  const reader = new Reader(names, after);
  const [value = 0] = rollValues(roll);
  if (roll.about === 'to-hit') return reader.hits(roll, value);
  const sum = reader.sumOf(roll);
  const dice = (roll.faces ?? []).reduce((total, face) => total + face, 0);
  return sum && { results: [String(dice)], sum };
}

const SUMS: Readonly<Record<string, readonly Key[]>> = {
  wound: ['cover', 'armour', 'other'],
  initiative: ['leaders'],
};

/** Moments that say what came of a roll of the same name. */
const ROLL_TEXTS: Readonly<Record<string, string>> = { attack: 'combat-total' };

class Reader {
  readonly #names: ReactionNames;
  readonly #after: readonly LogEntry[];
  readonly #say: (key: Key, params?: Params) => string;

  constructor(names: ReactionNames, after: readonly LogEntry[]) {
    this.#names = names;
    this.#after = after;
    this.#say = translator<Key>(rollPhrases, names.language);
  }

  hits({ params, faces = [] }: LogEntry, hits: number): RollWords {
    const say = this.#say;
    const result = hits > 0 ? say('hits', { n: hits }) : say('no-hit');
    const missed = faces.length - hits;
    const terms = [
      say('shots', { n: faces.length }),
      ...(missed > 0 ? [say('missed', { n: missed })] : []),
    ];
    const toWhom = shortName(params['target']);
    return { results: [result], sum: { terms: terms.join(' − '), outcome: result, toWhom } };
  }

  /** What is added to the dice, and what the total means. */
  sumOf({ about, params, faces = [] }: LogEntry): RollSum | undefined {
    const logged = this.#after.find(
      (entry) => entry.about === (ROLL_TEXTS[about] ?? about),
    )?.params;
    const total = logged?.['total'];
    if (!logged || total === undefined) return undefined;
    const dice = faces.reduce((sum, face) => sum + face, 0);
    const parts = (SUMS[about] ?? ['modifier']).map(
      (key) => [key, Number(logged[key === 'leaders' ? 'bonus' : key] ?? 0)] as const,
    );
    const terms = parts
      .filter(([, n]) => n !== 0)
      .map(([key, n]) => `${n < 0 ? '−' : '+'} ${this.#say(key, { n: Math.abs(n) })}`);
    const fate = logged['result'];
    return {
      terms: [this.#say('rolled', { n: dice }), ...terms].join(' '),
      outcome: String(total).replace('-', '−'),
      hurts: about === 'wound' && fate !== 'none',
      toWhom: this.#means(logged, shortName(params['figure'])),
    };
  }

  #means(logged: Params, figure: string): string {
    const { resistance, difficulty, result, success } = logged;
    const names = this.#names;
    if (difficulty !== undefined)
      return this.#say('against-difficulty', {
        n: difficulty,
        fate: names.word(success ? 'success' : 'failure'),
      });
    if (typeof result !== 'string') return figure;
    const fate = names.word(result === 'damaged' ? 'damage' : result);
    return resistance === undefined
      ? this.#say('fate', { figure, fate })
      : this.#say('against-resistance', { figure, resistance, fate });
  }
}

function shortName(id: unknown): string {
  return typeof id === 'string' ? id.toUpperCase() : '';
}
