import { mountGame, TableHarness } from '@skirmish-kit/ui/testing';

/** Plays Musg on a page the way a person would, in paces. */
export class MusgHarness extends TableHarness {
  protected readonly grain = 20;

  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(
    attributes: Readonly<Record<string, string>> = {},
    setup?: object,
  ): Promise<MusgHarness> {
    return new MusgHarness(await mountGame('skirmish-musg', attributes, setup)).settledIn();
  }
}
