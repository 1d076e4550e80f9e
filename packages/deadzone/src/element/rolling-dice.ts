import { html, type TemplateResult } from 'lit';
import type { LogEntry, Seat } from '@skirmish-kit/core';
import { prefersReducedMotion } from '@skirmish-kit/ui';
import { FACES, type Face } from '../rules/state.ts';
import { diePicture } from './command-die.ts';
import type { DeadzoneView } from './game-view.ts';

/** A die tumbles so long, and the next begins so much later, in milliseconds. */
const TUMBLE = 480;
const NEXT = 70;

/** Command dice as real ones: they tumble when they are rolled, and lie struck when they are spent. */
export class RollingDice {
  readonly #room: DeadzoneView;
  /** Rolls that were shown. */
  readonly #seen = new Set<string>();

  constructor(room: DeadzoneView) {
    this.#room = room;
  }

  /** Lets the dice of a roll tumble that nobody has seen yet; the tray shows them already. */
  update(): void {
    const { host, battle } = this.#room;
    const seat = host.choice?.who ?? battle.turnOf;
    const { at, faces } = lastRoll(this.#log, seat);
    const roll = `${seat} ${at} ${faces.join()}`;
    if (at < 0 || this.#seen.has(roll)) return;
    this.#seen.add(roll);
    if (prefersReducedMotion()) return;
    const waiting = [...faces];
    for (const die of host.renderRoot.querySelectorAll('.command [data-face]')) {
      if (!take(waiting, die.getAttribute('data-face'))) continue;
      const delay = NEXT * (faces.length - waiting.length - 1);
      die.animate(FRAMES, { duration: TUMBLE, delay, fill: 'backwards', easing: 'ease-out' });
    }
  }

  /** Dice that a side has spent since the round began. */
  spent(seat: Seat, left: readonly Face[]): readonly TemplateResult[] {
    const gone = [...startingDice(this.#log, seat)];
    for (const face of left) take(gone, face);
    return gone.map(
      (face) => html`<span class="die-button spent" data-spent=${face}>${diePicture(face)}</span>`,
    );
  }

  get #log(): readonly LogEntry[] {
    return this.#room.host.session?.visibleGame.log ?? [];
  }
}

const FRAMES: Keyframe[] = [
  { transform: 'translateY(-18px) rotate(-250deg) scale(0.8)', opacity: 0.2 },
  { transform: 'translateY(0) rotate(14deg)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-3px) rotate(-4deg)', offset: 0.85 },
  { transform: 'none' },
];

function lastOf(
  log: readonly LogEntry[],
  kind: LogEntry['kind'],
  about: string,
  seat: Seat,
): number {
  return log.findLastIndex(
    (entry) => entry.kind === kind && entry.about === about && entry.params['seat'] === seat,
  );
}

/** DZ-CMD-01, DZ-CMD-02: what a side rolled last, and which line of the log that is. */
export function lastRoll(
  log: readonly LogEntry[],
  seat: Seat,
): { readonly at: number; readonly faces: readonly Face[] } {
  const at = lastOf(log, 'roll', 'command', seat);
  return { at, faces: (log[at]?.faces ?? []).flatMap((face) => FACES[face - 1] ?? []) };
}

/** The dice a side has begun this round with; none while they are still rolled. */
export function startingDice(log: readonly LogEntry[], seat: Seat): readonly Face[] {
  const logged = lastOf(log, 'event', 'command-dice', seat);
  const faces = logged > lastOf(log, 'roll', 'command', seat) ? log[logged]?.params['faces'] : [];
  const list: readonly unknown[] = typeof faces === 'object' ? faces : [];
  return FACES.flatMap((face) => list.filter((each) => each === face).map(() => face));
}

/** Takes one away, if there is one. */
function take(list: unknown[], wanted: unknown): boolean {
  const at = list.indexOf(wanted);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
