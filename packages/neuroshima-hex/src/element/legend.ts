import type { RuleId, Words } from '@skirmish-kit/core';
import type { Legend, LegendRow } from '@skirmish-kit/ui';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { EdgeData, Effect } from '../packs/army-pack.ts';
import type { ArmyLook, TileLook } from '../packs/look.ts';
import { tilePicture, type TileStanding } from './picture/tile-picture.ts';

/** Every symbol that tiles have, drawn on tiles of one army. */
export function legendOf(army: ArmyLook): Legend {
  return [
    {
      title: { en: 'Along the edges', fr: 'Sur les bords' },
      rows: EDGES.map(([edge, name, text, rule]) => ({
        symbol: tileWith(army, { edges: [edge] }),
        ...{ name, text, rule },
      })),
    },
    {
      title: { en: 'In the middle and at the corners', fr: 'Au centre et aux coins' },
      rows: MARKS.map(([look, standing, name, text, rule]) => ({
        symbol: tileWith(army, look, standing),
        ...{ name, text, rule },
      })),
    },
    {
      title: {
        en: 'Modules: what linked units get',
        fr: 'Modules\u00a0: ce que reçoivent les unités reliées',
      },
      rows: MODULES.map((row) => effectRow(army, 'module', row)),
    },
    {
      title: {
        en: 'Instants: played and gone',
        fr: 'Actions immédiates\u00a0: jouées, puis défaussées',
      },
      rows: INSTANTS.map((row) => effectRow(army, 'instant', row)),
    },
  ];
}

type EdgeRow = readonly [edge: EdgeData, name: Words, text: Words, rule: RuleId];

const EDGES: readonly EdgeRow[] = [
  [
    { melee: 2 },
    { en: 'Melee', fr: 'Corps à corps' },
    {
      en: 'Strikes the enemy right in front of it, one point for each wedge.',
      fr: 'Frappe l’ennemi juste devant, un point par coin.',
    },
    'NH-ATK-03',
  ],
  [
    { ranged: 1 },
    { en: 'Shot', fr: 'Tir' },
    {
      en: 'Hits the first enemy in a straight line, over friends.',
      fr: 'Touche le premier ennemi en ligne droite, par-dessus les alliés.',
    },
    'NH-ATK-04',
  ],
  [
    { gauss: true },
    { en: 'Gauss', fr: 'Gauss' },
    {
      en: 'Goes through everything: one point to every enemy in the line.',
      fr: 'Traverse tout\u00a0: un point à chaque ennemi de la ligne.',
    },
    'NH-SPU-01',
  ],
  [
    { scatter: [2, 1] },
    { en: 'Scatter shot', fr: 'Dispersion' },
    {
      en: 'Only in fan armies: a shot that is weaker the farther it goes.',
      fr: 'Armées de fans seulement\u00a0: un tir plus faible au loin.',
    },
    'NH-ATK-04',
  ],
  [
    { rocket: { strength: 1, reach: 3 } },
    { en: 'Rocket', fr: 'Roquette' },
    {
      en: 'Only in fan armies: flies around corners to an enemy of one’s choice.',
      fr: 'Armées de fans seulement\u00a0: contourne les obstacles jusqu’à l’ennemi choisi.',
    },
    'NH-ATK-04',
  ],
  [
    { armour: true },
    { en: 'Armour', fr: 'Blindage' },
    {
      en: 'Takes one point from every shot that comes in over this edge.',
      fr: 'Ôte un point à chaque tir qui arrive par ce bord.',
    },
    'NH-ARM-01',
  ],
  [
    { net: true },
    { en: 'Net', fr: 'Filet' },
    {
      en: 'The enemy in front of it does nothing at all while it is held.',
      fr: 'L’ennemi en face ne fait rien tant qu’il est pris.',
    },
    'NH-NET-01',
  ],
  [
    { link: true },
    { en: 'Link', fr: 'Lien' },
    {
      en: 'A module or an HQ serves the friendly unit in front of it.',
      fr: 'Un module ou un QG sert l’unité alliée en face.',
    },
    'NH-MOD-01',
  ],
];

type MarkRow = readonly [
  look: Partial<TileLook>,
  standing: TileStanding,
  name: Words,
  text: Words,
  rule: RuleId,
];

const MARKS: readonly MarkRow[] = [
  [
    { initiative: [3] },
    {},
    { en: 'Initiative', fr: 'Initiative' },
    {
      en: 'In which phase of a battle it acts: higher numbers first.',
      fr: 'La phase du combat où elle agit\u00a0: les plus hauts nombres d’abord.',
    },
    'NH-INI-01',
  ],
  [
    { initiative: [2, 1] },
    {},
    { en: 'Two actions', fr: 'Deux actions' },
    { en: 'It acts once in each of these phases.', fr: 'Elle agit une fois à chaque phase.' },
    'NH-INI-02',
  ],
  [
    {},
    {},
    { en: 'No initiative', fr: 'Sans initiative' },
    {
      en: 'It has no phase of its own: what it does, it does all the time.',
      fr: 'Elle n’a pas de phase\u00a0: ce qu’elle fait, elle le fait en permanence.',
    },
    'NH-INI-03',
  ],
  [
    { initiative: [2] },
    { initiative: [3] },
    { en: 'Changed value', fr: 'Valeur modifiée' },
    {
      en: 'A module or an HQ raises or lowers it; its card says who.',
      fr: 'Un module ou un QG la change\u00a0; sa carte dit lequel.',
    },
    'NH-MOD-05',
  ],
  [
    { initiative: [1], toughness: 2 },
    {},
    { en: 'Toughness', fr: 'Endurance' },
    {
      en: 'How many wounds it survives; without a shield the first one removes it.',
      fr: 'Les blessures qu’elle supporte\u00a0; sans bouclier, la première l’élimine.',
    },
    'NH-TGH-02',
  ],
  [
    { initiative: [1], toughness: 2 },
    { wounds: 1 },
    { en: 'Wounds', fr: 'Blessures' },
    {
      en: 'What it has suffered; wounds stay.',
      fr: 'Ce qu’elle a subi\u00a0; les blessures restent.',
    },
    'NH-TGH-03',
  ],
  [
    { initiative: [2], mobile: true },
    {},
    { en: 'Mobility', fr: 'Mobilité' },
    {
      en: 'Once in its owner’s turn it may move to a free neighbouring hex and turn.',
      fr: 'Une fois par tour de son camp, elle peut aller sur une case voisine libre et pivoter.',
    },
    'NH-MOB-01',
  ],
  [
    { initiative: [2] },
    { netted: true },
    { en: 'Netted', fr: 'Prise au filet' },
    { en: 'Held by an enemy’s net.', fr: 'Tenue par un filet ennemi.' },
    'NH-NET-01',
  ],
  [
    { kind: 'hq' },
    { points: 20 },
    { en: 'Points of the HQ', fr: 'Points du QG' },
    {
      en: 'Who has none left has lost; in the end the most points win.',
      fr: 'À zéro, c’est perdu\u00a0; à la fin, le plus de points gagne.',
    },
    'NH-HQ-01',
  ],
];

type EffectRow = readonly [effect: Effect, name: Words, text: Words, rule: RuleId];

const MODULES: readonly EffectRow[] = [
  [
    { kind: 'boost', melee: 1 },
    { en: 'Officer', fr: 'Officier' },
    { en: 'Melee is one stronger.', fr: 'Corps à corps plus fort d’un point.' },
    'NH-MOD-11',
  ],
  [
    { kind: 'boost', ranged: 1 },
    { en: 'Officer for shots', fr: 'Officier de tir' },
    { en: 'Shots are one stronger.', fr: 'Tirs plus forts d’un point.' },
    'NH-MOD-11',
  ],
  [
    { kind: 'boost', initiative: 1 },
    { en: 'Scout', fr: 'Éclaireur' },
    { en: 'Acts one phase earlier.', fr: 'Agit une phase plus tôt.' },
    'NH-MOD-12',
  ],
  [
    { kind: 'boost', whom: 'enemies', initiative: -1 },
    { en: 'Saboteur', fr: 'Saboteur' },
    { en: 'Linked enemies act one phase later.', fr: 'Les ennemis reliés agissent plus tard.' },
    'NH-MOD-17',
  ],
  [
    { kind: 'boost', actions: 1 },
    { en: 'Mother Module', fr: 'Carte-Mère' },
    { en: 'One action more, one phase later.', fr: 'Une action de plus, une phase plus tard.' },
    'NH-MOD-25',
  ],
  [
    { kind: 'heal' },
    { en: 'Medic', fr: 'Médecin' },
    {
      en: 'Is removed in place of one hit on a linked friend.',
      fr: 'Est retiré à la place d’une touche sur un allié relié.',
    },
    'NH-MED-01',
  ],
  [
    { kind: 'carry' },
    { en: 'Transport', fr: 'Transport' },
    { en: 'Linked friends become mobile.', fr: 'Les alliés reliés deviennent mobiles.' },
    'NH-MOD-24',
  ],
  [
    { kind: 'stride', steps: 2 },
    { en: 'Recon Center', fr: 'Centre de Reconnaissance' },
    { en: 'All friends may move two hexes.', fr: 'Tous les alliés peuvent aller à deux cases.' },
    'NH-MOD-19',
  ],
  [
    { kind: 'capture' },
    { en: 'Scoper', fr: 'Observateur' },
    { en: 'Linked enemy modules serve you.', fr: 'Les modules ennemis reliés vous servent.' },
    'NH-MOD-18',
  ],
  [
    { kind: 'convert' },
    { en: 'Quartermaster', fr: 'Quartier-Maître' },
    {
      en: 'A linked friend may swap melee for shots.',
      fr: 'Un allié relié peut changer corps à corps et tir.',
    },
    'NH-MOD-21',
  ],
  [
    { kind: 'explode', strength: 1 },
    { en: 'Blows itself up', fr: 'Se fait exploser' },
    {
      en: 'The Clown may wound all its neighbours and is gone.',
      fr: 'Le Clown peut blesser tous ses voisins et disparaît.',
    },
    'NH-SPU-04',
  ],
];

const INSTANTS: readonly EffectRow[] = [
  [
    { kind: 'battle' },
    { en: 'Battle', fr: 'Combat' },
    {
      en: 'A battle begins, and your turn is over.',
      fr: 'Un combat commence, votre tour est fini.',
    },
    'NH-INS-01',
  ],
  [
    { kind: 'move' },
    { en: 'Move', fr: 'Mouvement' },
    {
      en: 'One of your units goes to a neighbouring hex, turns, or both.',
      fr: 'Une de vos unités va sur une case voisine, pivote, ou les deux.',
    },
    'NH-INS-02',
  ],
  [
    { kind: 'push' },
    { en: 'Push Back', fr: 'Poussée' },
    {
      en: 'One of your units pushes an enemy that touches it a hex away.',
      fr: 'Une de vos unités repousse d’une case un ennemi qui la touche.',
    },
    'NH-INS-05',
  ],
  [
    { kind: 'wound', strength: 1 },
    { en: 'Sniper', fr: 'Sniper' },
    { en: 'One wound to any enemy but an HQ.', fr: 'Une blessure à un ennemi, sauf un QG.' },
    'NH-INS-12',
  ],
  [
    { kind: 'blast', strength: 1 },
    { en: 'Air Strike', fr: 'Frappe Aérienne' },
    {
      en: 'One wound to everybody on a hex and around it, but no HQ.',
      fr: 'Une blessure à tous sur une case et autour, sauf les QG.',
    },
    'NH-INS-13',
  ],
  [
    { kind: 'destroy' },
    { en: 'Grenade', fr: 'Grenade' },
    {
      en: 'Removes one enemy that touches your HQ.',
      fr: 'Élimine un ennemi qui touche votre QG.',
    },
    'NH-INS-15',
  ],
];

function effectRow(
  army: ArmyLook,
  kind: 'module' | 'instant',
  [effect, name, text, rule]: EffectRow,
): LegendRow {
  return { symbol: tileWith(army, { kind, effects: [effect] }), name, text, rule };
}

/** A tile with nothing on it but what is to be explained. */
function tileWith(army: ArmyLook, has: Partial<TileLook>, standing: TileStanding = {}): Drawn {
  const look: TileLook = {
    id: '',
    army: { ...army, letter: '' },
    kind: 'soldier',
    name: army.name,
    firstName: army.name,
    count: 1,
    initiative: [],
    toughness: 0,
    mobile: false,
    edges: [],
    effects: [],
    ...has,
  };
  return draw('svg', { class: 'hexes', viewBox: '-62 -54 124 108' }, [tilePicture(look, standing)]);
}
