/** How the first line begins that each documented command prints. */
export const FIRST_LINES: Readonly<Record<string, string>> = {
  "dice '3d8!=8>=4 vs 3d8!=8>=5'": '3d8!=8>=4 vs 3d8!=8>=5',
  help: 'skirmish: tabletop rules on the command line',
  'battle neuroshima-hex position.json': 'phase 2: moloch 20, borgo 20',
  'battle neuroshima-hex position.json --answers explode,save:0,-1 --json': '{"hq":{"moloch":20,',
  'check-list deadzone my-team.json': '  1 Enforcer Captain',
  'check-list musg my-band.json': '  1 ',
  'net neuroshima-hex position.json --json': '[]',
  'odds --system dist/system.js --list': 'strike:',
  'odds neuroshima-hex \'{"army":"borgo","tile":"battle","draws":3,"seen":[{"tile":"battle"}]}\'':
    '0             60.04 %',
  'odds reaction \'{"action":"reaction","modifier":-1}\' --json': '{"ok":0.2777',
  'odds reaction \'{"action":"shoot","figure":"sergeant","target":"ember","mode":"burst","cover":"light"}\'':
    'eliminated    57.29 %',
  'odds reaction \'{"action":"shoot","toHit":0,"damage":[6,6],"damageModifier":0,"resistance":7,"shots":3}\'':
    'eliminated    26.42 %',
  'play --system dist/system.js --bots bot,bot --seed 7': 'Round 1 of 20',
  "play deadzone --position '…'": 'Steel Warrior Huscarl B1 is activated.',
  'play musg --pack my-pack.json --bands low-tide,red-fang': 'Deployment of Low tide',
  'play musg --pack salt-choir.json --companion rising-tide.ts --world rising-tide':
    'Deployment of Harbour watch',
  'play musg --position "…"': 'Orc B1 acts with 3 points.',
  'play musg --scenario generated --table-seed 42': 'Deployment of Harbour watch',
  'play reaction --bots bot,random --seed 7': 'Turn 1',
  'rules --system dist/system.js': 'CW-SETUP-01    The marsh',
  'rules neuroshima-hex': 'NH-VAR-01      Switch: bad draw',
  'rules reaction RX-SHOOT-03 --lang fr': 'RX-SHOOT-03  Pour toucher',
  'sim --system dist/system.js --bots bot,random --games 200': 'by bot',
  'sim reaction --games 1000': 'by bot',
  'validate my-gang.json': '“The ferrymen” is a valid pack.',
  'validate my-pack.json': '“',
  'validate my-pack.json --system dist/system.js': '“Three bands of the marsh” is a valid pack.',
};

/** Documented commands that cannot run here, and why. */
export const NOT_RUN: ReadonlyMap<string, string> = new Map([
  ['play river-ford --bots bot,bot --seed 7', 'the command above it lays this system out'],
  ['picture reaction --save table.svg', 'it writes a file; the tests of packages/cli run it'],
  ['replay game.txt --sealed earlier.txt', 'it needs a game with hidden answers that is over'],
]);
