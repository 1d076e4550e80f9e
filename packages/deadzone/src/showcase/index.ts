import { Game } from '@skirmish-kit/core';
import { cubesStyles, planPicture } from '../board-view/index.ts';
import { renderSvg } from '@skirmish-kit/ui/picture';
import { standaloneStyles, figureStyles } from '@skirmish-kit/ui/table';
import { totalChance, defineShowcase } from '@skirmish-kit/ui/showcase';
import { isOnField } from '../rules/models.ts';
import { calculator } from '../odds/calculator.ts';
import { deadzone } from '../system.ts';
import { DeadzoneNames } from '../messages/names.ts';
import { cubeSceneOf } from '../element/picture/battle-picture.ts';

/** So many answers after the last model has come, the fight is under way. */
const UNDER_WAY = 60;

/** A battle under way from above, as a picture of its own. */
function board(): string {
  const game = new Game(deadzone, deadzone.defaults, { seed: 3 });
  for (let after = 0; after < UNDER_WAY && !game.outcome;) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    game.answer(ask.options[Math.floor(ask.options.length / 2)]?.key ?? '');
    if (game.state.models.some(isOnField)) after++;
  }
  const scene = cubeSceneOf(game.state, new DeadzoneNames(game.state, 'en'), 1);
  return renderSvg(
    planPicture(scene),
    `svg{color-scheme:light dark}${standaloneStyles}${figureStyles}${cubesStyles}`,
  );
}

/** A plain rifle at another soldier who stands in cover. */
const ONE_SHOT = {
  action: 'shoot',
  dice: 3,
  shoot: 5,
  survive: 5,
  defenceDice: 4,
  armour: 1,
};

/** Deadzone on a site: its card, and its page. */
export const showcase = /* @__PURE__ */ defineShowcase({
  tag: 'skirmish-deadzone',
  line: {
    en: 'Strike teams on a grid of cubes: storeys, knock-back, and command dice to spend at the right moment.',
    fr: 'Des groupes de combat dans des cubes\u00a0: étages, projections, et dés de commandement à dépenser au bon moment.',
  },
  about: {
    en: 'Two strike teams fight through cubes and storeys. Dice explode, blows throw people off roofs, and a command die saved for the right moment turns a turn round. Every shot shows what it sees and what it is worth before it is fired.',
    fr: 'Deux groupes de combat s’affrontent de cube en cube et d’étage en étage. Les dés explosent, les coups jettent les gens des toits, et un dé de commandement gardé pour le bon moment retourne un tour. Chaque tir montre ce qu’il voit et ce qu’il vaut avant de partir.',
  },
  facts: [
    { en: '2 players', fr: '2 joueurs' },
    { en: '60 min', fr: '60 min' },
    { en: '3 factions, 4 missions', fr: '3 factions, 4 missions' },
  ],
  colour: { light: '#34588a', dark: '#86b2e6' },
  board,
  sentence: {
    text: {
      en: 'Three dice against three, both on a 4, and a <skirmish-rule system="deadzone" rule="DZ-SHOOT-01">shot</skirmish-rule> at plain armour kills in <skirmish-odds system="deadzone" ask=\'{"action":"shoot","dice":3,"shoot":4,"survive":4,"defenceDice":3,"armour":1}\' result="dead"></skirmish-odds> of all cases. Two dice more from above, and it is <skirmish-odds system="deadzone" ask=\'{"action":"shoot","dice":5,"shoot":4,"survive":4,"defenceDice":3,"armour":1}\' result="dead"></skirmish-odds>.',
      fr: 'Trois dés contre trois, à 4 pour les deux, et un <skirmish-rule system="deadzone" rule="DZ-SHOOT-01">tir</skirmish-rule> sur une armure simple tue dans <skirmish-odds system="deadzone" ask=\'{"action":"shoot","dice":3,"shoot":4,"survive":4,"defenceDice":3,"armour":1}\' result="dead"></skirmish-odds> des cas. Deux dés de plus depuis les hauteurs, et c’est <skirmish-odds system="deadzone" ask=\'{"action":"shoot","dice":5,"shoot":4,"survive":4,"defenceDice":3,"armour":1}\' result="dead"></skirmish-odds>.',
    },
    code: '<skirmish-odds system="deadzone" result="dead"\n  ask=\'{"action":"shoot","dice":5,"shoot":4,\n  "survive":4,"defenceDice":3,"armour":1}\'></skirmish-odds>',
  },
  oneShot: () => ({ chance: totalChance(calculator, ONE_SHOT, ['wounded', 'dead']) }),
  widgets: [
    {
      id: 'play',
      title: { en: 'Play', fr: 'Jouer' },
      text: {
        en: 'Choose a mission, a battlefield and a team; from above or in storeys, whichever reads better.',
        fr: 'Choisissez une mission, un champ de bataille et un groupe\u00a0; vu du dessus ou par étages, comme cela se lit le mieux.',
      },
      attributes: {},
    },
    {
      id: 'learn',
      title: { en: 'Learn by playing', fr: 'Apprendre en jouant' },
      text: {
        en: 'Seven steps on a real battlefield, to be left at any time.',
        fr: 'Sept étapes sur un vrai champ de bataille, à quitter quand on veut.',
      },
      attributes: { guide: '' },
    },
    {
      id: 'missions',
      title: { en: 'Missions', fr: 'Missions' },
      text: {
        en: 'Patrol, hold, escort, raid: each with its goals and special actions, on any battlefield.',
        fr: 'Patrouille, position à tenir, escorte, raid\u00a0: chacune avec ses buts et ses actions, sur n’importe quel champ de bataille.',
      },
      attributes: { mission: 'escort', field: 'foundry', seats: 'human,bot', start: 'now' },
    },
    {
      id: 'odds',
      title: { en: 'Odds', fr: 'Chances' },
      text: {
        en: 'What a shot or a fight comes to, exactly, from the rules that play it.',
        fr: 'Ce que vaut un tir ou un combat, exactement, d’après les règles qui le jouent.',
      },
      attributes: { mode: 'odds' },
    },
    {
      id: 'builder',
      title: { en: 'Build a strike team', fr: 'Composer un groupe de combat' },
      text: {
        en: 'It says what is wrong, which rule says so, and what would be legal.',
        fr: 'Il dit ce qui ne va pas, quelle règle le dit, et ce qui serait permis.',
      },
      attributes: { mode: 'builder' },
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
      title: { en: 'Bring your own faction', fr: 'Apporter sa propre faction' },
      text: {
        en: 'A faction is a JSON file at any address; what data cannot say, a module adds. The Lamplighters are ours: their abilities are code, loaded because this page names it, never because a pack does.',
        fr: 'Une faction est un fichier JSON à n’importe quelle adresse\u00a0; ce que les données ne disent pas, un module l’ajoute. Les Allumeurs sont de nous\u00a0: leurs capacités sont du code, chargé parce que cette page le nomme, jamais parce qu’un pack le demande.',
      },
      attributes: {
        pack: 'armies/lamplighters.json',
        companion: 'armies/lamplighters.js',
        seats: 'human,bot',
        start: 'now',
      },
    },
    {
      id: 'reference',
      title: { en: 'Units and rules at hand', fr: 'Unités et règles sous la main' },
      text: {
        en: 'Every profile, weapon and ability, every rule by its number; where figures are uncertain, it says so.',
        fr: 'Chaque profil, arme et capacité, chaque règle par son numéro\u00a0; là où des chiffres sont incertains, c’est dit.',
      },
      attributes: { mode: 'reference' },
    },
  ],
});
