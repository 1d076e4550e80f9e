import {
  translator,
  textsFor,
  type Language,
  type MessageTable,
  type Translate,
} from '@skirmish-kit/core';
import type { Effect } from '../packs/army-pack.ts';
import type { TileLook } from '../packs/army-style.ts';
import type { Names } from './element-names.ts';

const tileWords = {
  hq: { en: 'HQ', fr: 'QG' },
  soldier: { en: 'soldier', fr: 'soldat' },
  module: { en: 'module', fr: 'module' },
  foundation: { en: 'foundation', fr: 'fondation' },
  instant: { en: 'instant', fr: 'action immédiate' },
  'edges-armour': {
    en: 'armour on {n} {n|edge|edges}',
    fr: 'blindage sur {n} {n|côté|côtés}',
  },
  'edges-net': { en: 'net on {n} {n|edge|edges}', fr: 'filet sur {n} {n|côté|côtés}' },
  'effect-melee': { en: '{n+} melee', fr: '{n+} au corps à corps' },
  'effect-ranged': { en: '{n+} to shots', fr: '{n+} au tir' },
  'effect-initiative': { en: '{n+} initiative', fr: '{n+} en initiative' },
  'effect-toughness': { en: '{n+} toughness', fr: '{n+} en endurance' },
  'effect-actions': { en: 'an extra action', fr: 'une action de plus' },
  'effect-for': { en: '{list} for linked friends', fr: '{list} aux alliés reliés' },
  'effect-against': { en: '{list} for linked enemies', fr: '{list} aux ennemis reliés' },
  'effect-heal': { en: 'takes a hit for linked friends', fr: 'encaisse pour les alliés reliés' },
  'effect-carry': { en: 'makes linked friends mobile', fr: 'rend mobiles les alliés reliés' },
  'effect-stride': { en: 'friends move two hexes', fr: 'les alliés se déplacent de deux cases' },
  'effect-capture': {
    en: 'linked enemy modules serve you',
    fr: 'les modules ennemis reliés vous servent',
  },
  'effect-convert': {
    en: 'turns melee into shots and back',
    fr: 'convertit corps à corps et tir',
  },
  'effect-explode': { en: 'may blow itself up', fr: 'peut se faire exploser' },
  'effect-battle': { en: 'starts a battle', fr: 'déclenche un combat' },
  'effect-move': { en: 'moves and turns one of your units', fr: 'déplace et tourne une unité' },
  'effect-push': { en: 'pushes an adjacent enemy away', fr: 'repousse un ennemi adjacent' },
  'effect-wound': { en: 'wounds any enemy unit', fr: 'blesse une unité ennemie' },
  'effect-destroy': {
    en: 'destroys an enemy next to your HQ',
    fr: 'détruit un ennemi adjacent à votre QG',
  },
  'effect-blast': { en: 'wounds seven hexes', fr: 'blesse sept cases' },
  // what only tiles of fan armies do
  'effect-set': {
    en: 'sets the initiative of those it reaches',
    fr: 'fixe l’initiative de ceux qu’il atteint',
  },
  'effect-power': { en: 'gives power', fr: 'donne de l’énergie' },
  'effect-stalk': {
    en: 'attacks any enemy on the board',
    fr: 'attaque n’importe quel ennemi du plateau',
  },
  'effect-taint': { en: 'marks whom it wounds', fr: 'marque ceux qu’il blesse' },
  'effect-trap': { en: 'wounds who comes onto it', fr: 'blesse qui s’y pose' },
  'effect-action': { en: 'may act once a turn', fr: 'peut agir une fois par tour' },
  'effect-turn': { en: 'turns a unit', fr: 'tourne une unité' },
  'effect-swap': { en: 'two neighbours change places', fr: 'échange deux voisins' },
  'effect-mark': { en: 'marks an enemy unit', fr: 'marque une unité ennemie' },
  'effect-boost-adjacent': { en: '{list} for neighbours', fr: '{list} aux voisins' },
  'effect-boost-board': { en: '{list} everywhere', fr: '{list} partout' },
  'effect-boost-here': { en: '{list} for who stands on it', fr: '{list} pour qui s’y trouve' },
} as const satisfies MessageTable;

/** What is printed on tiles, in words: cards and lists of tiles show it. */
export class TileMessages {
  readonly say: Translate<keyof typeof tileWords>;
  readonly #language: Language;

  constructor(language: Language) {
    this.say = translator(tileWords, language);
    this.#language = language;
  }

  kind({ kind }: TileLook): string {
    return this.#word(kind);
  }

  /** What a tile does beyond its edges. */
  effect(effect: Effect): string {
    if (effect.kind !== 'boost') return this.#word(`effect-${effect.kind}`);
    const values = (['melee', 'ranged', 'initiative', 'toughness', 'actions'] as const).flatMap(
      (name) => {
        const n = effect[name];
        return n === undefined ? [] : [this.say(`effect-${name}`, { n })];
      },
    );
    const list = values.join(', ');
    const { reach = 'links', whom } = effect;
    if (reach !== 'links') return this.say(`effect-boost-${reach}`, { list });
    return this.say(whom === 'enemies' ? 'effect-against' : 'effect-for', { list });
  }

  /** All that is printed on a tile, in a line. */
  printed(tile: TileLook, names: Names): string {
    const { initiative, toughness, mobile, edges } = tile;
    const count = (name: 'melee' | 'ranged') =>
      edges.reduce((sum, edge) => sum + (edge[name] ?? 0), 0);
    const has = (name: 'armour' | 'net' | 'gauss' | 'scatter' | 'rocket') =>
      edges.filter((edge) => edge[name]).length;
    const parts: readonly (string | false)[] = [
      this.kind(tile),
      initiative.length > 0 && names.say('initiative', { n: initiative.join('·') }),
      count('melee') > 0 && `${names.kind('melee')} ${count('melee')}`,
      count('ranged') > 0 && `${names.kind('ranged')} ${count('ranged')}`,
      has('gauss') > 0 && names.kind('gauss'),
      has('scatter') > 0 && names.kind('scatter'),
      has('rocket') > 0 && names.kind('rocket'),
      has('armour') > 0 && this.say('edges-armour', { n: has('armour') }),
      has('net') > 0 && this.say('edges-net', { n: has('net') }),
      toughness > 0 && names.say('toughness', { n: toughness }),
      mobile && names.say('mobile'),
      ...tile.effects.map((effect) => this.effect(effect)),
    ];
    return parts.filter(Boolean).join(', ');
  }

  /** A word that may have a sentence; as it is when it has none. */
  #word(key: string): string {
    return textsFor(tileWords, key)?.[this.#language] ?? key;
  }
}
