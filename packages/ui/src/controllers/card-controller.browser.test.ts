import { html, render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardController } from './card-controller.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Two figures and a line of the log, each with a card. */
function openPage() {
  const renderRoot = document.createElement('div');
  document.body.append(renderRoot);
  const room = {
    cards: () =>
      Promise.resolve({
        card: (thing: string) =>
          thing === 'nobody' ? undefined : { title: thing, subtitle: '', rows: [] },
      }),
    inspected: vi.fn(),
    paint: vi.fn(),
  };
  const host = { renderRoot, language: 'en' as const, openRule: vi.fn(), session: {} };
  const changed = vi.fn();
  const cards = new CardController(host, room, changed);
  const update = () => {
    render(
      html`<div class="board">
          <button id="a" data-card="figure:a">a</button>
          <button id="b" data-card="figure:b">b</button>
        </div>
        <ol class="log">
          <li id="line" data-card="figure:a" tabindex="0"></li>
        </ol>
        ${cards.view()}`,
      renderRoot,
    );
    cards.hostUpdated();
  };
  update();
  cards.hostConnected();
  const at = (id: string) => renderRoot.querySelector<HTMLElement>(`#${id}`);
  const point = (id: string, type: string, pointerType = 'mouse', clientX = 0) =>
    at(id)?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, pointerType, clientX }),
    );
  const title = () => renderRoot.querySelector('.card h3')?.textContent;
  return { renderRoot, room, cards, changed, update, at, point, title };
}

test('the card of a thing opens when the mouse rests on it', async () => {
  const { point, title, room } = openPage();
  point('a', 'pointerover');
  vi.advanceTimersByTime(200);
  point('b', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(title()).toBeUndefined();
  vi.advanceTimersByTime(50);
  await vi.waitFor(() => expect(title()).toBe('figure:b'));
  expect(room.inspected).toHaveBeenCalledExactlyOnceWith('figure:b');
});

test('a card is drawn with the board, and without the page around it', async () => {
  const { cards, title, room, changed } = openPage();
  cards.open('figure:a');
  await vi.waitFor(() => expect(title()).toBe('figure:a'));
  expect(room.paint).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledOnce();
  cards.open('figure:b');
  cards.open('figure:a');
  cards.close();
  await vi.waitFor(() => expect(title()).toBeUndefined());
});

test('an update of the page keeps the open card', async () => {
  const { renderRoot, cards, update, title } = openPage();
  cards.open('figure:a');
  await vi.waitFor(() => expect(title()).toBe('figure:a'));
  const shown = renderRoot.querySelector('.card');
  update();
  expect(renderRoot.querySelector('.card')).toBe(shown);
  cards.open('figure:b');
  await vi.waitFor(() => expect(title()).toBe('figure:b'));
  expect(renderRoot.querySelector('.card')).toBe(shown);
});

test('a card goes away when the game moves on, and a pinned one stays', async () => {
  const { cards, update, title, room } = openPage();
  cards.open('figure:a');
  await vi.waitFor(() => expect(title()).toBe('figure:a'));
  cards.forget();
  update();
  expect(title()).toBeUndefined();
  expect(room.inspected).toHaveBeenLastCalledWith(undefined);
  cards.open('figure:b', true);
  cards.forget();
  cards.open('figure:a');
  await vi.waitFor(() => expect(title()).toBe('figure:b'));
  expect(cards.close()).toBe(true);
});

test('a finger that rests on a thing pins its card, and its click plays nothing', async () => {
  const { point, title, at } = openPage();
  const played = vi.fn();
  at('a')?.addEventListener('click', played);
  point('a', 'pointerdown', 'touch');
  vi.advanceTimersByTime(450);
  point('a', 'pointerup', 'touch');
  at('a')?.click();
  await vi.waitFor(() => expect(title()).toBe('figure:a'));
  expect(played).not.toHaveBeenCalled();
  at('a')?.click();
  expect(played).toHaveBeenCalledOnce();
});

test('a finger that drags a thing opens nothing', () => {
  const { point, cards } = openPage();
  point('a', 'pointerdown', 'touch');
  point('a', 'pointermove', 'touch', 20);
  vi.advanceTimersByTime(1000);
  expect(cards.cardId).toBeUndefined();
});

test('a line of the log opens its card by focus, and not under the mouse', () => {
  const { point, cards, at } = openPage();
  point('line', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(cards.cardId).toBeUndefined();
  at('line')?.focus();
  expect(cards.cardId).toBe('figure:a');
});

test('nothing is heard once the element has left the page', () => {
  const { point, cards } = openPage();
  cards.hostDisconnected();
  point('a', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(cards.cardId).toBeUndefined();
});
