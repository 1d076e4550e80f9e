import { copyState, Game } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { totalChance, defineShowcase } from '@skirmish-kit/ui/showcase';
import { figureOf } from '../rules/figures.ts';
import { calculator } from '../odds/calculator.ts';
import { musg } from '../system.ts';
import { MusgNames } from '../messages/names.ts';
import { aimScene } from '../element/aim-scene.ts';
import { makeBattleSvg } from '../element/picture/battle-svg.ts';

/** Where a few figures stand in the piece of a board that a card shows. */
const STAGED: Readonly<Record<string, Point>> = {
  a1: [415, 318],
  a2: [520, 300],
  a3: [440, 250],
  a4: [586, 262],
  b1: [505, 444],
  b2: [436, 452],
  b3: [470, 480],
  b5: [560, 432],
};

/** A firefight across the market: who shoots, at whom, and past what. */
function stagedBoard(): string {
  const battle = copyState(new Game(musg, musg.defaults, { seed: 7 }).state);
  for (const figure of battle.figures) {
    const at = STAGED[figure.id];
    figure.fate = at ? 'in' : 'waiting';
    figure.at = at ?? figure.at;
  }
  const [shooter, target] = [figureOf(battle, 'a2'), figureOf(battle, 'b1')];
  const names = new MusgNames(battle, 'en');
  const [gun] = shooter.recruit.ranged;
  const { sight } = aimScene(battle, shooter, gun, target, names);
  return makeBattleSvg({
    battle,
    language: 'en',
    acting: shooter.id,
    targets: [target.id],
    view: { x: 270, y: 215, width: 360, height: 290 },
    sight,
  });
}

/** A plain rifle at another soldier behind one obstacle, neither near nor far. */
const ONE_SHOT = {
  action: 'shoot',
  shots: 1,
  shoot: 4,
  cover: [4],
  strength: 4,
  resistance: 3,
  life: 3,
};

/** Musg on a site: its card, and its page. */
export const showcase = /* @__PURE__ */ defineShowcase({
  tag: 'skirmish-musg',
  line: {
    en: 'Any miniatures, any race, any weapon: bands of 500 points that shoot, climb, charge and run away.',
    fr: 'N’importe quelles figurines, races et armes\u00a0: des bandes de 500 points qui tirent, grimpent, chargent et s’enfuient.',
  },
  about: {
    en: 'A skirmish for the miniatures you own. A chief, a few lieutenants and their minions spend action points on a measured table: every fence on the line of a shot is a roll of its own, grenades scatter, charges end in a scrum, and a band that has lost its chief may lose its nerve.',
    fr: 'Un jeu d’escarmouche pour les figurines que vous avez. Un chef, quelques lieutenants et leurs sous-fifres dépensent leurs points d’action sur une table mesurée\u00a0: chaque palissade sur la ligne de tir est un jet, les grenades dévient, les charges finissent en mêlée, et une bande qui a perdu son chef perd parfois ses nerfs.',
  },
  facts: [
    { en: '2 players', fr: '2 joueurs' },
    { en: '45 min', fr: '45 min' },
    { en: '11 races, 46 weapons', fr: '11 races, 46 armes' },
  ],
  colour: { light: '#6f5a12', dark: '#d6b351' },
  board: stagedBoard,
  oneShot: () => ({
    chance: totalChance(calculator, ONE_SHOT, ['wounded', 'out-of-action', 'dead']),
  }),
  widgets: [
    {
      id: 'play',
      title: { en: 'Play', fr: 'Jouer' },
      text: {
        en: 'Choose a table and two bands; every shot shows its line, its cover and its odds before it is fired.',
        fr: 'Choisissez une table et deux bandes\u00a0; chaque tir montre sa ligne, son couvert et ses chances avant de partir.',
      },
      attributes: {},
    },
    {
      id: 'learn',
      title: { en: 'Learn by playing', fr: 'Apprendre en jouant' },
      text: {
        en: 'Six steps on a real table, to be left at any time.',
        fr: 'Six étapes sur une vraie table, à quitter quand on veut.',
      },
      attributes: { guide: '' },
    },
    {
      id: 'scenarios',
      title: { en: 'Tables', fr: 'Tables' },
      text: {
        en: 'A market, a ford, an open field, a hamlet, or one made from a number, fair to both sides.',
        fr: 'Un marché, un gué, un champ, un hameau, ou une table faite à partir d’un nombre, équitable pour les deux camps.',
      },
      attributes: { scenario: 'generated-42', seats: 'human,bot', start: 'now' },
    },
    {
      id: 'odds',
      title: { en: 'Odds', fr: 'Chances' },
      text: {
        en: 'What a shot or a strike comes to, exactly, from the rules that play it.',
        fr: 'Ce que vaut un tir ou une frappe, exactement, d’après les règles qui le jouent.',
      },
      attributes: { mode: 'odds' },
    },
    {
      id: 'builder',
      title: { en: 'Build a band', fr: 'Composer une bande' },
      text: {
        en: '500 points, 300 for heroes and 200 for minions; it says what is wrong and which rule says so.',
        fr: '500 points, 300 pour les héros et 200 pour les sous-fifres\u00a0; il dit ce qui ne va pas et quelle règle le dit.',
      },
      attributes: { mode: 'builder' },
    },
    {
      id: 'campaign',
      title: { en: 'A campaign', fr: 'Une campagne' },
      text: {
        en: 'Battles in a row with the same people: experience, injuries, a shop, and a book that is kept here or as a file.',
        fr: 'Des batailles à la suite avec les mêmes gens\u00a0: expérience, blessures, une boutique, et un livre gardé ici ou en fichier.',
      },
      attributes: { mode: 'campaign' },
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
      title: { en: 'Bring your own race', fr: 'Apporter sa propre race' },
      text: {
        en: 'Races, weapons, gear, bands and tables are JSON files at any address. The salt choir is ours: waders from the salt pans, with weapons of their own.',
        fr: 'Races, armes, équipement, bandes et tables sont des fichiers JSON à n’importe quelle adresse. Le chœur du sel est de nous\u00a0: des échassiers des salines, avec leurs propres armes.',
      },
      attributes: { pack: 'armies/salt-choir.json', seats: 'human,bot', start: 'now' },
    },
    {
      id: 'reference',
      title: { en: 'Races, weapons and rules at hand', fr: 'Races, armes et règles sous la main' },
      text: {
        en: 'Every profile, weapon and piece of equipment, every rule by its number, with the rulings where the book leaves something open.',
        fr: 'Chaque profil, arme et équipement, chaque règle par son numéro, avec nos lectures là où le livret laisse une question ouverte.',
      },
      attributes: { mode: 'reference' },
    },
  ],
});
