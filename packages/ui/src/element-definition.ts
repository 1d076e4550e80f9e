import type { CSSResult, CSSResultGroup, PropertyDeclarations, TemplateResult } from 'lit';
import type { Catalogue, Game, Language, PackPin, Problem } from '@skirmish-kit/core';
import type { GameFrame } from './frame/game-frame.ts';
import type { GameView } from './frame/game-view.ts';
import type { StartPanel } from './frame/start-panel.ts';
import type { StartSource } from './frame/start-source.ts';
import type { AttributeValues, GameHost } from './game-host.ts';
import type { LaunchRequest } from './launch-options.ts';
import type { SaveSlot } from './save-slot.ts';
import type { Session } from './session.ts';
import type { SharePayload } from './share/share-payload.ts';

/** Everything in which the element of one system differs from the others. */
export interface ElementDefinition<
  S,
  Setup,
  Mode extends string = string,
  Packs extends LoadedPacks = LoadedPacks,
> {
  readonly tag: string;
  /** The name of the game: `Neuroshima Hex`. */
  readonly name: string;
  readonly modes: readonly Mode[];
  readonly bots: readonly string[];
  /** Attributes besides {@link COMMON_ATTRIBUTES}. */
  readonly attributes?: Readonly<Record<string, AttributeSpec>>;
  /** The start panel is skipped when all of these are set. */
  readonly skipStartPanelIf?: readonly string[];
  /** Modes that show the board and nothing around it. */
  readonly boardOnlyModes?: readonly Mode[];
  /** Whether a shared game names the packs of the page: its records do not carry them. */
  readonly sharesPacks?: boolean;
  readonly styles: CSSResultGroup;
  readonly chunks: GameChunks<S, Setup, Mode, Packs>;
  /** The place of the saved game; a different class for a save that must survive anything. */
  saveSlot?(key: string): SaveSlot;
}

/** How an attribute is read. */
export interface AttributeSpec {
  readonly type?: typeof Boolean | typeof Number;
  /** `false` for a property without an attribute. */
  readonly attribute?: false;
  /** Whether another game is launched when it changes. */
  readonly restarts?: boolean;
}

/** The attributes of every game. */
export const COMMON_ATTRIBUTES = {
  mode: { restarts: true },
  seats: { restarts: true },
  seed: { restarts: true },
  record: { restarts: true },
  position: { restarts: true },
  pack: { restarts: true },
  save: {},
  page: {},
  setup: { attribute: false, restarts: true },
  start: { restarts: true },
  guide: { type: Boolean, restarts: true },
  at: { type: Number, restarts: true },
} as const satisfies Readonly<Record<string, AttributeSpec>>;

/**
 * Attributes with a better name: the new one, and the old one, which pages may still use. Properties,
 * queries of links and saved settings keep the old name.
 */
export const RENAMED_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['share-page', 'page'],
  ['start-at', 'at'],
  ['pack-code', 'companion'],
  ['edition', 'rules'],
  ['campaign-length', 'games'],
]);

/** Attributes as Lit declares them. */
export function declareAttributes(
  attributes: Readonly<Record<string, AttributeSpec>> = {},
): PropertyDeclarations {
  const declared = Object.entries(attributes).map(([name, { type, attribute }]) => [
    name,
    { ...(type && { type }), ...(attribute === false && { attribute }) },
  ]);
  return Object.fromEntries(declared);
}

/** The value of an attribute as text; empty where the page has not set it. */
export function attributeText(values: AttributeValues, name: string): string {
  const value = values[name] ?? '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Every dynamic import of a system that its element needs. */
export interface GameChunks<
  S,
  Setup,
  Mode extends string = string,
  Packs extends LoadedPacks = LoadedPacks,
> {
  /** The inputs of a game. */
  play(): Promise<PlayModule<S, Setup, Mode, Packs>>;
  rules(): Promise<Catalogue>;
  /** The start panel; a system without one begins at once. */
  start?(page: PageInput<Packs>): Promise<StartPanelModule>;
  /** Reads the packs of the page. */
  packs?(request: PackRequest): Promise<Packs | readonly Problem[]>;
  /** Finds packs that are inside a record. */
  packPins?(record: string): Promise<readonly PackPin[]>;
  /** Modes that show a page instead of a game. */
  readonly pages?: { readonly [M in Mode]?: PageLoader<S, Setup, Mode, Packs> };
  /** Loads what writes a game as text, if `game.record()` is not enough. */
  recordWriter?(): Promise<RecordWriter<S, Setup>>;
}

/** Loads the page of a mode. As a method, so that a host accepts the loader of any system. */
export type PageLoader<S, Setup, Mode extends string, Packs extends LoadedPacks> = {
  load(
    host: GameHost<S, Setup>,
    page: LaunchOptions<Mode, Packs>,
  ): Promise<ModePage | readonly Problem[]>;
}['load'];

/** The inputs of a game. */
export interface PlayModule<S, Setup, Mode extends string, Packs extends LoadedPacks> {
  readonly GameFrame: typeof GameFrame;
  createView(host: GameHost<S, Setup>, packs: Packs | undefined): GameView<S>;
  launch(options: LaunchOptions<Mode, Packs>): Promise<LaunchedGame<S, Setup> | readonly Problem[]>;
}

/** Writes a game as text. */
export interface RecordWriter<S, Setup> {
  writeRecord(game: Game<S, Setup>): string;
}

/** The page of a mode without a game: a calculator, a reference, a puzzle. */
export interface ModePage {
  view(language: Language): TemplateResult;
  /** Draws its pictures; called after each update. */
  paint?(root: ParentNode): void;
  /** The content as a share payload. */
  shared?(): Omit<SharePayload, 'system'>;
}

/** The packs of a page. */
export interface LoadedPacks {
  /** Problems of single packs where the others can be used. */
  readonly problems?: readonly Problem[];
  /** Styles that the packs bring, such as the colours of their sides. */
  readonly styles?: string;
}

/** The source of packs. */
export interface PackRequest {
  /** URLs of packs. */
  readonly pack: string;
  /** URLs of code that belongs to packs. */
  readonly companion: string;
  /** Packs inside the record that is opened. */
  readonly pins: readonly PackPin[];
  readonly language: Language;
}

/** The attributes of the page, and its packs. */
export interface PageInput<Packs = LoadedPacks> {
  readonly attributes: AttributeValues;
  readonly packs: Packs | undefined;
}

/** The launch request: attributes, start panel, link and saved game, read and checked. */
export interface LaunchOptions<Mode extends string = string, Packs = LoadedPacks>
  extends LaunchRequest<Mode>, PageInput<Packs> {}

/** The start panel of a system. */
export interface StartPanelModule {
  readonly StartPanel: typeof StartPanel;
  readonly startStyles?: CSSResult;
  readonly source: StartSource;
}

/** Whether the start panel is shown: `ask`, `now`, or as the other attributes say. */
export type StartMode = 'ask' | 'now';

/** A game that can begin. */
export interface LaunchedGame<S, Setup> {
  readonly session: Session<S, Setup>;
}
