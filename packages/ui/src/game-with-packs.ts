import { html, type TemplateResult } from 'lit';
import type { Problem } from '@skirmish-kit/core';
import type { Asked, Unset } from './asked.ts';
import { EmbeddedGame } from './embedded-game.ts';
import { PagePacks } from './page-packs.ts';
import { sayUi } from './ui-words.ts';

/** A game whose page may bring packs. They are read before anything is asked; a wrong one is told there. */
export abstract class GameWithPacks<S, Setup, Mode extends string, Brought> extends EmbeddedGame<
  S,
  Setup,
  Mode
> {
  /** Addresses of packs, parted by blanks. */
  abstract pack: string | Unset;
  /** What the packs of the page bring. */
  protected readonly packs = new PagePacks<Brought>();

  /** Reads what lies at {@link packsFrom}. */
  protected abstract readPacks(): Promise<Brought | readonly Problem[]>;

  /** Where everything lies that is read with the packs: others are read again. */
  protected get packsFrom(): string {
    return (this.pack ?? '').trim();
  }

  protected override async gather(_: Asked<Mode>, wanted: () => boolean): Promise<void> {
    await this.packs.fill(this.packsFrom, () => this.readPacks(), wanted);
    const { problems } = this.packs;
    if (problems.length > 0) this.send('skirmish-error', { problems });
  }

  protected override startView(): TemplateResult | undefined {
    const asking = super.startView();
    const { problems } = this.packs;
    if (!asking || problems.length === 0) return asking;
    return html`${this.problemList(problems, sayUi(this.language, 'cannot-use'))} ${asking}`;
  }
}
