import type { Faces } from '../dice/chance.ts';
import { makeFaces } from '../dice/faces.ts';
import { advance, type Flow, type GameEvent } from '../flow.ts';

/** The answers a test gives to a flow, each in the order it is asked for. */
export interface Script {
  readonly choices?: readonly string[];
  readonly faces?: readonly Faces[];
}

/** One roll that the flow asked for. */
export interface ScriptedRoll {
  readonly about: string;
  readonly rule: string;
  readonly notation: string;
  readonly faces: Faces;
}

/** One choice that the flow asked for. */
export interface ScriptedChoice {
  readonly about: string;
  readonly rule: string;
  readonly who: number;
  readonly key: string;
  readonly options: readonly string[];
}

export interface Played<T> {
  readonly result: T;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly ScriptedRoll[];
  readonly choices: readonly ScriptedChoice[];
}

/**
 * Runs a flow with the answers a test gives. Every answer must be used up exactly: one missing,
 * one left over or one refused is an error that says which.
 *
 * @example
 * ```ts
 * function* reactionTest() {
 *   const total = yield* roll(sum([d(2, 6)]), 'RX-REACT-01', { who: 0, about: 'reaction' });
 *   yield* emit(total >= 8 ? 'steady' : 'panic', 'RX-REACT-01');
 *   return total;
 * }
 * const { result, events } = runFlow(reactionTest(), { faces: [[5, 3]] });
 * result; // 8
 * events.map((event) => event.about); // ['steady']
 * ```
 */
export function runFlow<T>(flow: Flow<T>, script: Script = {}): Played<T> {
  const choices = [...(script.choices ?? [])];
  const faces = [...(script.faces ?? [])];
  const events: GameEvent[] = [];
  const rolls: ScriptedRoll[] = [];
  const chosen: ScriptedChoice[] = [];
  for (let step = advance(flow); ; step = advance(flow)) {
    if (step.done) {
      if (choices.length > 0) throw new Error(`Choices were left over: ${choices.join(', ')}.`);
      if (faces.length > 0)
        throw new Error(`Dice were left over: ${faces.map(makeFaces).join(', ')}.`);
      return { result: step.value, events, rolls, choices: chosen };
    }
    const request = step.value;
    if (request.kind === 'event') {
      events.push(request);
      continue;
    }
    const { about, rule } = request;
    const where = `"${about}" (${rule})`;
    if (request.kind === 'chance') {
      const notation = request.chance.notation;
      const rolled = faces.shift();
      if (!rolled) throw new Error(`No dice were given for ${where}: ${notation}.`);
      const refusal = request.take(rolled);
      if (refusal) {
        const why = `${refusal.code} ${JSON.stringify(refusal.params)}`;
        throw new Error(`The dice ${makeFaces(rolled)} for ${where}, ${notation}: ${why}.`);
      }
      rolls.push({ about, rule, notation, faces: rolled });
    } else {
      const options = request.options.map((option) => option.key);
      const key = choices.shift();
      if (key === undefined) {
        throw new Error(`No choice was given for ${where}; the options are ${options.join(', ')}.`);
      }
      const refusal = request.take(key);
      if (refusal) {
        const why = `${refusal.code} ${JSON.stringify(refusal.params)}`;
        throw new Error(`The choice ${key} for ${where} was refused: ${why} (${refusal.rule}).`);
      }
      chosen.push({ about, rule, who: request.who, key, options });
    }
  }
}
