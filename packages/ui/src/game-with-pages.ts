import type { TemplateResult } from 'lit';
import { isProblems, type Language, type Problem } from '@skirmish-kit/core';
import type { Asked, Started } from './asked.ts';
import { EmbeddedGame } from './embedded-game.ts';
import type { GameFrame } from './frame/game-frame.ts';
import type { PageHost } from './frame/game-host.ts';
import type { RuleTexts } from './rule-panel.ts';

/** The element as the page of a mode sees it. */
export interface ModeHost extends PageHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly ruleTexts: RuleTexts;
}

/** What an element shows in place of a game: a calculator, a reference, a puzzle. */
export interface ModePage {
  view(language: Language): TemplateResult;
}

/** Where a game is played, and what begins one there. */
export interface Play<S, Setup, Mode extends string> {
  readonly frame: GameFrame<S, Setup>;
  /** For the guided first game nothing counts but what is asked: not what else the page says. */
  readonly start: (asked: Asked<Mode>) => Promise<Started<S, Setup> | readonly Problem[]>;
}

/** A game that is played, taught or shown, and the pages of modes in which there is none. */
export abstract class GameWithPages<
  S,
  Setup,
  Mode extends string,
  Page extends ModePage = ModePage,
> extends EmbeddedGame<S, Setup, Mode> {
  /** The page that is shown, in a mode that has one. */
  protected modePage: Page | undefined;

  /** Loads the page of a mode; nothing for the modes that have a game. */
  protected openPage?(mode: Mode): Promise<Page | readonly Problem[] | undefined>;

  /** Loads what a game is played in. */
  protected abstract openPlay(): Promise<Play<S, Setup, Mode>>;

  /** What keeps a game from beginning, whatever it is. */
  protected hindered(_asked: Asked<Mode>): readonly Problem[] {
    return [];
  }

  protected override leave(): void {
    this.modePage = undefined;
  }

  protected async enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    const page = await this.openPage?.(asked.mode);
    if (!page) return this.#sit(asked, wanted);
    if (!wanted()) return;
    if (isProblems(page)) this.broken(page);
    else this.modePage = page;
  }

  async #sit(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    if (asked.mode === 'replay' && !asked.record) return;
    const { frame, start } = await this.openPlay();
    if (asked.guide) await frame.ready();
    const guide = asked.guide ? await frame.room.guide?.() : undefined;
    if (guide) {
      const { seed, setup } = guide;
      const started = await start({ ...asked, seed, setup, seats: [] });
      return this.sitDownToLearn(started, frame, guide, wanted);
    }
    const hindered = this.hindered(asked);
    const started = hindered.length > 0 ? hindered : await start(asked);
    if (wanted()) this.sitDown(started, frame);
    else this.sendAway(started);
  }

  protected override view(): TemplateResult {
    return this.modePage?.view(this.language) ?? super.view();
  }
}
