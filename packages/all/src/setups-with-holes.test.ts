import { Game, isProblems, loadRecord, problemText } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

/** Every list in a value, with the way to it. */
function listsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => listsIn(each, [...path, key]));
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

/** A copy in which the list at this place has a hole where its entry of that number was. */
function withHole(value: unknown, path: readonly string[], at: number): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const list = path.reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), copy);
  Reflect.deleteProperty(Object(list), at);
  return copy;
}

test.each(systems.map((system) => [system.id, system] as const))(
  'a setup of %s with a hole in a list is refused, or its record reads back',
  (_, system) => {
    const lists = listsIn(system.defaults);
    expect(lists.length).toBeGreaterThan(0);
    for (const path of lists)
      for (const at of [0, 1]) {
        const place = `/${path.join('/')} ${at}`;
        const setup = system.readSetup(withHole(system.defaults, path, at));
        if (isProblems(setup)) {
          for (const language of ['en', 'fr'] as const)
            for (const found of setup) expect(problemText(found, language), place).not.toBe('');
          continue;
        }
        const game = new Game(system, setup, { seed: 1 });
        const back = loadRecord(system, game.record());
        expect(isProblems(back) ? back[0] : back.hash(), place).toBe(game.hash());
        expect(system.seats(game.state), place).toBeGreaterThan(1);
      }
  },
);
