import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Narrator } from '@skirmish-kit/core';
import type { Move } from '../rules/action.ts';
import { LANES, LENGTH, placeOf, STONES, ahead, type Stone } from '../rules/stone.ts';
import { figureOf, whoIsOn, type Figure, type State } from '../rules/state.ts';
import { namesIn } from '../messages/names.ts';
import { elementTextIn, type WordKey } from '../messages/element-messages.ts';

/** What the marsh shows, and its callbacks for a pressed place or figure. */
export interface BoardView {
  readonly state: State;
  readonly narrator: Narrator;
  /** What can be done now; empty while a bot thinks or a replay is shown. */
  readonly offers: readonly Move[];
  /** The figure that somebody has picked up. */
  readonly picked: string | undefined;
  readonly pick: (id: string) => void;
  readonly finish: (move: Move) => void;
}

const STEP = 72;
const BANK = 96;
const WIDTH = 4 * STEP;
const HEIGHT = LENGTH * STEP + 2 * BANK;

/** The marsh as a picture: three causeways between two banks, with the figures on them. */
export function boardView(view: BoardView): TemplateResult {
  const say = elementTextIn(view.narrator.language);
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${say('board')}>
    <rect class="marsh" y=${BANK} width=${WIDTH} height=${LENGTH * STEP}></rect>
    ${view.state.bands.map((_, seat) => bankView(view, seat))}
    ${STONES.map((at) => stoneView(view, at))}
    ${view.state.figures.map((figure) => figureView(view, figure))}
  </svg>`;
}

/** The middle of a stone; the first side is at the bottom. */
function middleOf(at: Stone): readonly [x: number, y: number] {
  const [lane, number] = placeOf(at);
  return [
    ((lane + 1) * WIDTH) / (LANES.length + 1),
    BANK + (LENGTH - 1 - number) * STEP + STEP / 2,
  ];
}

/** How much of a bank the camp takes; the rest is for guests from across. */
const CAMP = WIDTH * 0.72;

/** Where somebody is drawn: in a row in camp, in the corner of the far bank, or on his stone. */
function spotOf(state: State, { id, seat, at }: Figure): readonly [x: number, y: number] {
  if (at !== 'camp' && at !== 'across') return middleOf(at);
  const adjacent = state.figures.filter((other) => other.seat === seat && other.at === at);
  const part = (adjacent.findIndex((other) => other.id === id) + 1) / (adjacent.length + 1);
  const atBottom = (seat === 0) === (at === 'camp');
  return [
    at === 'camp' ? part * CAMP : CAMP + part * (WIDTH - CAMP),
    atBottom ? HEIGHT - BANK / 2 + 10 : BANK / 2 - 10,
  ];
}

/** A bank; pressing the far one brings somebody across. */
function bankView(view: BoardView, seat: number): TemplateResult {
  const { state, narrator, offers, picked, finish } = view;
  const name = namesIn(state, narrator.language).side(seat);
  const move = offers.find(
    (each) =>
      each.figure === picked &&
      each.kind === 'march' &&
      endsAt(state, each) === undefined &&
      figureOf(state, each.figure)?.seat !== seat,
  );
  const say = elementTextIn(narrator.language);
  return svg`<g
    class="bank ${move ? 'offered' : ''}"
    data-bank=${seat + 1}
    role=${move ? 'button' : 'img'}
    tabindex=${move ? 0 : nothing}
    aria-label=${say('bank', { side: name })}
    @click=${() => move && finish(move)}
    @keydown=${onEnter(() => move && finish(move))}
  >
    <rect y=${seat === 0 ? HEIGHT - BANK : 0} width=${WIDTH} height=${BANK}></rect>
    <text x="6" y=${seat === 0 ? HEIGHT - BANK + 16 : BANK - 8}>${name}</text>
  </g>`;
}

function stoneView(view: BoardView, at: Stone): TemplateResult {
  const { state, narrator, offers, picked, finish } = view;
  const [x, y] = middleOf(at);
  const move = offers.find((each) => each.figure === picked && endsAt(state, each) === at);
  const free = whoIsOn(state, at) === undefined;
  const name = namesIn(state, narrator.language).stone(at);
  return svg`<g
    class="stone ${move ? 'offered' : ''}"
    data-stone=${at}
    role=${move ? 'button' : 'img'}
    tabindex=${move ? 0 : nothing}
    aria-label=${free ? elementTextIn(narrator.language)('free', { at: name }) : name}
    @click=${() => move && finish(move)}
    @keydown=${onEnter(() => move && finish(move))}
  >
    <ellipse cx=${x} cy=${y} rx="30" ry="26"></ellipse>
  </g>`;
}

/** Somebody; pressing him picks him up, puts him down or strikes him. */
function figureView(view: BoardView, figure: Figure): TemplateResult | typeof nothing {
  const { state, offers, picked, pick, finish } = view;
  if (figure.at === 'fallen') return nothing;
  const [x, y] = spotOf(state, figure);
  const struck = offers.find(
    (move) => move.kind === 'strike' && move.figure === picked && move.target === figure.id,
  );
  const mine = offers.some((move) => move.figure === figure.id);
  const act = () => (struck ? finish(struck) : mine && pick(figure.id));
  const classes = [
    'figure',
    `side-${figure.seat}`,
    (mine || struck) && 'offered',
    figure.id === picked && 'picked',
  ];
  return svg`<g
    class=${classes.filter(Boolean).join(' ')}
    transform="translate(${x} ${y})"
    data-figure=${figure.id}
    role=${mine || struck ? 'button' : 'img'}
    tabindex=${mine || struck ? 0 : nothing}
    aria-label=${labelOf(view, figure)}
    @click=${act}
    @keydown=${onEnter(act)}
  >
    <title>${labelOf(view, figure)}</title>
    <circle r="20"></circle>
    <text y="8">${figure.might}</text>
    ${figure.knack === 'none' ? nothing : svg`<path class="knack" d=${KNACK_MARKS[figure.knack]}></path>`}
  </g>`;
}

/** A wing, a block and a double arrow, above the number. */
const KNACK_MARKS = {
  nimble: 'M-8 -10Q0 -20 8 -10',
  steady: 'M-7 -16H7V-11H-7Z',
  swift: 'M-6 -10L0 -15L6 -10M-6 -14L0 -19L6 -14',
} as const;

function labelOf({ state, narrator }: BoardView, { id, at, might, knack }: Figure): string {
  const say = elementTextIn(narrator.language);
  const names = namesIn(state, narrator.language);
  const key: WordKey | undefined = at === 'camp' || at === 'across' ? at : undefined;
  const where = key ? say(key) : names.stone(at);
  return say('held', { at: where, figure: names.figure(id), might, knack: say(knack) });
}

/** The stone on which a move ends; a march over the far bank ends on none. */
function endsAt(state: State, move: Move): Stone | undefined {
  if (move.kind === 'send') return move.to;
  const figure = figureOf(state, move.figure);
  return figure && ahead(figure.at, figure.seat);
}

function onEnter(act: () => unknown) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}
