import { expect, test } from 'vitest';
import { History } from './history.ts';

test('steps are taken back and done again, until something new is done', () => {
  const history = new History('a');
  history.put('b');
  history.put('c');
  history.undo();
  expect(history.now).toBe('b');
  history.redo();
  expect(history.now).toBe('c');
  history.undo();
  history.put('d');
  expect(history.canRedo).toBe(false);
  history.undo();
  history.undo();
  history.undo();
  expect(history.now).toBe('a');
  expect(history.canUndo).toBe(false);
});

test('text that is typed in one go is undone in one go', () => {
  const history = new History('');
  history.put('a', 'typing');
  history.put('ab', 'typing');
  history.pause();
  history.put('abc', 'typing');
  history.undo();
  expect(history.now).toBe('ab');
  history.undo();
  expect(history.now).toBe('');
});
