import type { Problem } from '../problem.ts';
import { jsonProblem, type JSON_MESSAGES } from './json-messages.ts';

const BLANK = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/**
 * Finds the place where a text stops being JSON, and what should be there. Engines word this differently and
 * some leave the place out, so a text that `JSON.parse` refused is parsed again.
 */
export function findJsonError(text: string): Problem {
  const closers: string[] = [];
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const fault = (code: keyof typeof JSON_MESSAGES): Problem =>
    faultAt(text, at, code, closers.at(-1) ?? '');
  for (let expect: 'value' | 'key' | 'next' = 'value'; ;) {
    skip(BLANK);
    const character = text[at];
    if (expect === 'next') {
      const closer = closers.at(-1);
      if (closer === undefined) return fault('json-after-end');
      if (character === closer) {
        closers.pop();
        at++;
      } else if (character === ',') {
        at++;
        skip(BLANK);
        if (text[at] === closer) return fault('json-trailing-comma');
        expect = closer === '}' ? 'key' : 'value';
      } else {
        return fault('json-next');
      }
    } else if (expect === 'key') {
      if (character !== '"') return fault('json-key');
      if (!skip(TEXT)) return fault('json-text');
      skip(BLANK);
      if (text[at] !== ':') return fault('json-colon');
      at++;
      expect = 'value';
    } else if (character === '{' || character === '[') {
      at++;
      const closer = character === '{' ? '}' : ']';
      closers.push(closer);
      skip(BLANK);
      if (text[at] === closer) expect = 'next';
      else expect = closer === '}' ? 'key' : 'value';
    } else if (character === '"') {
      if (!skip(TEXT)) return fault('json-text');
      expect = 'next';
    } else {
      if (!skip(PLAIN)) return fault('json-value');
      expect = 'next';
    }
  }
}

function faultAt(
  text: string,
  at: number,
  code: keyof typeof JSON_MESSAGES,
  close: string,
): Problem {
  const lines = text.slice(0, at).split('\n');
  const line = lines.length;
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const [found] = /^(?:[\w.+-]+|.)/su.exec(text.slice(at, at + 20)) ?? [];
  if (found === undefined) return jsonProblem(`line ${line}`, 'json-cut-off', { line });
  return jsonProblem(`line ${line}`, code, { line, column, found, close });
}
