import { nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { OddsInWaiting as Waiting, type ChanceShown, type GameHost } from '@skirmish-kit/ui';
import type { ActionOdds } from '../odds/action.ts';
import type { Battle } from '../rules/state.ts';
import { loadOddsOfAction } from './load-room.ts';

/** The exact odds of actions in a battle, and how they are shown. */
export class OddsInWaiting extends Waiting<
  Awaited<ReturnType<typeof loadOddsOfAction>>,
  ActionOdds
> {
  constructor(host: GameHost<Battle>) {
    super(host, loadOddsOfAction);
  }

  /** The best of odds that were found, for the button of its action. */
  best(odds: ActionOdds | undefined, language: Language): ChanceShown | undefined {
    return odds && this.kit?.bestChance(odds.outcomes, language);
  }

  /** Odds that were found, as a chart. */
  chart(title: string, odds: ActionOdds, language: Language): TemplateResult | typeof nothing {
    return this.kit?.followsChart(title, odds, language) ?? nothing;
  }
}
