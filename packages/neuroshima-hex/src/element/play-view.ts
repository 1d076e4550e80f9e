import { html, nothing, type TemplateResult } from 'lit';
import { makeFaces, type ChoiceRequest } from '@skirmish-kit/core';
import { toolbar, type Tool } from '@skirmish-kit/ui';
import { tileSlot } from './paint-tiles.ts';
import { turnActions } from '../rules/action-text.ts';
import type { TileLook } from './picture/look.ts';
import type { PlayRoom } from './play-room.ts';
import { specialActions } from './special-actions.ts';

/** Title, edition, whose turn, and every army with the points of its HQ. */
export function topView(room: PlayRoom, tools: readonly Tool[]): TemplateResult {
  const { names, state } = room;
  const { armies, options } = state.setup;
  return html`<header class="top" part="top">
    <h2>${armies.map((army) => names.army(army)).join(' – ')}</h2>
    <span class="quiet">${names.say('edition', { edition: options.names })}</span>
    ${chips(room)} ${toolbar(names.say('controls'), tools)}
  </header>`;
}

/** The armies with their points and what is left to draw. */
function chips({ names, state, seat, host }: PlayRoom): TemplateResult {
  const asked = host.session()?.ask ? seat : undefined;
  const points = state.setup.mode.endsWith('score');
  return html`<ul class="chips" aria-label=${names.say('order-of-play')}>
    ${state.players.map((player, each) => {
      const look = names.lookOfSeat(each);
      const pile = player.pile.reduce((sum, count) => sum + count, 0);
      return html`<li
        class="chip army-${look?.id ?? ''} ${asked === each ? 'now' : ''}"
        data-letter=${look?.letter ?? '?'}
        aria-current=${asked === each ? 'step' : nothing}
      >
        ${names.seat(each)} <b>${points ? player.points : player.hp}</b>
        <span class="quiet">${names.say('pile', { left: pile })}</span>
      </li>`;
    })}
  </ul>`;
}

/** What is asked, the hand, and everything that can be answered. */
export function actionsView(room: PlayRoom): TemplateResult {
  const { choice, host } = room;
  const ask = host.session()?.ask;
  return html`<section class="actions" part="actions" tabindex="-1">
    <p class="prompt">${room.prompt()}</p>
    ${ask?.kind === 'chance' && !host.session()?.replay ? drawEntry(room) : hands(room)}
    ${choice && !nothingToPick(room) ? html`<p class="hint quiet">${room.hint()}</p>` : nothing}
    ${choice ? answers(room, choice) : nothing}
    ${choice?.about === 'action' ? specialActions(room, choice) : nothing}
    ${room.host.session()?.game.outcome ? nothing : aheadTools(room)}
  </section>`;
}

/** A turn with an empty hand, in which no unit has been picked up. */
function nothingToPick({ choice, picking, state, seat }: PlayRoom): boolean {
  const empty = state.players[seat]?.hand.length === 0;
  return choice?.about === 'action' && empty && picking.from === undefined;
}

/** Looking ahead: the battle that would follow, and where a tile would pay. */
function aheadTools(room: PlayRoom): TemplateResult | typeof nothing {
  const { names, films, state, choice } = room;
  if (state.hqs < state.players.length) return nothing;
  const tools: Tool[] = [
    { label: names.say('what-if'), act: () => films.toggle(), pressed: films.ahead },
  ];
  if (choice?.about === 'action' && !nothingToPick(room)) {
    const act = () => {
      room.heat = !room.heat;
      room.redraw();
    };
    tools.push({ label: names.say('heat'), act, pressed: room.heat });
  }
  return toolbar(names.say('follows'), tools);
}

/** The open hand of whoever is asked, large; those of the others small. */
function hands(room: PlayRoom): TemplateResult {
  const { state, names, seat } = room;
  const others = state.players.flatMap((player, each) =>
    each === seat || player.hand.length === 0 ? [] : [{ each, hand: player.hand }],
  );
  return html`${hand(room, seat)}
  ${others.map(
    ({ each, hand: tiles }) =>
      html`<div class="other-hand">
        <span class="quiet">${names.say('hand', { seat: names.seat(each) })}</span>
        ${tiles.map((id) => {
          const army = names.lookOfSeat(each)?.id ?? '';
          return html`<span class="small-tile" role="img" aria-label=${names.tile(army, id)}
            >${tileSlot(army, id)}</span
          >`;
        })}
      </div>`,
  )}`;
}

function hand(room: PlayRoom, seat: number): TemplateResult | typeof nothing {
  const { names, state, picking, choice } = room;
  const tiles = state.players[seat]?.hand ?? [];
  const army = names.lookOfSeat(seat)?.id ?? '';
  const usable = choice?.about === 'action' || choice?.about === 'discard';
  if (tiles.length === 0 && !usable) return nothing;
  return html`<div
    class="hand"
    part="hand"
    role="group"
    aria-label=${names.say('hand', { seat: names.seat(seat) })}
  >
    ${tiles.length === 0 ? html`<p class="quiet">${names.say('empty-hand')}</p>` : nothing}
    ${tiles.map((id, i) => {
      const taken = picking.tile === id && tiles.indexOf(id) === i;
      return html`<button
        type="button"
        class="hand-tile"
        data-tile-id=${id}
        aria-pressed=${choice?.about === 'discard' ? nothing : String(taken)}
        ?disabled=${!usable}
        @click=${() => room.takeTile(id)}
        @pointerdown=${(event: PointerEvent) => room.drag(id, event)}
      >
        ${tileSlot(army, id, taken ? picking.rotation : 0)} <span>${names.tile(army, id)}</span>
      </button>`;
    })}
  </div>`;
}

/** The buttons for what is not a hex. */
function answers(room: PlayRoom, choice: ChoiceRequest): TemplateResult {
  const { names, narrator } = room;
  const tools =
    choice.about === 'action'
      ? actionTools(room, choice)
      : choice.about === 'place-hq' || choice.about === 'discard'
        ? []
        : choice.options.map((option) => ({
            label: narrator.answer(choice.about, option.key, option.params),
            act: () => void room.host.answer(option.key),
          }));
  return toolbar(names.say('controls'), tools);
}

function actionTools(room: PlayRoom, choice: ChoiceRequest): readonly Tool[] {
  const { picking, names, army } = room;
  const { tile, answer, ghost } = picking;
  const name = tile === undefined ? '' : names.tile(army?.id ?? '', tile);
  const tools: Tool[] = [];
  const turnable = ghost !== undefined || (army?.tile(tile ?? '')?.edges.length ?? 0) > 0;
  if (turnable) {
    tools.push({ label: `↺ ${names.say('turn-left')}`, act: () => room.turn(-1) });
    tools.push({ label: `↻ ${names.say('turn-right')}`, act: () => room.turn(1), shortcut: 'R' });
  }
  if (answer !== undefined) {
    const label =
      picking.doing === 'place'
        ? names.say('place')
        : picking.from === undefined
          ? names.say('play-it', { tile: name })
          : names.say('confirm');
    tools.push({ label, act: () => room.confirm(), now: true });
  }
  const discard = tile === undefined ? '' : turnActions.make({ kind: 'discard', tile });
  if (choice.options.some(({ key }) => key === discard)) {
    tools.push({ label: names.say('discard'), act: () => void room.host.answer(discard) });
  }
  if (tile !== undefined || picking.from !== undefined) {
    tools.push({ label: names.say('cancel'), act: () => room.cancel(), shortcut: 'Escape' });
  }
  if (tile === undefined && picking.from === undefined) {
    const act = () => void room.host.answer(turnActions.make({ kind: 'end' }));
    tools.push({
      label: names.say('end'),
      act,
      now: room.state.players[room.seat]?.hand.length === 0,
    });
  }
  return tools;
}

/** Asks what was drawn on a real table: tiles of the pile to tap, in the order of the pack. */
function drawEntry(room: PlayRoom): TemplateResult {
  const { names, state, seat, host, drawn } = room;
  const ask = host.session()?.ask;
  if (ask?.kind !== 'chance') return html`${nothing}`;
  const wanted = Number(ask.params['tiles']);
  const army = names.lookOfSeat(seat);
  const kinds: readonly TileLook[] = army?.tiles.filter(({ kind }) => kind !== 'hq') ?? [];
  const pile = state.players[seat]?.pile ?? [];
  const left = (kind: number) => (pile[kind] ?? 0) - drawn.filter((each) => each === kind).length;
  const pick = (kind: number) => {
    if (drawn.length >= wanted) drawn.pop();
    drawn.push(kind);
    room.redraw();
  };
  const chosen = drawn.map((kind) => kinds[kind]).filter((look) => look !== undefined);
  return html`<div class="draw-entry" role="group" aria-label=${names.say('enter-draw')}>
    <div class="pile">
      ${kinds.map((look, kind) =>
        (pile[kind] ?? 0) === 0
          ? nothing
          : html`<button
              type="button"
              class="pile-tile"
              data-tile-id=${look.id}
              ?disabled=${left(kind) <= 0}
              @click=${() => pick(kind)}
            >
              ${tileSlot(army?.id ?? '', look.id)}
              <span>${names.nameOf(look)} ${names.say('times-n', { n: left(kind) })}</span>
            </button>`,
      )}
    </div>
    <p aria-live="polite">
      ${names.say('chosen', { tiles: chosen.map((look) => names.nameOf(look)).join(', ') || '–' })}
    </p>
    ${toolbar(names.say('controls'), [
      {
        label: names.say('enter-draw'),
        act: () => void host.answer(makeFaces(drawn)),
        disabled: drawn.length !== wanted,
        now: true,
      },
      {
        label: names.say('again'),
        act: () => {
          room.drawn = [];
          room.redraw();
        },
        disabled: drawn.length === 0,
      },
      {
        label: names.say('draw-for-me'),
        act: () => {
          const faces = host.session()?.rollForThem();
          if (faces !== undefined) host.answer(faces);
        },
      },
    ])}
  </div>`;
}
