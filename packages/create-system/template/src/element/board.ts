import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Narrator } from '@skirmish-kit/core';
import type { Action } from '../rules/action.ts';
import { placeOf, SIZE, SQUARES, type Square } from '../rules/square.ts';
import { figuresStanding, type Figure, type State } from '../rules/state.ts';
import { namesIn } from '../messages/names.ts';
import { elementTextIn } from '../messages/element-messages.ts';

/** What the board shows, and its callback for a pressed square. */
export interface BoardView {
  readonly state: State;
  readonly narrator: Narrator;
  /** What can be done now; empty while a bot thinks or a replay is shown. */
  readonly offers: readonly Action[];
  /** The figure that somebody has picked up. */
  readonly picked: string | undefined;
  readonly press: (at: Square) => void;
}

const CELL = 60;

/** The board as a picture whose squares are buttons. */
export function boardView(view: BoardView): TemplateResult {
  const say = elementTextIn(view.narrator.language);
  return html`<svg
    viewBox="-2 -2 ${SIZE * CELL + 4} ${SIZE * CELL + 4}"
    role="group"
    aria-label=${say('board')}
  >
    ${SQUARES.map((at) => squareView(view, at))}
  </svg>`;
}

function squareView(view: BoardView, at: Square): TemplateResult {
  const { state, narrator, picked, press } = view;
  const say = elementTextIn(narrator.language);
  const figure = figuresStanding(state).find((each) => each.at === at);
  const [column, row] = placeOf(at);
  const offered = isOffered(view, at, figure);
  const name = figure && namesIn(state, narrator.language).figure(figure.id);
  const label = figure
    ? say('held', { at, figure: name ?? '', strength: figure.strength })
    : say('free', { at });
  const classes = [
    'square',
    offered && 'offered',
    figure && `side-${figure.seat}`,
    figure && figure.id === picked && 'picked',
  ];
  return svg`<g
    class=${classes.filter(Boolean).join(' ')}
    transform="translate(${column * CELL} ${(SIZE - 1 - row) * CELL})"
    role=${offered ? 'button' : 'img'}
    tabindex=${offered ? 0 : nothing}
    data-square=${at}
    aria-label=${label}
    @click=${() => press(at)}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(at);
    }}
  >
    <rect width=${CELL} height=${CELL}></rect>
    ${figure ? figureView(figure) : nothing}
  </g>`;
}

function figureView({ strength }: Figure): TemplateResult {
  const middle = CELL / 2;
  return svg`<circle cx=${middle} cy=${middle} r="20"></circle>
    <text x=${middle} y=${middle + 9}>${strength}</text>`;
}

/** Whether pressing a square does something: it picks somebody up, or finishes what he does. */
function isOffered({ offers, picked }: BoardView, at: Square, figure: Figure | undefined): boolean {
  return offers.some(
    (action) =>
      action.kind !== 'pass' &&
      (action.figure === figure?.id || (action.figure === picked && endsAt(action, at, figure))),
  );
}

/** Whether an action ends on a square: a step goes there, a strike hits who stands there. */
export function endsAt(action: Action, at: Square, figure: Figure | undefined): boolean {
  if (action.kind === 'step') return action.to === at;
  return action.kind === 'strike' && action.target === figure?.id;
}
