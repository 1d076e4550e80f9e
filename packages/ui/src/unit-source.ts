import type { CSSResult } from 'lit';
import type { Catalogue, Language } from '@skirmish-kit/core';
import type { CardContent } from './frame/card-content.ts';
import type { Drawn } from './picture.ts';

/** A unit as a sentence shows it: a small picture, its name, and its card. */
export interface UnitShown {
  readonly name: string;
  readonly picture: Drawn;
  readonly card: CardContent;
}

/** The units of a system by their ids. */
export interface UnitSource {
  readonly ids: readonly string[];
  unit(id: string, language: Language): UnitShown | undefined;
  /** The sheet of its pictures. */
  readonly sheet: CSSResult;
  /** The rule texts, fetched when somebody opens a rule of a card. */
  rules(): Promise<Catalogue>;
}

type Sources = Map<string, () => Promise<UnitSource>>;

/** Shared by all bundles of a page, whichever of them defines the element. */
const PLACE = Symbol.for('skirmish-kit.units');

function sources(): Sources {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof Map) return known;
  const fresh: Sources = new Map();
  Reflect.set(globalThis, PLACE, fresh);
  return fresh;
}

/** A system gives its units to `<skirmish-unit>`; they are fetched when one comes into a page. */
export function offerUnits(system: string, load: () => Promise<UnitSource>): void {
  if (!sources().has(system)) sources().set(system, load);
}

/** The systems whose units can be shown. */
export function unitSystems(): readonly string[] {
  return [...sources().keys()];
}

export function loadUnits(system: string): Promise<UnitSource> | undefined {
  return sources().get(system)?.();
}
