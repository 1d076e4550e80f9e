import {
  isRefusal,
  makeFaces,
  type ChanceRequest,
  type ChoiceRequest,
  type Language,
  type Refusal,
} from '@skirmish-kit/core';
import type { TypedCommand } from '@skirmish-kit/ui';
import { parseHexName } from '../notation/hex-name.ts';
import { turnActions } from '../rules/action-text.ts';
import { discardAnswers, hqAnswers } from '../rules/answers.ts';
import { cellText } from '../rules/cell-text.ts';
import { deny } from '../rules/tell.ts';
import type { ArmyLook, TileLook } from './picture/look.ts';
import { pointedAt } from './pointed.ts';

/** What a typed line asks for: what any game understands, or to look ahead. */
export type Command = TypedCommand | { readonly kind: 'preview' };

type Word = 'undo' | 'summary' | 'last' | 'help' | 'preview' | 'look' | 'end' | 'step' | 'discard';

/** Words for what is no tile, English and French alike in either language. */
const WORDS: Readonly<Record<string, Word>> = {
  undo: 'undo',
  annuler: 'undo',
  board: 'summary',
  plateau: 'summary',
  last: 'last',
  derniers: 'last',
  help: 'help',
  aide: 'help',
  preview: 'preview',
  apercu: 'preview',
  look: 'look',
  voir: 'look',
  end: 'end',
  fin: 'end',
  terminer: 'end',
  step: 'step',
  bouger: 'step',
  discard: 'discard',
  defausser: 'discard',
};

/** The commands as the help shows them. */
export function commandHelp(language: Language): readonly (readonly [string, string])[] {
  return language === 'fr'
    ? [
        ['qg c3', 'poser son QG'],
        ['clown c3 2', 'poser le Clown en c3, tourné de 2 sixièmes'],
        ['mouvement c3 d3 1', 'déplacer l’unité de c3 en d3 et la tourner'],
        ['bouger c3 d3 1', 'de même pour une unité mobile'],
        ['poussée c3 d3 · sniper d2', 'repousser ; tirer'],
        ['combat · défausser clown · fin', 'combattre, défausser, terminer le tour'],
        ['voir c3 · plateau · derniers', 'une case, tout le plateau, derniers événements'],
        ['aperçu · annuler', 'si le combat commençait ; reprendre'],
        ['combat, clown', 'ce qui a été pioché, à une vraie table'],
      ]
    : [
        ['hq c3', 'place your HQ'],
        ['clown c3 2', 'place the Clown on c3, turned by 2 sixths'],
        ['move c3 d3 1', 'move the unit on c3 to d3 and turn it'],
        ['step c3 d3 1', 'the same for a mobile unit'],
        ['push back c3 d3 · sniper d2', 'push; shoot'],
        ['battle · discard clown · end', 'fight, discard, end the turn'],
        ['look c3 · board · last', 'a hex, the whole board, the last events'],
        ['preview · undo', 'if it came to battle now; take back'],
        ['battle, clown', 'what was drawn, at a real table'],
      ];
}

/** What a line is read with. */
export interface CommandContext {
  /** What is asked of a person now, if anything. */
  readonly ask: ChoiceRequest | ChanceRequest | undefined;
  readonly army: ArmyLook | undefined;
  readonly radius: number;
  /** How the unit on a cell is turned; `undefined` where there is none. */
  rotationOn(cell: number): number | undefined;
}

/** A line taken apart: a name, then hexes by their cells, then how much something is turned. */
interface Line {
  readonly words: readonly string[];
  readonly cells: readonly number[];
  readonly rotation: number | undefined;
}

/**
 * Reads a typed line: a tile's name and hexes, the tiles that were drawn at a real table, or any
 * answer as records write it.
 *
 * @example
 * ```ts
 * const ask = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 }).ask();
 * const army = armyLooks().find(({ id }) => id === 'borgo');
 * parseCommand('hq c3', { ask, army, radius: 2, rotationOn: () => undefined });
 * // { kind: 'answers', keys: ['hq:0,0'] }
 * ```
 */
export function parseCommand(text: string, context: CommandContext): Command | Refusal {
  const { ask, radius } = context;
  if (ask?.kind === 'choice' && ask.options.some(({ key }) => key === text)) return answer(text);
  const line = readLine(text, radius);
  if (isRefusal(line)) return line;
  const free = freeCommand(line);
  if (free) return free;
  if (!ask) return notUnderstood(text);
  return ask.kind === 'chance' ? drawn(text, ask, context) : chosen(text, line, ask, context);
}

function answer(key: string): Command {
  return { kind: 'answers', keys: [key] };
}

function notUnderstood(text: string): Refusal {
  return deny('not-understood', 'NH-DEC-05', { answer: text.slice(0, 60) });
}

function readLine(text: string, radius: number): Line | Refusal {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  if (/^\d+$/.test(last) && Number(last) > 5) {
    return deny('bad-rotation', 'NH-BRD-03', { rotation: last.slice(0, 20) });
  }
  const rotation = /^\d+$/.test(last) ? Number(words.pop()) : undefined;
  const cells: number[] = [];
  while (/^([a-i]\d+|-?\d,-?\d)$/.test(words.at(-1) ?? '')) {
    const word = words.pop() ?? '';
    const cell = cellText.parse(parseHexName(word, radius)?.join() ?? '');
    if (cell === undefined) return deny('off-board', 'NH-BRD-01', { hex: word.slice(0, 20) });
    cells.unshift(cell);
  }
  return { words, cells, rotation };
}

/** What can be typed whatever is asked, since it answers nothing. */
function freeCommand({ words, cells }: Line): Command | undefined {
  const word = wordOf(words);
  const [cell] = cells;
  switch (word) {
    case 'undo':
    case 'summary':
    case 'last':
    case 'help':
    case 'preview':
      return { kind: word };
    case 'look':
      return cell === undefined ? undefined : { kind: 'look', thing: String(cell) };
    default:
      return undefined;
  }
}

/** An answer to a question. */
function chosen(
  text: string,
  line: Line,
  { about, options }: ChoiceRequest,
  { army, rotationOn }: CommandContext,
): Command | Refusal {
  const { words, cells } = line;
  const [one] = cells;
  const word = wordOf(words);
  if (words.length === 0) {
    const pointed = pointedAt(about);
    if (!pointed || one === undefined) return notUnderstood(text);
    const option = options.find(({ key }) => pointed.cell(key) === one);
    return answer(option?.key ?? pointed.key(one));
  }
  if (word === 'end') return answer(turnActions.make({ kind: 'end' }));
  const turned = line.rotation ?? (one === undefined ? undefined : rotationOn(one)) ?? 0;
  if (word === 'step') {
    const moved = movedBy(cells, turned);
    return moved ? answer(turnActions.make({ kind: 'step', ...moved })) : notUnderstood(text);
  }
  const named = tileNamed(army, (word === 'discard' ? words.slice(1) : words).join(' '));
  if (!named) return notUnderstood(text);
  if (word === 'discard') return answer(discardAnswers.make({ kind: 'discard', tile: named.id }));
  const key = keyFor(named, line, turned);
  return key === undefined ? notUnderstood(text) : answer(key);
}

/** What was drawn at a real table: names of tiles, parted by commas. */
function drawn(
  text: string,
  { rule, params }: ChanceRequest,
  { army }: CommandContext,
): Command | Refusal {
  const kinds = army?.tiles.filter(({ kind }) => kind !== 'hq') ?? [];
  const names = text.split(/[,;·]+/).filter((name) => name.trim() !== '');
  const faces: number[] = [];
  for (const name of names) {
    const tile = tileNamed(army, plain(name.trim()));
    const kind = tile ? kinds.indexOf(tile) : -1;
    if (kind < 0) {
      const params = { army: army?.id ?? '', tile: name.trim().slice(0, 40) };
      return deny('no-such-tile', rule, params);
    }
    faces.push(kind);
  }
  const tiles = Number(params['tiles']);
  if (faces.length !== tiles) {
    return deny('wrong-number-of-tiles', rule, { tiles, given: faces.length });
  }
  return answer(makeFaces(faces));
}

function wordOf([first = '']: readonly string[]): Word | undefined {
  return Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
}

/** What a tile is used for; `undefined` while a hex is missing. */
function keyFor(tile: TileLook, { cells, rotation }: Line, turned: number): string | undefined {
  const [one, two = -1] = cells;
  if (tile.kind === 'hq')
    return one === undefined ? undefined : hqAnswers.make({ kind: 'hq', at: one });
  if (tile.kind !== 'instant') {
    if (one === undefined) return undefined;
    return turnActions.make({ kind: 'place', tile: tile.id, cell: one, rotation: rotation ?? 0 });
  }
  const [effect] = tile.effects;
  if (effect?.kind === 'move' || effect?.kind === 'turn') {
    const moved = movedBy(cells, turned);
    return moved && turnActions.make({ kind: 'move', tile: tile.id, ...moved });
  }
  return turnActions.make({ kind: 'instant', tile: tile.id, at: one ?? -1, to: two });
}

interface Moved {
  readonly from: number;
  readonly to: number;
  readonly rotation: number;
}

function movedBy([from, to = from]: readonly number[], rotation: number): Moved | undefined {
  return from === undefined || to === undefined ? undefined : { from, to, rotation };
}

/** The tile of an army with that name in any language and edition, or one that begins so. */
function tileNamed(army: ArmyLook | undefined, text: string): TileLook | undefined {
  const names = ({ id, name, firstName }: TileLook) =>
    [id.replaceAll('-', ' '), name.en, name.fr, firstName.en, firstName.fr].map(plain);
  const tiles = army?.tiles ?? [];
  const wanted = text.replaceAll('-', ' ');
  return (
    tiles.find((tile) => names(tile).some((name) => name.replaceAll('-', ' ') === wanted)) ??
    tiles.find((tile) => names(tile).some((name) => wanted && name.includes(wanted)))
  );
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
