import type { PropertyValues } from 'lit';
import type { Refusal } from '@skirmish-kit/core';
import type { Unset } from '../asked.ts';
import type { Spot } from '../refusal-tooltip.ts';
import { GameWithPacks, type BroughtPacks } from '../game-with-packs.ts';
import type { ModePage } from '../game-with-pages.ts';
import type { HandedOn } from '../share/share-payload.ts';
import type { PuzzleHost } from './puzzle-source.ts';

/** The page of a mode that has a board of its own: a puzzle, a battle that is stepped through. */
export interface BoardPage extends ModePage {
  /** Draws its pictures; called after each update. */
  paint(root: ParentNode): void;
  /** What is shown, as it can be handed on. */
  shared?(): Omit<HandedOn, 'system'>;
}

/** A game that has puzzles too, and other pages with boards. */
export abstract class GameWithPuzzles<S, Setup, Mode extends string, Brought extends BroughtPacks>
  extends GameWithPacks<S, Setup, Mode, Brought, BoardPage>
  implements PuzzleHost
{
  /** The page has another puzzle: once this one is solved, a button asks for it. */
  abstract next: boolean | Unset;
  #refusalText = '';

  /** @internal */
  override refusalText(refusal: Refusal): string {
    return this.modePage ? this.#refusalText : super.refusalText(refusal);
  }

  /** @internal */
  refused(refusal: Refusal, text: string, spot?: Spot): void {
    this.#refusalText = text;
    this.refuse(refusal, spot);
  }

  /** @internal */
  tried(solved: boolean): void {
    this.send('skirmish-tried', { solved });
  }

  /** @internal */
  nextPuzzle(): (() => void) | undefined {
    return this.next ? () => this.send('skirmish-next', {}) : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.problems.length === 0) this.modePage?.paint(this.renderRoot);
  }

  protected override handedOn(): HandedOn | undefined {
    const shared = this.modePage?.shared?.();
    return shared && { ...shared, system: this.vocabulary.name };
  }
}
