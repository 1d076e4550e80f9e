import type { Problem } from '@skirmish-kit/core';
import { readSeats, type Seats, type UnknownValue, type Nullish } from './attributes.ts';
import type { StartSelection } from './frame/start-source.ts';
import type { SaveSlot } from './save-slot.ts';

/** Attributes and properties of the element that launch a game. */
export interface LaunchAttributes {
  readonly mode: string | Nullish;
  readonly seats: string | Nullish;
  readonly seed: unknown;
  readonly record: string | Nullish;
  readonly guide: boolean | Nullish;
}

/** Everything that a launch is read from. */
export interface LaunchInput<Mode extends string> {
  readonly modes: readonly Mode[];
  readonly bots: readonly string[];
  readonly attributes: LaunchAttributes;
  /** The record inside the tag, which a replay shows without an attribute. */
  readonly content: string;
  /** The choices in the start panel. */
  readonly selection: StartSelection | undefined;
  /** The saved game, if the page saves one. */
  readonly save: Pick<SaveSlot, 'text' | 'seats' | 'corruption'> | undefined;
  /** A record from the game history that is resumed. */
  readonly resumed: string;
  /** Whether a new game begins, whatever is saved or given. */
  readonly isNew: boolean;
}

/** The source of the launched record. */
export type LaunchOrigin = 'guide' | 'replay' | 'history' | 'save' | 'page' | 'new';

/** The request of a page, read and checked. */
export interface LaunchRequest<Mode extends string = string> {
  readonly mode: Mode;
  readonly seats: Seats;
  /** The game to show or to continue; empty for a new one. */
  readonly record: string;
  /** The setup to read: of the start panel, the guide or the page. */
  readonly setup: unknown;
  /** The seed; another one each time if the page gives none. */
  readonly seed: unknown;
  readonly guide: boolean;
}

/** A launch, and where its record comes from. */
export interface ParsedLaunch<Mode extends string> extends LaunchRequest<Mode> {
  readonly origin: LaunchOrigin;
}

/** A saved game that cannot be opened. */
export interface CorruptedSave {
  readonly corruption: Problem;
  /** The launch options that can be read. */
  readonly record: string;
}

/** Reads what a page, its link, the start panel and the browser's storage ask for; changes nothing. */
export function parseLaunchOptions<Mode extends string>({
  modes,
  bots,
  attributes,
  content,
  selection,
  save,
  resumed,
  isNew,
}: LaunchInput<Mode>):
  | ParsedLaunch<Mode>
  | CorruptedSave
  | { readonly unknown: readonly UnknownValue[] } {
  const word = attributes.mode || 'play';
  const mode = modes.find((each) => each === word);
  if (!mode) return { unknown: [{ path: 'mode', found: String(word), allowed: modes }] };
  const read = readSeats(selection?.seats.join() ?? attributes.seats ?? '', bots);
  if ('unknown' in read) return read;
  const { seats } = read;
  const seed = selection ? selection.seed : attributes.seed;
  const guide = mode === 'play' && attributes.guide === true;
  const options = { mode, seats, seed, setup: selection?.draft, guide };
  const given = attributes.record || '';
  if (guide) return { ...options, record: '', origin: 'guide' };
  if (mode === 'replay') return { ...options, record: given || content, origin: 'replay' };
  if (resumed) return { ...options, record: resumed, origin: 'history' };
  if (isNew) return { ...options, record: '', origin: 'new' };
  if (given) return { ...options, record: given, origin: 'page' };
  const record = save?.text ?? '';
  if (save?.corruption) return { corruption: save.corruption, record };
  if (!save || !record) return { ...options, record: '', origin: 'new' };
  return { ...options, record, origin: 'save', seats: savedSeats(save.seats, bots) ?? seats };
}

/** The players of the saved game, if its bots still exist. */
function savedSeats(text: string, bots: readonly string[]): Seats | undefined {
  const read = text ? readSeats(text, bots) : undefined;
  return read && 'seats' in read ? read.seats : undefined;
}

/** Each of these settles who plays what. */
const SETTLES_ALONE = ['seed', 'position', 'setup'];

/** Whether the start panel is shown before a game begins. */
export function showsStartPanel(
  { mode, record, guide }: Pick<LaunchRequest, 'mode' | 'record' | 'guide'>,
  start: string | Nullish,
  /** Attributes that make the panel unnecessary when all of them are set. */
  skipIf: readonly string[],
  isSet: (attribute: string) => boolean,
): boolean {
  const isGame = !guide && (mode === 'play' || mode === 'table');
  if (!isGame || record || start === 'now') return false;
  const given = (name: string) => isSet(name) || (name === 'seats' && mode === 'table');
  const isSettled = SETTLES_ALONE.some(given) || (skipIf.length > 0 && skipIf.every(given));
  return start === 'ask' || !isSettled;
}

/** Modes that a link may open. None begins a game, so that no saved game can be continued or lost. */
const LINK_MODES = ['replay', 'battle', 'puzzle'];

/** The attributes that a link may set. Only the page names packs and code that belongs to them. */
const LINK_NAMES = ['mode', 'record', 'at', 'position', 'answers', 'hand', 'goal'];

/** The attributes in the fragment of the page's URL: `#skirmish-reaction?mode=replay&record=…`. */
export function parsePageLink(fragment: string, tag: string): ReadonlyMap<string, string> {
  if (!fragment.startsWith(`#${tag}?`)) return new Map();
  const query = new URLSearchParams(fragment.slice(tag.length + 2));
  if (!LINK_MODES.includes(query.get('mode') ?? '')) return new Map();
  return new Map(
    LINK_NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}
