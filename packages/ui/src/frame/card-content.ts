import type { RuleId } from '@skirmish-kit/core';
import type { SvgNode } from '../picture.ts';

/** Who or what changes a value: `+1 Officer e2`. */
export interface CardModifier {
  readonly text: string;
  /** A class that sets `--side`, for a dot in the giver's colour. */
  readonly look?: string;
  /** What gives it, as a card of its own. */
  readonly thing?: string;
}

/** One value or symbol of a card. */
export interface CardRow {
  /** The symbol as it is drawn on the thing. */
  readonly symbol?: SvgNode;
  readonly name: string;
  /** What is printed, when something else is in force. */
  readonly printed?: string;
  /** What is in force now. */
  readonly current?: string;
  readonly givers?: readonly CardModifier[];
  readonly text?: string;
  readonly rule?: RuleId;
}

/** Everything a card says: what a thing is, its values as they are now and why, and its rules. */
export interface CardContent {
  /** As it is drawn now: an SVG with its own `viewBox`, and with the class its style sheet goes by. */
  readonly picture?: SvgNode;
  readonly title: string;
  /** Whose, what kind, where: `Borgo, soldier · d3, facing your HQ`. */
  readonly subtitle: string;
  /** The one thing to know: `1 hit removes it`. */
  readonly gist?: string;
  readonly rows: readonly CardRow[];
  /** Who acts before it, who sees it. */
  readonly foot?: string;
}
