const WIDTH = 40;

/** A bar in eighths of a character, from 0 to 1. */
export function bar(share: number): string {
  const eighths = Math.round(share * WIDTH * 8);
  const rest = ' ▏▎▍▌▋▊▉'[eighths % 8] ?? '';
  return ('█'.repeat(Math.floor(eighths / 8)) + rest).trimEnd();
}

/** ` 41.67 %`, aligned. */
export function percent(probability: number): string {
  return `${(probability * 100).toFixed(2).padStart(6)} %`;
}
