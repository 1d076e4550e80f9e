import type { Played } from '@skirmish-kit/core/testing';

/** What was told, a line for each moment: `alert MU-RT-10 level=2`. */
export function told({ moments }: Pick<Played<unknown>, 'moments'>): string[] {
  return moments.map(({ about, rule, params }) =>
    [about, rule, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' '),
  );
}
