/** Picks one of `count` options, by number. */
export type Pick = (count: number) => number;

/**
 * Runs something again and again, each time with other answers to its questions, until every way
 * has been gone: the first time all answers are 0.
 */
export function* everyWay<Result>(run: (pick: Pick) => Result): Generator<Result> {
  let way: { answer: number; count: number }[] = [];
  do {
    let asked = 0;
    yield run((count) => {
      const step = (way[asked++] ??= { answer: 0, count });
      return step.answer;
    });
    way = nextWay(way);
  } while (way.length > 0);
}

function nextWay(way: readonly { answer: number; count: number }[]): {
  answer: number;
  count: number;
}[] {
  const last = way.findLastIndex((step) => step.answer + 1 < step.count);
  return way
    .slice(0, last + 1)
    .map((step, i) => (i === last ? { ...step, answer: step.answer + 1 } : step));
}
