import { totalChance, defineShowcase } from '@skirmish-kit/ui/showcase';
import { copyState, Game } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { calculator } from '../odds/calculator.ts';
import { reaction } from '../system.ts';
import { makeBattleSvg } from '../element/picture/battle-svg.ts';

/** Where a few figures stand in the piece of a board that a card shows. */
const STAGED: Readonly<Record<string, Point>> = {
  a1: [352, 290],
  a2: [314, 256],
  a3: [306, 332],
  b1: [550, 284],
  b2: [602, 324],
  b3: [590, 244],
};

/** A firefight round the relay: who shoots, at whom, and past what. */
function stagedBoard(): string {
  const battle = copyState(new Game(reaction, reaction.defaults, { seed: 7 }).state);
  for (const figure of battle.figures) figure.at = STAGED[figure.id] ?? figure.at;
  const from = STAGED['a1'] ?? [0, 0];
  const to = STAGED['b1'] ?? [0, 0];
  return makeBattleSvg({
    battle,
    language: 'en',
    acting: 'a1',
    target: 'b1',
    view: { x: 250, y: 195, width: 400, height: 290 },
    sight: { line: [from, to], seen: 'partly', text: '20 cm' },
  });
}

/** A plain soldier at another who stands in cover, neither near nor far. */
const ONE_SHOT = {
  action: 'shoot',
  weapon: 'assault-rifle',
  mode: 'single',
  range: 'long',
  cover: 'medium',
};

/** Reaction on a site: its card, and its page. */
export const showcase = /* @__PURE__ */ defineShowcase({
  tag: 'skirmish-reaction',
  line: {
    en: 'A firefight on two pages of rules: measured ground, cover, nerve and opportunity fire.',
    fr: 'Une fusillade en deux pages de règles\u00a0: terrain mesuré, couvert, sang-froid et tirs d’opportunité.',
  },
  about: {
    en: 'A two-page science-fiction skirmish: groups in cohesion, action points by quality, and reaction tests for figures that lost their nerve.',
    fr: 'Une escarmouche de science-fiction en deux pages\u00a0: des groupes en cohésion, des points d’action selon la qualité, et des tests de réaction pour les figurines qui ont perdu leur sang-froid.',
  },
  facts: [
    { en: '2 players', fr: '2 joueurs' },
    { en: '40 min', fr: '40 min' },
    { en: '3 scenarios', fr: '3 scénarios' },
  ],
  colour: { light: '#1d6a5a', dark: '#5fc0aa' },
  board: stagedBoard,
  sentence: {
    text: {
      en: 'House tactics, lesson three. A single shot at a figure behind crates fells it in <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"single","range":"short","cover":"medium"}\' result="eliminated">25 %</skirmish-odds> of all cases. <skirmish-rule system="reaction" rule="RX-ACTC-04">Aiming</skirmish-rule> makes that <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"aimed","range":"short","cover":"medium"}\' result="eliminated">49 %</skirmish-odds>, a burst <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"burst","range":"short","cover":"medium"}\' result="eliminated">57 %</skirmish-odds>.',
      fr: 'Tactique maison, troisième leçon. Un seul tir sur une figurine derrière des caisses l’abat dans <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"single","range":"short","cover":"medium"}\' result="eliminated">25\u00a0%</skirmish-odds> des cas. <skirmish-rule system="reaction" rule="RX-ACTC-04">Viser</skirmish-rule> en fait <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"aimed","range":"short","cover":"medium"}\' result="eliminated">49\u00a0%</skirmish-odds>, une rafale <skirmish-odds system="reaction" ask=\'{"action":"shoot","weapon":"assault-rifle","mode":"burst","range":"short","cover":"medium"}\' result="eliminated">57\u00a0%</skirmish-odds>.',
    },
    code: '<skirmish-odds system="reaction" result="eliminated"\n  ask=\'{"action":"shoot","weapon":"assault-rifle",\n  "mode":"burst","range":"short","cover":"medium"}\'></skirmish-odds>',
  },
  oneShot: () => ({ chance: totalChance(calculator, ONE_SHOT, ['eliminated']) }),
  widgets: [
    {
      id: 'play',
      title: { en: 'Play', fr: 'Jouer' },
      text: {
        en: 'Pick a scenario and a gang; the bot takes the other side. A friend beside you can take it too.',
        fr: 'Choisissez un scénario et une bande\u00a0; l’ordinateur prend l’autre camp, ou quelqu’un à côté de vous.',
      },
      attributes: {},
    },
    {
      id: 'learn',
      title: { en: 'Learn by playing', fr: 'Apprendre en jouant' },
      text: {
        en: 'A first game on the real table: move, shoot, hold your nerve. It goes on by doing, and can be left at any time.',
        fr: 'Une première partie sur la vraie table\u00a0: avancer, tirer, garder son sang-froid. On progresse en jouant, et on peut s’arrêter à tout moment.',
      },
      attributes: { guide: '' },
    },
    {
      id: 'scenarios',
      title: { en: 'Scenarios', fr: 'Scénarios' },
      text: {
        en: 'Each comes with its table and its gangs.',
        fr: 'Chacun vient avec sa table et ses bandes.',
      },
      attributes: { scenario: 'courier', seats: 'human,bot', start: 'now' },
    },
    {
      id: 'odds',
      title: { en: 'Odds', fr: 'Chances' },
      text: {
        en: 'The very rules of the game, walked through every branch of the dice.',
        fr: 'Les règles mêmes du jeu, parcourues dans toutes les branches des dés.',
      },
      attributes: { mode: 'odds' },
    },
    {
      id: 'table',
      title: { en: 'Beside a real table', fr: 'À côté d’une vraie table' },
      text: {
        en: 'You roll the dice and type them in; the kit keeps the books and says what follows.',
        fr: 'Vous lancez les dés et les saisissez\u00a0; le kit tient les comptes et dit ce qui s’ensuit.',
      },
      attributes: { mode: 'table', start: 'now' },
    },
    {
      id: 'faction',
      title: { en: 'Bring your own gang', fr: 'Apporter sa propre bande' },
      text: {
        en: 'A gang is a JSON file at any address: people, weapons, tables. The ferrymen are one of our invention, with harpoon guns.',
        fr: 'Une bande est un fichier JSON à n’importe quelle adresse\u00a0: des gens, des armes, des tables. Les passeurs sont de notre invention, avec leurs fusils-harpons.',
      },
      attributes: { pack: 'armies/ferrymen.json', seats: 'human,bot', start: 'now' },
    },
    {
      id: 'reference',
      title: { en: 'The rules at hand', fr: 'Les règles sous la main' },
      text: {
        en: 'Every rule by its number, with the rulings where the book leaves something open.',
        fr: 'Chaque règle par son numéro, avec nos lectures là où le livret laisse une question ouverte.',
      },
      attributes: { mode: 'reference' },
    },
  ],
});
