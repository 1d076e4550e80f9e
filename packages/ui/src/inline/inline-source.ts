import type { CSSResult } from 'lit';
import type { Catalogue, Language, OddsCalculator } from '@skirmish-kit/core';
import type { CardContent } from '../frame/card-content.ts';
import type { SvgNode } from '../picture.ts';

/** A unit as a sentence shows it: a small picture, its name, and its card. */
export interface InlineUnit {
  readonly name: string;
  readonly picture: SvgNode;
  readonly card: CardContent;
}

/** The units of a system by their ids. */
export interface UnitSource {
  readonly ids: readonly string[];
  unit(id: string, language: Language): InlineUnit | undefined;
  /** The sheet of its pictures. */
  readonly sheet: CSSResult;
  /** The rule texts, fetched when somebody opens a rule of a card. */
  rules(): Promise<Catalogue>;
}

/** The parts of a system for inline elements; each is loaded when one needs it. */
export interface InlineSource {
  readonly units?: () => Promise<UnitSource>;
  readonly rules?: () => Promise<Catalogue>;
  readonly odds?: () => Promise<Pick<OddsCalculator, 'questions' | 'ask'>>;
}

/** Shared by all bundles of a page, whichever of them defines the elements. */
const PLACE = Symbol.for('skirmish-kit.sentences');

/** Told to all bundles of a page. */
const OFFERED = 'skirmish-sentences-offered';

function sources(): Map<string, InlineSource> {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof Map) return known;
  const fresh = new Map<string, InlineSource>();
  Reflect.set(globalThis, PLACE, fresh);
  return fresh;
}

/** A system lends something to sentences; what another script of the page has lent already stays. */
export function registerInlineSource(system: string, source: InlineSource): void {
  sources().set(system, { ...source, ...sources().get(system) });
  globalThis.document?.dispatchEvent(new Event(OFFERED));
}

/** Calls whenever a script has lent something; gives what ends that. */
export function onInlineSource(call: () => void): () => void {
  document.addEventListener(OFFERED, call);
  return () => document.removeEventListener(OFFERED, call);
}

/** The systems that have lent this. */
export function systemsOffering(what: keyof InlineSource): readonly string[] {
  return [...sources()].filter(([, source]) => source[what]).map(([system]) => system);
}

export function inlineSourceOf(system: string): InlineSource {
  return sources().get(system) ?? {};
}
