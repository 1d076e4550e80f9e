import type { RuleId } from '@skirmish-kit/core';
import type { SvgNode } from '../picture.ts';

/** A cause of a changed value: `+1 Officer e2`. */
export interface CardModifier {
  readonly text: string;
  /** A class that sets `--side`, for a dot in the giver's colour. */
  readonly look?: string;
  /** The card of its cause. */
  readonly thing?: string;
}

/** One value or symbol of a card. */
export interface CardRow {
  /** The symbol as it is drawn on the thing. */
  readonly symbol?: SvgNode;
  readonly name: string;
  /** The printed value, if it differs from the current one. */
  readonly printed?: string;
  /** The current value. */
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
  /** Owner, type, place: `Borgo, soldier · d3, facing your HQ`. */
  readonly subtitle: string;
  /** The one thing to know: `1 hit removes it`. */
  readonly gist?: string;
  readonly rows: readonly CardRow[];
  /** The units that act before it, and those that see it. */
  readonly foot?: string;
}
