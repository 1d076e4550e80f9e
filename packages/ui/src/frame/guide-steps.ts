import type { GuideStep, StepText } from './guide.ts';

/** The step is done by this answer, given on its button unless the tip points elsewhere. */
export function answerStep(
  text: StepText,
  action: string,
  anchor = `.offer[data-key="${action}"]`,
): GuideStep {
  return { ...text, anchor: () => anchor, allows: (answer) => answer === action, action };
}

/** The step is done by reading the card of a figure. */
export function figureCardStep(text: StepText, figure: string): GuideStep {
  return { ...text, anchor: () => figureAnchor(figure), opensCard: `figure:${figure}` };
}

/** A view on whose table enemies are aimed at. */
interface AimingView {
  readonly table: { readonly target: string | undefined };
  choose(figure: string): void;
}

/** The step is done by aiming at a figure. */
export function aimStep(text: StepText, view: AimingView, target: string): GuideStep {
  return {
    ...text,
    anchor: () => figureAnchor(target),
    isDone: () => view.table.target === target,
    action: () => view.choose(target),
  };
}

/** A figure on the board. */
export function figureAnchor(id: string): string {
  return `.board [data-figure="${id}"]`;
}
