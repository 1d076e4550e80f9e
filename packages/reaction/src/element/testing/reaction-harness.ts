import { mountGame, TableHarness } from '@skirmish-kit/ui/testing';

/** Plays Reaction on a page the way a person would, in centimetres. */
export class ReactionHarness extends TableHarness {
  protected readonly grain = 10;

  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReactionHarness> {
    return new ReactionHarness(await mountGame('skirmish-reaction', attributes)).settledIn();
  }
}
