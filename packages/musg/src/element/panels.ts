import { html, nothing, type TemplateResult } from 'lit';
import { svgPicture } from '@skirmish-kit/ui';
import { figuresIn } from '../rules/figures.ts';
import { standaloneToken } from './picture/standalone-token.ts';
import type { MusgView } from './game-view.ts';

/** MU-TURN-04: who has acted, who acts, how many more may. */
export function orderView({ battle, names, say }: MusgView): TemplateResult | typeof nothing {
  const { phase, turn, order } = battle;
  if (turn === 0 || phase.step !== 'wave') return nothing;
  const seat = order[phase.place];
  const there = figuresIn(battle).filter((figure) => figure.seat === seat);
  const acted = there.toSorted((a, b) => Number(b.activated) - Number(a.activated));
  const next = order.slice(phase.place + 1).map((each) => names.side(each));
  return html`<section class="panel order">
    <h3>
      ${say(phase.wave === 1 ? 'first-wave' : 'second-wave')}${
        phase.left === null ? nothing : html` · ${say('may-act', { count: phase.left })}`
      }
    </h3>
    <div class="order-row">
      ${acted.map((figure) => svgPicture(standaloneToken(battle, figure, names), 'order-token'))}
    </div>
    ${next.length > 0 ? html`<p class="quiet">${say('then-sides', { sides: next.join(', ') })}</p>` : nothing}
  </section>`;
}
