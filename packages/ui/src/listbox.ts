import { css, html, nothing, type TemplateResult } from 'lit';

export const listboxStyles = css`
  .listbox {
    list-style: none;
    max-block-size: 16em;
    overflow-y: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .listbox li {
    padding: 0.3em 0.6em;
    min-block-size: 24px;
    cursor: pointer;
  }
  .listbox li[aria-selected='true'] {
    border-inline-start: 3px solid var(--_now);
    padding-inline-start: calc(0.6em - 3px);
  }
  .listbox:focus-visible li.at {
    outline: 2px solid var(--_now);
    outline-offset: -2px;
  }
`;

export interface Item {
  readonly id: string;
  readonly text: string;
  /** The thing whose card tells more. */
  readonly card?: string;
}

export interface Listbox {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  /** The item the keyboard stands on. */
  readonly at: string | undefined;
  /** The item that is chosen. */
  readonly selected: string | undefined;
  readonly move: (id: string) => void;
  readonly pick: (id: string) => void;
}

/** A list with one tab stop: arrows, Home, End and first letters move; Enter or Space picks. */
export function listbox({ id, label, items, at, selected, move, pick }: Listbox): TemplateResult {
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === at),
  );
  const current = items[index];
  const onKey = (event: KeyboardEvent) => {
    const target = items[nextIndex(event.key, index, items)];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && current) pick(current.id);
    else if (target) move(target.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<ul
    class="listbox"
    part="list"
    role="listbox"
    tabindex="0"
    id=${id}
    aria-label=${label}
    aria-activedescendant=${current ? `${id}-${current.id}` : nothing}
    @keydown=${onKey}
  >
    ${items.map(
      (item) =>
        html`<li
          role="option"
          id="${id}-${item.id}"
          data-card=${item.card ?? nothing}
          class=${item === current ? 'at' : ''}
          aria-selected=${item.id === selected ? 'true' : 'false'}
          @click=${() => pick(item.id)}
        >
          ${item.text}
        </li>`,
    )}
  </ul>`;
}

function nextIndex(key: string, index: number, items: readonly Item[]): number {
  if (key === 'ArrowDown') return Math.min(index + 1, items.length - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return -1;
  const starts = (item: Item) => item.text.toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, i) => i > index && starts(item));
  return after >= 0 ? after : items.findIndex(starts);
}
