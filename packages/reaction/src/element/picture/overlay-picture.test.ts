import { expect, test } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { reaction } from '../../system.ts';
import { labelsPicture } from './overlay-picture.ts';

test('what is said of a line of sight stands before its end, inside the picture', () => {
  const battle = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const text = '70.6 cm, seen, cover −2';
  const at = (to: number) => {
    const sight = {
      line: [
        [100, 300],
        [to, 300],
      ] as const,
      visible: true,
      text,
    };
    const view = { x: 0, y: 0, width: 900, height: 700 };
    const [label] = labelsPicture({ battle, language: 'en', sight }, view).inside;
    return typeof label === 'object' ? Number(label.attributes['x']) : NaN;
  };
  expect(at(860)).toBeLessThan(600);
  expect(at(2000)).toBe(900 - Math.round(text.length * 15 * 0.34));
});
