import { html, nothing, type TemplateResult } from 'lit';
import type { Language, Seat } from '@skirmish-kit/core';
import { segments } from './start-controls.ts';
import { playerMessages, startText } from './start-messages.ts';

/** What the rows about the opponent show, and what they change. */
interface OpponentRows {
  readonly language: Language;
  /** The players of the seats: `human`, or a bot by its name. */
  readonly sitters: readonly string[];
  readonly bots: readonly string[];
  /** Whether the first seat begins; otherwise dice decide. */
  readonly firstSeatBegins: boolean;
  sit(seat: Seat, player: string): void;
  /** The two seats change places, with their sides. */
  swap(): void;
}

/** The seat of the person who starts the game; the first if nobody plays. */
export function ownSeat(sitters: readonly string[]): Seat {
  return Math.max(0, sitters.indexOf('human'));
}

/** For two players: who the opponent is, and who begins where that is not rolled for. */
export function opponentRows({
  language,
  sitters,
  bots,
  firstSeatBegins,
  sit,
  swap,
}: OpponentRows): TemplateResult | typeof nothing {
  if (sitters.length !== 2) return nothing;
  const own = ownSeat(sitters);
  const other = 1 - own;
  const [opponent, begins] = [startText(language, 'opponent'), startText(language, 'begins')];
  const players = [...bots, 'human'].toSorted((a, b) => order(a) - order(b));
  return html`<section class="start-opponent">
    <div>
      <h3>${opponent}</h3>
      ${segments(
        opponent,
        players.map((each) => [each, playerMessages(language, each, false)] as const),
        sitters[other] ?? '',
        (player) => sit(other, player),
      )}
    </div>
    ${
      firstSeatBegins
        ? html`<div>
            <h3>${begins}</h3>
            ${segments(
              begins,
              [
                [own, startText(language, 'me')],
                [other, opponent],
              ] as const,
              0,
              (seat) => (seat === 0 ? undefined : swap()),
            )}
          </div>`
        : nothing
    }
  </section>`;
}

/** From the easiest to people. */
function order(player: string): number {
  const at = ['random', 'quick', 'bot', 'strong'].indexOf(player);
  return at < 0 ? 9 : at;
}
