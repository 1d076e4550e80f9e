import type { Terminal } from './command.ts';

/**
 * What makes a terminal do something instead of showing it: controls (a record or a pack can bring
 * escapes that colour, move, or rename the window) and marks that turn the direction of text.
 */
const ACTING =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A terminal that shows such characters as JSON writes them, so that JSON stays what it says. */
export function plainTerminal(terminal: Terminal): Terminal {
  return {
    out: (line) => terminal.out(visible(line)),
    err: (line) => terminal.err(visible(line)),
    progress: (line) => terminal.progress(visible(line)),
    lines: () => terminal.lines(),
  };
}

function visible(text: string): string {
  return text.replace(ACTING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
