import { html, nothing, type TemplateResult } from 'lit';
import { translator } from '@skirmish-kit/core';
import { notYet } from '@skirmish-kit/ui';
import { rerolls } from '../rules/answer-keys.ts';
import { facesOf } from '../rules/command-dice.ts';
import { FACES, type Face } from '../rules/state.ts';
import { diePicture } from './command-die.ts';
import { commandDiceMessages } from '../messages/command-dice-messages.ts';
import type { DeadzoneView } from './game-view.ts';

const sayOf = ({ host }: DeadzoneView) => translator(commandDiceMessages, host.language);

/** The command dice of the player who is asked; those that can be spent now are buttons. */
export function commandTray(room: DeadzoneView): TemplateResult | typeof nothing {
  const { battle, host } = room;
  const say = sayOf(room);
  const { choice } = host;
  const seat = choice?.who ?? battle.turnOf;
  const left = facesOf(battle, seat);
  if (battle.round === 0) return nothing;
  const again = choice?.about === 'command-reroll';
  return html`<section class="command panel" part="command-dice">
    <h3>${say('command-dice')} · ${room.names.side(seat)}</h3>
    <div class="dice-row" role="group" aria-label=${say('command-dice')}>
      ${left.map((face, i) => (again ? markable(room, face, i) : spendable(room, face)))}
      ${room.spentDice(seat, left)}
      ${left.length === 0 ? html`<span class="quiet">${say('no-dice')}</span>` : nothing}
    </div>
    ${again ? html`<p class="quiet">${say('pick-dice')}</p>` : nothing}
  </section>`;
}

/** A die that can be spent now points to what it buys; the others say that they cannot. */
function spendable(room: DeadzoneView, face: Face): TemplateResult {
  const { names } = room;
  const say = sayOf(room);
  const can = offersOfFace(room, face).length > 0;
  const name = names.word(`face-${face}`);
  const title = `${say(can ? 'die-now' : 'die-kept', { face: name })} – ${say(`die-${face}`)}`;
  return html`<button
    type="button"
    class="die-button ${can ? 'can' : ''} ${room.face === face ? 'looked' : ''}"
    data-face=${face}
    title=${title}
    aria-label=${title}
    aria-disabled=${can ? nothing : 'true'}
    aria-pressed=${can ? (room.face === face ? 'true' : 'false') : nothing}
    @click=${() => room.takeDie(can ? face : undefined, title)}
  >
    ${diePicture(face)}
  </button>`;
}

/** Everything that a face can be spent on now. */
function offersOfFace({ host, choosing: { offers } }: DeadzoneView, face: Face) {
  const about = host.choice?.about ?? '';
  if (ASKED_FOR[face]?.includes(about)) return offers.filter(({ quiet }) => !quiet);
  return offers.filter((offer) => offer.face === face);
}

/** Questions that are about spending a face. */
const ASKED_FOR: Readonly<Partial<Record<Face, readonly string[]>>> = {
  model: ['another-model'],
  dice: ['dice'],
  special: ['bastion', 'stalwart', 'starforged', 'strike-it-lucky'],
};

function markable(room: DeadzoneView, face: Face, at: number): TemplateResult {
  const name = room.names.word(`face-${face}`);
  const isMarked = room.marked.has(at);
  return html`<button
    type="button"
    class="die-button can ${isMarked ? 'looked' : ''}"
    data-face=${face}
    title=${name}
    aria-label=${name}
    aria-pressed=${isMarked ? 'true' : 'false'}
    @click=${() => room.mark(at)}
  >
    ${diePicture(face)}
  </button>`;
}

/** DZ-CMD-02: any of them once, all together. */
export function rerollBar(room: DeadzoneView): TemplateResult {
  const { host, battle } = room;
  const say = sayOf(room);
  const left = facesOf(battle, host.choice?.who ?? battle.turnOf);
  const faces = FACES.flatMap((face) =>
    left.filter((each, i) => each === face && room.marked.has(i)),
  );
  const roll = () => void host.answer(rerolls.make({ kind: 'again', faces }));
  const keep = () => void host.answer(rerolls.make({ kind: 'keep' }));
  return html`${
      faces.length > 0
        ? html`<button type="button" class="offer main now confirm" @click=${roll}>
            ${say('roll-again', { n: faces.length })}
          </button>`
        : notYet(say('pick-dice'))
    }
    <button type="button" class="offer" data-key="keep" @click=${keep}>${say('keep-all')}</button>`;
}
