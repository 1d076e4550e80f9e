import type { Locator } from '@playwright/test';

/** Where the parts of a play page are that never move, as text to compare. */
export type Parts = Readonly<Record<string, string>>;

/** Everything that is wrong with what is shown, and where things are. */
export interface Look {
  readonly faults: readonly string[];
  readonly parts: Parts;
  /** The place of every button among the actions, by what it says. */
  readonly buttons: ReadonlyMap<string, string>;
}

/** The smallest thing that a finger hits, in CSS pixels. */
const FINGER = 44;

/** Looks at a running game as it is shown now. */
export async function lookAt(game: Locator): Promise<Look> {
  const { faults, parts, buttons } = await game.evaluate((element, finger) => {
    const root = element.shadowRoot;
    if (!root) throw new Error('The element has no shadow root.');
    const found: string[] = [];
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const box = (each: Element | null) => each?.getBoundingClientRect() ?? new DOMRect(-1, -1);
    const text = ({ left, top, right, bottom }: DOMRect) =>
      [left, top, right, bottom].map(Math.round).join();
    const said = (each: Element) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ');

    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);

    const banner = box(root.querySelector('.banner'));
    const board = box(root.querySelector('.frame > .board'));
    const bar = box(root.querySelector('.main-bar'));
    for (const [name, place] of Object.entries({ banner, board, bar }))
      if (
        Math.min(place.left, place.top) < -0.5 ||
        place.right > innerWidth + 0.5 ||
        place.bottom > innerHeight + 0.5 ||
        place.height < 4
      )
        found.push(`the ${name} is outside: ${text(place)}`);

    const accents = all('button.now').filter(isSeen);
    if (accents.length > 1) found.push(`accent buttons: ${accents.map(said).join(' | ')}`);
    const log = box(root.querySelector('.log')).height;
    if (log < 119.5) found.push(`the log is ${Math.round(log)} px high`);
    for (const panel of all('.panel, .about, .deeds, .view-tools > *')) {
      const { height } = box(panel);
      const isEmpty = !panel.textContent?.trim() && !panel.querySelector('svg, button');
      // The place of the actions stays as high as it is when nothing is asked.
      const isPlace = panel.matches('.deeds') && panel.matches('.actions > *');
      if (isSeen(panel) && isEmpty && !isPlace && height > 0)
        found.push(`${panel.className} is empty`);
    }
    if (all('[part=card]').length > 1) found.push('there are two cards');
    const games = [...document.querySelectorAll('*')].filter((each) =>
      each.shadowRoot?.querySelector('.frame.game'),
    );
    if (games.length !== 1) found.push(`${games.length} running games`);

    /** The part of a thing that its scrolling boxes and the window show. */
    const shownOf = (each: Element) => {
      let { left, top, right, bottom } = box(each);
      for (let at = each.parentElement; at; at = at.parentElement) {
        const { overflowY, overflowX } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const clip = box(at);
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      // In a narrow window the words scroll below the bar.
      if (each.closest('.words') && !each.closest('.main-bar') && board.bottom <= bar.top)
        bottom = Math.min(bottom, bar.top);
      return { left, top, right, bottom };
    };
    const pressed = all(
      'button:enabled:not([aria-disabled]), summary, input:enabled, .board [data-figure], .board [data-tile]',
    ).filter((each) => isSeen(each) && !each.closest('.second:not([open])'));
    for (const each of pressed) {
      const { left, top, right, bottom } = shownOf(each);
      // What is half scrolled away is not to be pressed.
      if (right - left < 4 || bottom - top < Math.max(4, box(each).height / 2)) continue;
      const over = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOnBoard = each.closest('.board') !== null;
      const isFree =
        over &&
        (each.contains(over) ||
          over.contains(each) ||
          // Figures may overlap on a board, and cells let the pointer through.
          (isOnBoard && over.closest('svg, [role=grid]') !== null) ||
          over.closest('label')?.contains(each));
      if (!isFree) found.push(`“${said(each)}” lies below ${over ? said(over) : 'nothing'}`);
    }

    const [tip, ring] = ['.tip', '.guide-ring'].map((name) => root.querySelector(name));
    if (tip && ring && box(ring).width > 0) {
      const [a, b] = [box(tip), box(ring)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 6 && down > 6) found.push('the tip covers what it names');
    }

    if (matchMedia('(pointer: coarse)').matches)
      for (const each of all('.rail button, .rail summary, .main-bar button, .deeds .offer').filter(
        isSeen,
      )) {
        const { width, height } = box(each);
        if (width > 0 && Math.min(width, height) < finger - 0.5)
          found.push(`“${said(each)}” is ${Math.round(width)} × ${Math.round(height)}`);
      }

    const foot = `${Math.round(bar.left)},${Math.round(bar.right)},${Math.round(bar.bottom)}`;
    const names = all('.deeds button:not(.link), .main-bar button').filter(isSeen);
    return {
      faults: found,
      parts: { banner: text(banner), board: text(board), 'foot of the bar': foot },
      buttons: names.map((each) => [said(each), text(box(each))] as const),
    };
  }, FINGER);
  return { faults, parts, buttons: new Map(buttons) };
}
