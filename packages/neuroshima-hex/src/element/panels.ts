import { html, nothing, type TemplateResult } from 'lit';
import { keysOf, type ChoiceRequest } from '@skirmish-kit/core';
import { answerList, notYet, toolbar, withoutSide, type Tool } from '@skirmish-kit/ui';
import { orderView } from '@skirmish-kit/ui/steps';
import { beforeColon, handView } from './hand-view.ts';
import { tileSlot } from './paint-tiles.ts';
import { turnActions } from '../rules/action-text.ts';
import type { HexView } from './game-view.ts';

/** The hand, what turns the tile that is taken up, and what has no place in the bar. */
export function actionsView(room: HexView): TemplateResult {
  const { choice } = room.host;
  if (room.ahead.player) return html`${nothing}`;
  const inBar = choice && answers(room, choice).length <= MOST_IN_BAR;
  return html`${hands(room)}
  ${choice && !inBar ? toolbar(room.names.say('controls'), answers(room, choice)) : nothing}
  ${choice?.about === 'action' ? html`<div class="turn-tray">${turning(room)}</div>` : nothing}
  ${choice?.about === 'action' ? specialActions(room) : nothing}`;
}

/** More answers than so many stand above the bar. */
const MOST_IN_BAR = 3;

/** What is about to be done, and the ways out; a step that is not ready says what is missing. */
export function barView(room: HexView): TemplateResult | typeof nothing {
  const { names } = room;
  const { choice } = room.host;
  if (room.ahead.player) return backTools(room);
  if (!choice) return nothing;
  const tools = answers(room, choice);
  const isListed = tools.length > MOST_IN_BAR;
  const isReady = !isListed && (choice.about !== 'action' || tools.some(({ now }) => now));
  return html`${isReady && tools.length > 0 ? nothing : notYet(missing(room, choice))}
  ${isListed ? nothing : toolbar(names.say('controls'), tools)}`;
}

/** What the main button waits for. */
function missing(room: HexView, choice: ChoiceRequest): string {
  const { names, narrator } = room;
  const { tile } = room.picking;
  if (tile !== undefined && !room.picking.hasUse(tile)) return beforeColon(room.whyNoUse(tile));
  if (choice.about === 'action') return room.hint() ?? names.say('pick-tile');
  return withoutSide(narrator.question(choice), narrator.side(choice.who));
}

/** What turns the tile that is held. */
export function turning(room: HexView): TemplateResult | typeof nothing {
  const { picking, army, names } = room;
  const edges = army?.tile(picking.tile ?? '')?.edges.length ?? 0;
  const turnable = picking.ghost !== undefined || edges > 0;
  return turnable ? toolbar(names.say('controls'), room.turnTools()) : nothing;
}

/** What units and companions of fan armies may do in this turn. */
function specialActions({ host, names, picking }: HexView): unknown {
  const words = { title: names.say('specials'), enter: names.say('do-special') };
  return answerList(host, 'action', picking.specials, words);
}

/** The battle that is watched, or the one that might come. */
export function panelsView(room: HexView): TemplateResult {
  const { names, ahead, phases, phase } = room;
  if (phases.length > 0) {
    const order = phases.map((each) => ({ number: each.phase, who: each.who }));
    return html`<section class="panel film" part="battle">
      <h3>${names.say('order-of-play')}</h3>
      ${orderView(names.say('order-of-play'), order, phase ? phases.indexOf(phase) : -1, () => {})}
    </section>`;
  }
  if (ahead.player) return ahead.player.words(names.say('what-if-title'), ahead.player.follows());
  return html`${room.choice ? aheadTools(room) : nothing}
    <p class="heat-words quiet">${ahead.caption()}</p>
    ${room.choice?.about === 'action' ? ahead.forecast() : nothing}`;
}

/** Of a preview there is only the way back to the game: nothing can be played in it. */
function backTools({ names, ahead }: HexView): TemplateResult {
  const back = { label: names.say('no-battle'), act: () => ahead.close(), shortcut: 'Escape' };
  return toolbar(names.say('controls'), [{ ...back, now: true }]);
}

/** A turn with an empty hand, in which no unit has been picked up. */
function nothingToPick({ host, picking, state, seat }: HexView): boolean {
  const empty = state.players[seat]?.hand.length === 0;
  return host.choice?.about === 'action' && empty && picking.from === undefined;
}

/** Looking ahead: the battle that would follow, and where a tile would pay. */
function aheadTools(room: HexView): TemplateResult | typeof nothing {
  const { names, ahead, state } = room;
  if (state.hqs < state.players.length) return nothing;
  const tools: Tool[] = [{ label: names.say('what-if'), act: () => ahead.toggle(), shortcut: 'P' }];
  if (room.choice?.about === 'action' && !nothingToPick(room)) {
    const act = () => ahead.toggleHeat();
    tools.unshift({ label: names.say('heat'), act, pressed: ahead.heat, shortcut: 'B' });
  }
  return toolbar(names.say('follows'), tools);
}

/** The open hand of the player who is asked, large; the other hands small. */
function hands(room: HexView): TemplateResult {
  const { state, names } = room;
  const seat = room.host.session?.soloSeat ?? room.seat;
  const others = state.players.flatMap((player, each) =>
    each === seat || player.hand.length === 0 ? [] : [{ each, hand: player.hand }],
  );
  return html`${ownHand(room)}
  ${others.map(
    ({ each, hand: tiles }) =>
      html`<div class="other-hand">
        <span class="quiet">${names.say('hand', { seat: names.seat(each) })}</span>
        ${tiles.map((id) => {
          const army = names.lookOfSeat(each)?.id ?? '';
          return html`<span
            class="small-tile"
            role="img"
            tabindex="0"
            data-card=${`tile:${army}:${id}`}
            aria-label=${names.tile(army, id)}
            >${tileSlot(army, id)}</span
          >`;
        })}
      </div>`,
  )}`;
}

function ownHand(room: HexView): TemplateResult | typeof nothing {
  const { state, picking, choice } = room;
  // Alone against bots the tray stays one’s own while they play.
  const seat = room.host.session?.soloSeat ?? room.seat;
  const tiles = state.players[seat]?.hand ?? [];
  const acts = choice?.about === 'action';
  const usable = (acts || choice?.about === 'discard') && choice?.who === seat;
  const isOwn = room.host.session?.soloSeat !== undefined;
  if (tiles.length === 0 && !usable && !isOwn) return nothing;
  return handView(room, {
    seat,
    tiles,
    usable,
    taken: picking.tile ?? room.discarding,
    take: (tile) => room.takeTile(tile),
    drag: (tile, down) => room.drag(tile, down),
    noUse: (tile) => (acts && !picking.hasUse(tile) ? room.whyNoUse(tile) : undefined),
  });
}

/** The buttons for what is not a hex. */
function answers(room: HexView, choice: ChoiceRequest): readonly Tool[] {
  const { narrator } = room;
  if (choice.about === 'action') return actionTools(room, choice);
  if (choice.about === 'place-hq' || choice.about === 'discard') return discardTools(room);
  return choice.options.map((option) => ({
    label: narrator.answer(choice.about, option.key, option.params),
    act: () => void room.host.answer(option.key),
  }));
}

/** A tile that has to go is chosen first and thrown away after: nothing is lost by one click. */
function discardTools(room: HexView): readonly Tool[] {
  const { names, army, discarding } = room;
  if (discarding === undefined) return [];
  const tile = names.tile(army?.id ?? '', discarding);
  return [
    { label: names.say('discard-tile', { tile }), act: () => room.confirm(), now: true },
    { label: names.say('cancel'), act: () => room.cancel(), shortcut: 'Escape' },
  ];
}

function actionTools(room: HexView, choice: ChoiceRequest): readonly Tool[] {
  const { picking, names, army } = room;
  const { tile, answer } = picking;
  const name = tile === undefined ? '' : names.tile(army?.id ?? '', tile);
  const tools: Tool[] = [];
  if (answer !== undefined) {
    const label =
      picking.doing === 'place'
        ? names.say('place', room.placeWords)
        : picking.from === undefined
          ? names.say('play-it', { tile: name })
          : names.say('confirm');
    tools.push({ label, act: () => room.confirm(), now: true });
  }
  const discard = tile === undefined ? undefined : turnActions.make({ kind: 'discard', tile });
  if (discard !== undefined && keysOf(choice.options).has(discard)) {
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
      shortcut: 'E',
      now: room.state.players[room.seat]?.hand.length === 0,
    });
  }
  return tools;
}
