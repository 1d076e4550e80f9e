import { render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plain } from './testing/harness.ts';
import { toolbar } from './toolbar.ts';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

test('the last step keeps the focus of whoever took it, and does nothing more', () => {
  const act = vi.fn();
  const draw = (disabled: boolean) =>
    render(toolbar('Controls', [{ label: 'Forward', act, disabled }]), place);
  draw(false);
  const button = place.querySelector('button');
  if (!button) throw new Error('no button');
  button.focus();
  button.click();
  draw(true);
  button.click();
  expect(act).toHaveBeenCalledOnce();
  expect(button.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('where there is nothing to press, no group is told', () => {
  render(toolbar('Controls', []), place);
  expect(place.querySelector('[role=group]')).toBeNull();
  expect(plain(place)).toBe('');
});
