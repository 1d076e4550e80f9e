import {
  isRefusal,
  makeFaces,
  refuse,
  type ChanceRequest,
  type ChoiceRequest,
  type Language,
  type Refusal,
} from '@skirmish-kit/core';
import { parseHexName } from '../notation/hex-name.ts';
import type { ArmyLook, TileLook } from './picture/look.ts';

/** What a typed line asks for: an answer, or something that changes nothing. */
export type Command =
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'undo' | 'board' | 'last' | 'battle' | 'help' }
  | { readonly kind: 'look'; readonly hex: readonly [number, number] };

type Word = 'undo' | 'board' | 'last' | 'help' | 'whatif' | 'look' | 'end' | 'step' | 'discard';

/** Words for what is no tile, English and French alike in either language. */
const WORDS: Readonly<Record<string, Word>> = {
  undo: 'undo',
  annuler: 'undo',
  board: 'board',
  plateau: 'board',
  last: 'last',
  derniers: 'last',
  help: 'help',
  aide: 'help',
  preview: 'whatif',
  apercu: 'whatif',
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
        ['poussée c3 d3 · sniper d2', 'repousser ; tirer'],
        ['combat · défausser clown · fin', 'combattre, défausser, terminer le tour'],
        ['voir c3 · plateau · derniers', 'une case, tout le plateau, derniers événements'],
        ['aperçu · annuler', 'si le combat commençait ; reprendre'],
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
  /** How the unit on a hex is turned; `undefined` where there is none. */
  rotationAt(hex: string): number | undefined;
}

/** A line taken apart: a name, then hexes, then how much something is turned. */
interface Line {
  readonly words: readonly string[];
  readonly hexes: readonly string[];
  readonly rotation: string | undefined;
}

/**
 * Reads a typed line: a tile's name and hexes, the tiles that were drawn at a real table, or any
 * answer as records write it.
 *
 * @example
 * ```ts
 * const ask = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 }).ask();
 * const army = armyLooks().find(({ id }) => id === 'borgo');
 * parseCommand('hq c3', { ask, army, radius: 2, rotationAt: () => undefined });
 * // { kind: 'answer', key: 'hq:0,0' }
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
  return { kind: 'answer', key };
}

function notUnderstood(text: string): Refusal {
  return refuse('not-understood', undefined, { answer: text.slice(0, 60) });
}

function readLine(text: string, radius: number): Line | Refusal {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  if (/^\d+$/.test(last) && Number(last) > 5) {
    return refuse('bad-rotation', 'NH-BRD-03', { rotation: last.slice(0, 20) });
  }
  const rotation = /^\d+$/.test(last) ? words.pop() : undefined;
  const hexes: string[] = [];
  while (/^([a-i]\d+|-?\d,-?\d)$/.test(words.at(-1) ?? '')) {
    const word = words.pop() ?? '';
    const hex = parseHexName(word, radius);
    if (!hex) return refuse('off-board', 'NH-BRD-01', { hex: word.slice(0, 20) });
    hexes.unshift(hex.join());
  }
  return { words, hexes, rotation };
}

/** What can be typed whatever is asked, since it answers nothing. */
function freeCommand({ words, hexes }: Line): Command | undefined {
  const word = wordOf(words);
  if (word === 'undo' || word === 'board' || word === 'last' || word === 'help') {
    return { kind: word };
  }
  if (word === 'whatif') return { kind: 'battle' };
  const [q, r] = (hexes[0] ?? '').split(',').map(Number);
  if (word !== 'look' || q === undefined || r === undefined) return undefined;
  return { kind: 'look', hex: [q, r] };
}

/** An answer to a question. */
function chosen(
  text: string,
  line: Line,
  { options }: ChoiceRequest,
  { army, rotationAt }: CommandContext,
): Command | Refusal {
  const { words, hexes } = line;
  const [one, two] = hexes;
  const word = wordOf(words);
  const turned = line.rotation ?? String((one && rotationAt(one)) ?? 0);
  if (words.length === 0) {
    const option = options.find(({ key }) => key.endsWith(`:${one ?? ''}`));
    return one === undefined ? notUnderstood(text) : answer(option?.key ?? `hq:${one}`);
  }
  if (word === 'end') return answer('end');
  if (word === 'step') return answer(moveKey('step', one, two, turned));
  const named = tileNamed(army, (word === 'discard' ? words.slice(1) : words).join(' '));
  if (!named) return notUnderstood(text);
  if (word === 'discard') return answer(`discard:${named.id}`);
  return answer(keyFor(named, one, two, line.rotation, turned));
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
    if (kind < 0) return refuse('no-such-tile', rule, { tile: name.trim().slice(0, 40) });
    faces.push(kind);
  }
  const tiles = Number(params['tiles']);
  if (faces.length !== tiles) {
    return refuse('wrong-number-of-tiles', rule, { tiles, given: faces.length });
  }
  return answer(makeFaces(faces));
}

function wordOf([first = '']: readonly string[]): Word | undefined {
  return Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
}

function keyFor(
  tile: TileLook,
  one: string | undefined,
  two: string | undefined,
  rotation: string | undefined,
  turned: string,
): string {
  if (tile.kind === 'hq') return `hq:${one ?? ''}`;
  if (tile.kind !== 'instant') return `place:${tile.id}:${one ?? ''}:${rotation ?? '0'}`;
  const [effect] = tile.effects;
  if (effect?.kind === 'move' || effect?.kind === 'turn') return moveKey(tile.id, one, two, turned);
  return [tile.id, two === undefined ? one : `${one ?? ''}>${two}`]
    .filter((part) => part !== undefined)
    .join(':');
}

function moveKey(
  verb: string,
  one: string | undefined,
  two: string | undefined,
  rotation: string,
): string {
  const way = two === undefined || two === one ? (one ?? '') : `${one ?? ''}>${two}`;
  return `${verb}:${way}:${rotation}`;
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
