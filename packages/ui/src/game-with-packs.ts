import { html, type TemplateResult } from 'lit';
import { isProblems, type Problem } from '@skirmish-kit/core';
import type { Asked, Unset } from './asked.ts';
import { GameWithPages, type ModePage } from './game-with-pages.ts';
import { sayUi } from './ui-messages.ts';

/** What packs bring, with what is wrong with some of them where the others can be used all the same. */
export interface BroughtPacks {
  readonly problems?: readonly Problem[];
}

/**
 * A game whose page may bring packs. They are read before anything is asked; what is wrong with them
 * is told above whatever can be shown all the same.
 */
export abstract class GameWithPacks<
  S,
  Setup,
  Mode extends string,
  Brought extends BroughtPacks,
  Page extends ModePage = ModePage,
> extends GameWithPages<S, Setup, Mode, Page> {
  /** Addresses of packs, parted by blanks. */
  abstract pack: string | Unset;
  /** What the packs of the page bring. */
  protected brought: Brought | undefined;
  /** What is wrong with them. */
  protected wrong: readonly Problem[] = [];
  #from = '';

  /** Reads what lies at {@link packsFrom}. */
  protected abstract readPacks(): Promise<Brought | readonly Problem[]>;

  /** Where everything lies that is read with the packs: others are read again. */
  protected get packsFrom(): string {
    return (this.pack ?? '').trim();
  }

  protected override async gather(_: Asked<Mode>, wanted: () => boolean): Promise<void> {
    const from = this.packsFrom;
    if (from !== this.#from || this.wrong.length > 0) {
      const found = from === '' ? undefined : await this.readPacks();
      if (!wanted()) return;
      this.#from = from;
      this.brought = isProblems(found) ? undefined : found;
      this.wrong = isProblems(found) ? found : (found?.problems ?? []);
    }
    if (this.wrong.length > 0) this.send('skirmish-error', { problems: this.wrong });
  }

  /** A game of packs that cannot be had does not begin; one that was played already can be shown. */
  protected override hindered({ record }: Asked<Mode>): readonly Problem[] {
    return record || this.brought ? [] : this.wrong;
  }

  protected override view(): TemplateResult {
    const shown = super.view();
    if (this.wrong.length === 0) return shown;
    return html`${this.problemList(this.wrong, sayUi(this.language, 'cannot-use'))} ${shown}`;
  }
}
