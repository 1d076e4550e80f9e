import { defineShowcase, type ShowcaseWidget } from '@skirmish-kit/ui/showcase';
import { isProblems } from '@skirmish-kit/core';
import { parsePosition } from '../notation/position.ts';
import { diagramScene } from '../element/diagram-scene.ts';
import { makeBoardSvg } from '../element/picture/board-picture.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { armyNames } from '../packs/army-style.ts';
import { battleFilm } from './film.ts';
import { showcasePuzzles } from './puzzles.ts';

/** The battle that the example game of the rulebooks comes to. */
const EXAMPLE_BATTLE =
  '3.0_outpost_hq.c2_medic.d3.4_brawler.d2.2_annihilator.e3_heavy-machine-gun.c4.1_commando.b2.1_scout.a2.1_hegemony_hq.e2_officer-1.e1.5_net-fighter.d1.3_runner.c3_universal-soldier.d4.1_ganger.c5_boss.b3.1';

const CROWDED =
  '3.0_moloch_hq.c3_juggernaut.b2.1_guard.c4.2_net-fighter.b3.3_borgo_hq.d2_super-mutant.d3_mutant.c2.4_claws.d1.3_assassin.e2.4';

function boardOf(text: string): string {
  const looks = armyStyles();
  const position = parsePosition(text, armyNames(looks));
  if (isProblems(position)) throw new Error(position[0]?.message);
  return makeBoardSvg(diagramScene(position, looks, 'en', false));
}

function diagram(position: string, en: string, fr: string): ShowcaseWidget {
  return {
    id: '',
    title: { en: '', fr: '' },
    text: { en, fr },
    attributes: { position },
    tag: 'skirmish-neuroshima-diagram',
    script: 'diagram.js',
  };
}

/** Neuroshima Hex on a site: its card, and its page. */
export const showcase = /* @__PURE__ */ defineShowcase({
  tag: 'skirmish-neuroshima-hex',
  line: {
    en: 'Hex tiles in the ruins: place, turn, and wait for the battle that resolves them all.',
    fr: 'Des tuiles dans les ruines\u00a0: posez, tournez, et attendez le combat qui les résout toutes.',
  },
  about: {
    en: 'Four armies fight over a handful of hexes: tiles are drawn, placed and turned, and nothing happens until a battle resolves them all, fastest first. Both editions, two to four players, with the rule behind every wound.',
    fr: 'Quatre armées se disputent quelques cases\u00a0: on pioche des tuiles, on les pose, on les tourne, et rien ne se passe avant qu’un combat ne les résolve toutes, les plus rapides d’abord. Les deux éditions, de deux à quatre joueurs, avec la règle derrière chaque blessure.',
  },
  facts: [
    { en: '2 to 4 players', fr: '2 à 4 joueurs' },
    { en: '30 min', fr: '30 min' },
    { en: '4 armies, 2 editions', fr: '4 armées, 2 éditions' },
  ],
  colour: { light: '#8a4a1c', dark: '#dd9560' },
  board: () => boardOf(CROWDED),
  film: () =>
    battleFilm(EXAMPLE_BATTLE, {
      words: { en: 'Take over as Outpost', fr: 'Prendre l’Outpost' },
      attributes: { position: EXAMPLE_BATTLE, seats: 'human,bot', start: 'now' },
    }),
  puzzles: showcasePuzzles,
  sentence: {
    text: {
      en: 'Two Net Fighters in one hand are a gift. One beside the enemy HQ does more than hold it: the <skirmish-rule system="neuroshima-hex" rule="NH-NET-01">net</skirmish-rule> shuts off its bonus as well. And do not count on Borgo’s answer: three tiles bring it no <i>battle</i> in <skirmish-odds system="neuroshima-hex" ask=\'{"army":"borgo","tile":"battle","draws":3}\' result="0">55 %</skirmish-odds> of all draws.',
      fr: 'Deux Filets dans la même main sont un cadeau. À côté du QG ennemi, l’un fait plus que le retenir\u00a0: le <skirmish-rule system="neuroshima-hex" rule="NH-NET-01">filet</skirmish-rule> coupe aussi son bonus. Et ne comptez pas sur la réponse de Borgo\u00a0: trois tuiles ne lui apportent aucune <i>bataille</i> dans <skirmish-odds system="neuroshima-hex" ask=\'{"army":"borgo","tile":"battle","draws":3}\' result="0">55\u00a0%</skirmish-odds> des cas.',
    },
    code: '<skirmish-rule system="neuroshima-hex" rule="NH-NET-01">net</skirmish-rule>',
  },
  oneShot: () => ({
    chance: 1,
    note: {
      en: 'No dice in Neuroshima Hex: there the question is who shoots first.',
      fr: 'Pas de dés dans Neuroshima Hex\u00a0: là, la question est de savoir qui tire le premier.',
    },
  }),
  widgets: [
    {
      id: 'play',
      title: { en: 'Play', fr: 'Jouer' },
      text: {
        en: 'Choose armies, edition and who sits where; the bot plays quickly or thinks longer.',
        fr: 'Choisissez armées, édition et places\u00a0; l’ordinateur joue vite ou réfléchit davantage.',
      },
      attributes: {},
    },
    {
      id: 'learn',
      title: { en: 'Learn by playing', fr: 'Apprendre en jouant' },
      text: {
        en: 'HQ, tiles, turning, nets, battle: a first game on the real board, to be left at any time.',
        fr: 'QG, tuiles, orientation, filets, combat\u00a0: une première partie sur le vrai plateau, à quitter quand on veut.',
      },
      attributes: { guide: '' },
    },
    {
      id: 'battle',
      title: { en: 'Step through a battle', fr: 'Suivre un combat pas à pas' },
      text: {
        en: 'The example game of the rulebooks comes to this battle. Forwards and backwards, phase by phase; whatever a player decides in it can be decided otherwise.',
        fr: 'La partie d’exemple des livrets en arrive à ce combat. En avant, en arrière, phase par phase\u00a0; ce qu’un joueur y décide peut être décidé autrement.',
      },
      attributes: { mode: 'battle', position: EXAMPLE_BATTLE },
    },
    {
      id: 'puzzles',
      title: { en: 'Solve a puzzle', fr: 'Résoudre un problème' },
      text: {
        en: 'Use all your tiles, then fight. There are <a href=./puzzles.html>32 of them</a>, each with exactly one solution.',
        fr: 'Jouez toutes vos tuiles, puis combattez. Il y en a <a href=./puzzles.html>32</a>, chacun avec une seule solution.',
      },
      attributes: {
        mode: 'puzzle',
        position:
          '3.0_hegemony_hq.c5~15_gladiator.d2~1_boss.c3.1_scout.d3_borgo_hq.e1~18_brawler.e2.3_claws.d1.3_super-officer.c2_net-fighter.c4.3_mutant.c1.3',
        hand: 'hegemony:thug,sniper',
        goal: 'damage-5',
      },
    },
    {
      id: 'diagrams',
      title: { en: 'Diagrams', fr: 'Diagrammes' },
      text: {
        en: 'A position is one line of text, and a picture of it needs no game engine: twenty on a page are no burden. The <a href=./editor.html>editor</a> writes the line for you.',
        fr: 'Une position tient en une ligne de texte, et son image se passe de moteur de jeu\u00a0: vingt par page ne pèsent rien. L’<a href=./editor.html>éditeur</a> écrit la ligne pour vous.',
      },
      attributes: { position: '3.0_outpost_commando.c5_runner.c4_hq_moloch_guard.c2.1_hq.c1' },
      tag: 'skirmish-neuroshima-diagram',
      script: 'diagram.js',
      also: [
        diagram(
          '3.0_outpost_commando.c5_runner.c4_hq_moloch_guard.c2.1_hq.c1',
          'A shot passes over friends and stops at the first enemy: the Guard is hit, the HQ behind it is not.',
          'Un tir passe au-dessus des alliés et s’arrête au premier ennemi\u00a0: le Garde est touché, pas le QG derrière lui.',
        ),
        diagram(
          '3.0_moloch_gauss-cannon.c5_hq_hegemony_gladiator.c4.3_runner.c2_hq.c1',
          'A Gauss Cannon hits everybody in its line; only the Gladiator’s armour saves its bearer.',
          'Le Canon de Gauss touche tout ce qui est dans sa ligne\u00a0; seul le blindage du Gladiateur protège son porteur.',
        ),
        diagram(
          '3.0_hegemony_net-fighter.c2.3_runner.b2_hq_moloch_net-fighter.c3_hq',
          'Nets that face each other cancel. The Runner beside them is held.',
          'Des filets qui se font face s’annulent. Le Coureur à côté est pris.',
        ),
        diagram(
          '3.0!extended_moloch_hq.b2_juggernaut.c2.1_outpost_hq.f2_mobile-armor.e3.4_borgo_hq.d6_super-mutant.d5_hegemony_hq.d2_gladiator.d3.3~1',
          'The large board: 37 hexes, four armies, told apart by colour, pattern and letter.',
          'Le grand plateau\u00a0: 37 cases, quatre armées, chacune avec sa couleur, son motif et sa lettre.',
        ),
      ],
    },
    {
      id: 'table',
      title: { en: 'Beside the box', fr: 'À côté de la boîte' },
      text: {
        en: 'You play with real tiles and tap what was drawn; the kit keeps the points, knows what is legal, and resolves the battles.',
        fr: 'Vous jouez avec de vraies tuiles et indiquez ce qui est pioché\u00a0; le kit compte les points, sait ce qui est permis et résout les combats.',
      },
      attributes: { mode: 'table', armies: 'outpost,hegemony' },
    },
    {
      id: 'faction',
      title: { en: 'Bring your own army', fr: 'Apporter sa propre armée' },
      text: {
        en: 'An army is a JSON file at any address. The Salt Marsh is one of our invention: mud mines, pontoons, and an HQ that turns a unit once a turn.',
        fr: 'Une armée est un fichier JSON à n’importe quelle adresse. Les Paludiers sont de notre invention\u00a0: mines de vase, pontons, et un QG qui tourne une unité par tour.',
      },
      attributes: {
        pack: 'armies/marsh.json',
        armies: 'marsh,moloch',
        seats: 'human,bot',
        start: 'now',
      },
    },
    {
      id: 'companion',
      title: { en: 'Where data are not enough', fr: 'Quand les données ne suffisent pas' },
      text: {
        en: 'What a file cannot say, a module adds. The Clockwork Orchard gathers sap and mends itself with it. A module is code: it is loaded because this page names it, never because a pack does.',
        fr: 'Ce qu’un fichier ne peut dire, un module l’ajoute. Le Verger mécanique récolte de la sève et se répare avec. Un module est du code\u00a0: il est chargé parce que cette page le nomme, jamais parce qu’un pack le demande.',
      },
      attributes: {
        pack: 'armies/orchard.json',
        companion: 'armies/orchard.js',
        armies: 'orchard,borgo',
        seats: 'human,bot',
        start: 'now',
      },
    },
    {
      id: 'reference',
      title: { en: 'Armies, tiles and rules at hand', fr: 'Armées, tuiles et règles sous la main' },
      text: {
        en: 'Every tile with its symbols named, every rule by its number.',
        fr: 'Chaque tuile avec ses symboles expliqués, chaque règle par son numéro.',
      },
      attributes: { mode: 'reference' },
    },
  ],
});
