/** A game on a page, and what is pressed in it one after the other. */
export interface ClickedGame {
  readonly system: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly clicks: readonly Click[];
}

export interface Click {
  readonly name: string;
  /** What is pressed, inside the element. */
  readonly at: string;
  /** What is there once the click has been answered in full. */
  readonly until?: string;
  /** At most so many calls. */
  readonly goal?: number;
}

const hex = (at: string) => `[role=gridcell][data-hex="${at}"]`;
const figure = (id: string) => `.board [data-figure="${id}"]`;
const answer = (key: string) => `.actions .offer[data-key="${key}"]`;

/** The chance of the first thing that can be done to a target. */
const ODDS = '.target .chance';

const HEX_GOAL = 6000;
const AIM_GOAL = 40_000;

export const GAMES: readonly ClickedGame[] = [
  {
    system: 'neuroshima-hex',
    attributes: { seed: '1' },
    clicks: [
      { name: 'first HQ on a hex', at: hex('0,0'), goal: HEX_GOAL },
      { name: 'second HQ on a hex', at: hex('0,-1'), goal: HEX_GOAL },
      { name: 'tile of the hand', at: '[part=hand] button:enabled >> nth=0', goal: HEX_GOAL },
      { name: 'hex for the tile', at: hex('1,0'), goal: HEX_GOAL },
      { name: 'confirm', at: '[part=toolbar] .now', goal: HEX_GOAL },
    ],
  },
  {
    system: 'musg',
    attributes: {
      seed: '11',
      position:
        'market:harbour-watch,red-fang turn=1 a1@110,130 a2@190,130 a3@270,130 a4@350,130 a5@430,130 ' +
        'a6@510,130 b1@400,360 b2@470,330 b3@270,670 b4@350,670 b5@430,670 b6@510,670',
    },
    clicks: [
      { name: 'choose a fighter', at: answer('activate:a4') },
      { name: 'aim at an enemy', at: figure('b1'), until: ODDS, goal: AIM_GOAL },
      { name: 'aim at the next enemy', at: figure('b2'), until: ODDS, goal: AIM_GOAL },
    ],
  },
  {
    system: 'reaction',
    attributes: {
      seed: '7',
      position:
        'relay:halden-patrol,cinder-crew turn=1 phase=actions:0:A1:a4 order=0,1 initiative=1,0 ' +
        'a1@92,272>90 a2@92,242>90 a3@62,272>90 a4@62,242>90[ap=5] a5@120,270>90 a6@92,452>90 ' +
        'b1@822,272>270 b2@822,242>270 b3@792,272>270 b4@792,242>270 b5@858,248>270 b6@822,452>270',
    },
    clicks: [
      { name: 'aim at an enemy', at: figure('b1'), until: ODDS },
      { name: 'aim at the next enemy', at: figure('b4'), until: ODDS },
      { name: 'shoot', at: '.target .offer' },
    ],
  },
  {
    system: 'deadzone',
    attributes: {
      seed: '22',
      position:
        'depot:patrol:enforcers-first,forge-fathers-first dice:b=dice a1@c2.3 a3@e1 b2@c2.3 b1@d8',
    },
    clicks: [
      { name: 'activate a model', at: figure('a1') },
      { name: 'aim at an enemy', at: figure('b2'), until: '.act-row .chance' },
      { name: 'fight', at: '.confirm' },
    ],
  },
];
