import { refuse, type ChoiceRequest, type Language, type Refusal } from '@skirmish-kit/core';
import { parseHexName } from '../notation/hex-name.ts';
import type { ArmyLook, TileLook } from './picture/look.ts';

/** What a typed line asks for: an answer, or something that changes nothing. */
export type Command =
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'undo' | 'board' | 'last' | 'battle' }
  | { readonly kind: 'look'; readonly hex: readonly [number, number] };

/** Words for what is no tile, English and French alike in either language. */
const WORDS: Readonly<
  Record<string, 'undo' | 'board' | 'last' | 'whatif' | 'look' | 'end' | 'step' | 'discard'>
> = {
  undo: 'undo',
  annuler: 'undo',
  board: 'board',
  plateau: 'board',
  last: 'last',
  derniers: 'last',
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
        ['clown c3 2', 'poser le Clown en c3, tourné de 2 sixièmes'],
        ['mouvement c3 d3 1', 'déplacer l’unité de c3 en d3 et la tourner'],
        ['bouger c3 d3 1', 'de même pour une unité mobile'],
        ['poussée c3 d3 · sniper d2', 'repousser ; tirer'],
        ['combat · défausser clown · fin', 'combattre, défausser, terminer le tour'],
        ['voir c3 · plateau · derniers', 'une case, tout le plateau, derniers événements'],
        ['aperçu · annuler', 'si le combat commençait ; reprendre'],
      ]
    : [
        ['clown c3 2', 'place the Clown on c3, turned by 2 sixths'],
        ['move c3 d3 1', 'move the unit on c3 to d3 and turn it'],
        ['step c3 d3 1', 'the same for a mobile unit'],
        ['push back c3 d3 · sniper d2', 'push; shoot'],
        ['battle · discard clown · end', 'fight, discard, end the turn'],
        ['look c3 · board · last', 'a hex, the whole board, the last events'],
        ['preview · undo', 'if it came to battle now; take back'],
      ];
}

/** What a line is read with. */
export interface CommandContext {
  readonly choice: ChoiceRequest;
  readonly army: ArmyLook | undefined;
  readonly radius: number;
}

/**
 * Reads a typed line: a tile's name and hexes, or any answer as records write it.
 *
 * @example
 * ```ts
 * const choice = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 }).ask();
 * const army = armyLooks().find(({ id }) => id === 'borgo');
 * if (choice?.kind === 'choice') parseCommand('hq c3', { choice, army, radius: 2 });
 * // { kind: 'answer', key: 'hq:0,0' }
 * ```
 */
export function parseCommand(text: string, context: CommandContext): Command | Refusal {
  const { choice, army, radius } = context;
  if (choice.options.some(({ key }) => key === text)) return { kind: 'answer', key: text };
  const words = plain(text).split(/\s+/).filter(Boolean);
  const rotation = /^[0-5]$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const hexes: string[] = [];
  for (let hex = parseHexName(words.at(-1) ?? '', radius); hex;) {
    hexes.unshift(hex.join());
    words.pop();
    hex = parseHexName(words.at(-1) ?? '', radius);
  }
  const unknown = refuse('not-understood', choice.rule, { answer: text.slice(0, 60) });
  const [first = '', ...rest] = words;
  const word = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
  const [one, two] = hexes;
  if (words.length === 0 || (words.length === 1 && first === 'hq')) {
    const option = choice.options.find(({ key }) => key.endsWith(`:${one ?? ''}`));
    return one === undefined ? unknown : { kind: 'answer', key: option?.key ?? `hq:${one}` };
  }
  if (word === 'look') {
    const [q = 0, r = 0] = (one ?? '').split(',').map(Number);
    return one === undefined ? unknown : { kind: 'look', hex: [q, r] };
  }
  if (word === 'whatif') return { kind: 'battle' };
  if (word === 'undo' || word === 'board' || word === 'last') return { kind: word };
  if (word === 'end') return { kind: 'answer', key: 'end' };
  if (word === 'step') return { kind: 'answer', key: moveKey('step', one, two, rotation) };
  const named = tileNamed(army, (word === 'discard' ? rest : words).join(' '));
  if (!named) return unknown;
  if (word === 'discard') return { kind: 'answer', key: `discard:${named.id}` };
  return { kind: 'answer', key: keyFor(named, one, two, rotation) };
}

function keyFor(
  tile: TileLook,
  one: string | undefined,
  two: string | undefined,
  rotation: string | undefined,
): string {
  if (tile.kind !== 'instant') return `place:${tile.id}:${one ?? ''}:${rotation ?? '0'}`;
  const [effect] = tile.effects;
  if (effect?.kind === 'move' || effect?.kind === 'turn') {
    return moveKey(tile.id, one, two, rotation);
  }
  return [tile.id, two === undefined ? one : `${one ?? ''}>${two}`]
    .filter((part) => part !== undefined)
    .join(':');
}

function moveKey(
  verb: string,
  one: string | undefined,
  two: string | undefined,
  rotation: string | undefined,
): string {
  const way = two === undefined || two === one ? (one ?? '') : `${one ?? ''}>${two}`;
  return `${verb}:${way}:${rotation ?? '0'}`;
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
