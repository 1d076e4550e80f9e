import { html, nothing, type TemplateResult } from 'lit';
import { uiText } from '../ui-messages.ts';
import { BOT_DELAYS } from '../controllers/bot-controller.ts';
import { frameText, type FrameKey } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import { icon, type Icon } from './icons.ts';

/** The panels that the tools open; missing ones are left out. */
export interface ToolsOpen {
  text(): void;
  readonly legend: (() => void) | undefined;
  readonly guide: (() => void) | undefined;
  /** The game over the whole window, and back. */
  readonly whole: { readonly isOpen: boolean; toggle(): Promise<void> };
}

/** Undo, symbols, share, and a menu with what is needed less often. */
export function gameTools<S, Setup>(host: GameHost<S, Setup>, open: ToolsOpen): TemplateResult {
  const { language, session } = host;
  const say = (key: FrameKey) => frameText(language, key);
  const recorded = session?.isRecorded ?? false;
  return html`<div class="tools row controls" role="group" aria-label=${say('tools')}>
    ${
      recorded
        ? nothing
        : tool('undo', uiText(language, 'undo'), () => host.undo(), {
            disabled: !session?.canUndo,
            shortcut: 'Control+Z',
          })
    }
    ${open.legend ? tool('symbols', say('symbols'), open.legend) : nothing}
    ${tool('share', uiText(language, 'share'), () => void host.commands.share())}
    ${tool(
      'whole',
      say(open.whole.isOpen ? 'into-page' : 'whole-window'),
      () => void open.whole.toggle(),
      {
        pressed: open.whole.isOpen,
      },
    )}
    <details class="menu" @focusout=${closeWhenLeft} @keydown=${closeOnEscape}>
      <summary aria-label=${say('menu')}>${icon('menu')}</summary>
      <div class="menu-sheet panel" @click=${closeAfter}>
        ${
          recorded
            ? nothing
            : html`<button type="button" @click=${() => host.commands.newGame()}>
                  ${say('new-game')}
                </button>
                ${open.guide ? html`<button type="button" @click=${open.guide}>${say('first-game')}</button>` : nothing}
                <button type="button" @click=${() => open.text()}>${say('text-view')}</button>`
        }
        ${
          open.legend
            ? html`<button type="button" class="narrow" @click=${open.legend}>
                ${say('symbols')}
              </button>`
            : nothing
        }
        <button type="button" class="narrow" @click=${() => void host.commands.share()}>
          ${uiText(language, 'share')}
        </button>
        ${
          recorded
            ? nothing
            : html`<button
                type="button"
                class="quick"
                title=${say('quick-play-text')}
                aria-pressed=${String(host.commands.quickPlay)}
                @click=${() => toggleQuickPlay(host)}
              >
                ${say('quick-play')}
              </button>`
        }
        ${session && session.bots.size > 0 && !recorded ? pacing(host) : nothing}
      </div>
    </details>
  </div>`;
}

function tool(
  sign: Icon,
  label: string,
  act: () => void,
  {
    disabled = false,
    shortcut,
    pressed,
  }: { readonly disabled?: boolean; readonly shortcut?: string; readonly pressed?: boolean } = {},
): TemplateResult {
  return html`<button
    type="button"
    class="tool ${sign}"
    part="tool-${sign}"
    title=${label}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-disabled=${disabled ? 'true' : nothing}
    aria-keyshortcuts=${shortcut ?? nothing}
    @click=${() => disabled || act()}
  >
    ${icon(sign)} <span>${label}</span>
  </button>`;
}

function toggleQuickPlay<S, Setup>(host: GameHost<S, Setup>): void {
  host.commands.quickPlay = !host.commands.quickPlay;
  host.requestUpdate();
}

/** Pause, one step, and three paces. */
function pacing<S, Setup>(host: GameHost<S, Setup>): TemplateResult {
  const { language, commands } = host;
  const { running, pace } = commands;
  const say = (key: FrameKey) => frameText(language, key);
  return html`<div class="row" role="group" aria-label=${say('pace')}>
    <button type="button" @click=${() => host.commands.run(!running)}>
      ${say(running ? 'pause' : 'play')}
    </button>
    <button
      type="button"
      aria-disabled=${running ? 'true' : nothing}
      @click=${() => running || host.commands.botStep()}
    >
      ${say('step')}
    </button>
    ${(['slow', 'normal', 'fast'] as const).map((word, i) => {
      const each = BOT_DELAYS[i] ?? BOT_DELAYS[1];
      return html`<button
        type="button"
        aria-pressed=${String(pace === each)}
        @click=${() => (host.commands.pace = each)}
      >
        ${say(word)}
      </button>`;
    })}
  </div>`;
}

function closeWhenLeft(event: FocusEvent): void {
  const { currentTarget: menu, relatedTarget: to } = event;
  if (!(menu instanceof HTMLDetailsElement)) return;
  if (to instanceof Node && !menu.contains(to)) menu.open = false;
}

function closeOnEscape(event: KeyboardEvent): void {
  const { currentTarget: menu } = event;
  if (event.key !== 'Escape' || !(menu instanceof HTMLDetailsElement) || !menu.open) return;
  menu.open = false;
  menu.querySelector<HTMLElement>('summary')?.focus();
  event.stopPropagation();
}

/** A press on anything that is no switch closes the menu. */
function closeAfter(event: Event): void {
  const { target, currentTarget: sheet } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.closest('.row, .quick') || !(sheet instanceof Element)) return;
  const menu = sheet.closest('details');
  if (menu) menu.open = false;
}
