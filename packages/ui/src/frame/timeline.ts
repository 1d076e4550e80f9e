import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LogEntry } from '@skirmish-kit/core';
import { SPEEDS, type AutoplayController } from '../controllers/autoplay-controller.ts';
import { frameText, type FrameKey } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import type { GameView } from './game-view.ts';
import { icon, type Icon } from './icons.ts';
import type { SeekTarget } from '../session.ts';

/**
 * The way through a game, recorded or running: a slider with a tick for each turn, steps by button,
 * and playing on from anywhere. At the end of a running game it is only a line.
 */
export function timelineView<S, Setup>(
  host: GameHost<S, Setup>,
  room: GameView<S>,
  autoplay: AutoplayController<S, Setup>,
): TemplateResult | typeof nothing {
  const { language, session, snapshot } = host;
  if (!session) return nothing;
  const { branchedFrom: trunk } = session;
  const { at, all } = session.timeline;
  const say = (key: FrameKey, params?: Readonly<Record<string, number>>) =>
    frameText(language, key, params);
  const past = session.replay !== undefined;
  const canPlayOn = past && (at < all || (session.isRecorded && !session.game.outcome));
  const step = (sign: Icon, key: FrameKey, to: SeekTarget, disabled: boolean) =>
    html`<button
      type="button"
      class="plain"
      aria-disabled=${disabled ? 'true' : nothing}
      @click=${() => disabled || host.commands.seek(to)}
    >
      ${icon(sign)} <span class="spoken">${say(key)}</span>
    </button>`;
  const slide = (event: Event) => {
    if (event.currentTarget instanceof HTMLInputElement)
      host.commands.seek({ to: Number(event.currentTarget.value) });
  };
  return html`<footer class="way row controls" part="replay">
    ${step('first', 'first', 'first', at === 0)} ${step('back', 'back', -1, at === 0)}
    ${past ? playing(host, autoplay, at === all) : nothing}
    ${past ? step('forward', 'forward', 1, at === all) : nothing}
    ${past ? step('last', 'last', 'last', at === all) : nothing}
    <span class="track">
      ${ticks(session.fullLog, room, all, trunk?.at)}
      <input
        type="range"
        min="0"
        max=${all}
        .value=${String(at)}
        aria-label=${say('way-through')}
        aria-valuetext=${say('replay-at', { at, all })}
        @change=${slide}
      />
    </span>
    <span class="quiet at"
      >${[snapshot && room.caption?.(snapshot), say('move', { n: at })].filter(Boolean).join(' · ')}</span
    >
    ${
      past && !session.isRecorded
        ? html`<button type="button" @click=${() => host.commands.seek('last')}>
            ${say('now')}
          </button>`
        : nothing
    }
    ${
      canPlayOn
        ? html`<button type="button" @click=${() => host.commands.branch()}>
            ${say('play-on-here')}
          </button>`
        : nothing
    }
    ${
      trunk
        ? html`<button type="button" @click=${() => host.commands.leaveBranch()}>
            ${say('leave-branch', { n: trunk.at })}
          </button>`
        : nothing
    }
  </footer>`;
}

/** Play or pause, and how fast; from the end it begins again. */
function playing<S, Setup>(
  host: GameHost<S, Setup>,
  autoplay: AutoplayController<S, Setup>,
  isOver: boolean,
): TemplateResult {
  const { language } = host;
  const { running, speed } = autoplay;
  const press = () => (isOver ? host.commands.replayFromStart() : autoplay.run(!running));
  return html`<button type="button" class="now" @click=${press}>
      ${icon(running ? 'pause' : 'play')} ${frameText(language, running ? 'pause' : 'autoplay')}
    </button>
    <span class="row speeds" role="group" aria-label=${frameText(language, 'speed')}>
      ${SPEEDS.map(
        (each) =>
          html`<button
            type="button"
            aria-pressed=${String(each === speed)}
            @click=${() => {
              autoplay.speed = each;
              autoplay.run(running);
            }}
          >
            ${each === 0.5 ? '½' : each}×
          </button>`,
      )}
    </span>`;
}

/** A tick for each part of the game, thicker for a battle; a dashed line below where it is a branch. */
function ticks<S>(
  entries: readonly LogEntry[],
  room: GameView<S>,
  all: number,
  branchedAt: number | undefined,
): TemplateResult | typeof nothing {
  if (all === 0) return nothing;
  const marks = entries.filter((entry) => room.messages.isHeading?.(entry));
  const path = (battles: boolean) =>
    marks
      .filter((entry) => (room.isBattle?.(entry) ?? false) === battles)
      .map((entry) => `M${entry.at} 0v10`)
      .join('');
  return html`<svg
    class="ticks"
    viewBox="0 0 ${all} 10"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d=${path(false)}></path>
    <path class="battle-tick" d=${path(true)}></path>
    ${branchedAt === undefined ? nothing : svg`<path class="branch-line" d="M${branchedAt} 5V14H${all}"></path>`}
  </svg>`;
}
