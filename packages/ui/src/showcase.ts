import { isProblems, type OddsCalculator, type LocalisedText } from '@skirmish-kit/core';

export { frameCode } from './share/frame-code.ts';
export { htmlTag, htmlText } from './share/html-tag.ts';

/** Something an element can be in a page, with the words that introduce it. */
export interface ShowcaseWidget {
  /** The fragment of its link: `play`, `learn`, `odds`, `reference`, `table`, `faction`. */
  readonly id: string;
  readonly title: LocalisedText;
  /** May hold links and emphasis as HTML: it is written by the project, never untrusted. */
  readonly text: LocalisedText;
  /** The attributes in the page; default values if there are none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Several of one kind, each with a line below it, instead of one. */
  readonly also?: readonly ShowcaseWidget[];
  /** Another element of the package, and the file that brings it. */
  readonly tag?: string;
  readonly script?: string;
}

/** One step of a film that a page shows without a game: a picture and its log lines. */
export interface ShowcaseEvent {
  /** Its place in the order of play, and who acts in it. */
  readonly step: string;
  readonly who: LocalisedText;
  readonly lines: readonly { readonly text: LocalisedText; readonly rule: string }[];
  /** How the sides stand after it. */
  readonly sides: readonly { readonly name: LocalisedText; readonly points: number }[];
  /** The board: SVG that stands alone. */
  readonly board: string;
}

/** A short film of a system, and the game that a reader can take over from it. */
export interface ShowcaseFilm {
  readonly title: LocalisedText;
  readonly moments: readonly ShowcaseEvent[];
  /** The moment on which a page begins, standing still. */
  readonly begins: number;
  readonly takeOver: {
    readonly words: LocalisedText;
    readonly attributes: Readonly<Record<string, string>>;
  };
  /** The symbols that appear in it: a small SVG each, and its name. */
  readonly legend: readonly { readonly picture: string; readonly name: LocalisedText }[];
}

/** A puzzle as a page shows it before anybody has begun to solve it. */
export interface ShowcasePuzzle {
  readonly id: string;
  readonly title: LocalisedText;
  /** The role of the player, and the task. */
  readonly task: LocalisedText;
  readonly goals: readonly LocalisedText[];
  /** The factions of the game. */
  readonly pieces: readonly { readonly name: LocalisedText; readonly picture: string }[];
  readonly board: string;
}

/** A sentence that speaks of a system; its script defines `<skirmish-rule>` and `<skirmish-odds>`. */
export interface ShowcaseInline {
  /** May hold our elements as HTML: it is written by the project, never untrusted. */
  readonly text: LocalisedText;
  /** The part of it that an author writes to get the element in it. */
  readonly code: string;
}

/**
 * How a system shows itself on a site: a card among others, and a page of its own. A site for all
 * systems needs nothing else of them.
 */
export interface Showcase {
  /** Its element. */
  readonly tag: string;
  /** The action of the game in one sentence. */
  readonly line: LocalisedText;
  /** The description in a paragraph. */
  readonly about: LocalisedText;
  /** How many play, how long, what there is of it. */
  readonly facts: readonly LocalisedText[];
  /** Its colour where systems stand side by side, on light pages and on dark ones. */
  readonly colour: { readonly light: string; readonly dark: string };
  /** A piece of its board: SVG that stands alone. */
  board(): string;
  /** Something that happens in it, where it can be shown in a few pictures. */
  film?(): ShowcaseFilm;
  /** Its puzzles, where it has any: one of them is the puzzle of the day. */
  puzzles?(): readonly ShowcasePuzzle[];
  /** Something that is said of it in a blog or a wiki, with its elements in the middle. */
  readonly sentence?: ShowcaseInline;
  /** How often one shot of a plain rifle hurts somebody in cover: the same question to every system. */
  oneShot?(): { readonly chance: number; readonly note?: LocalisedText };
  /** The uses of the element on a page, in the order of the page about it. */
  readonly widgets: readonly ShowcaseWidget[];
}

/**
 * Declares how a system shows itself; only there so that TypeScript checks all of it.
 *
 * @example
 * ```ts
 * const shown = defineShowcase({
 *   tag: 'skirmish-race',
 *   line: { en: 'First to ten.', fr: 'Le premier à dix.' },
 *   about: { en: 'A race with one die.', fr: 'Une course avec un dé.' },
 *   facts: [{ en: '2 players', fr: '2 joueurs' }],
 *   colour: { light: '#333', dark: '#ccc' },
 *   board: () => '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
 *   widgets: [],
 * });
 * shown.tag; // 'skirmish-race'
 * ```
 */
export function defineShowcase(showcase: Showcase): Showcase {
  return showcase;
}

/** How likely these results of a question to a calculator are together. */
export function totalChance(
  room: Pick<OddsCalculator, 'ask'>,
  request: unknown,
  results: readonly string[],
): number {
  const answer = room.ask(request);
  if (isProblems(answer)) throw new Error(answer[0]?.message);
  return results.reduce((sum, result) => sum + (answer.outcomes[result] ?? 0), 0);
}
