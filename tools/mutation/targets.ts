/** A part of the project whose tests are tried: what is mutated, and which tests have to notice. */
export interface MutationTarget {
  readonly name: string;
  readonly folder: string;
  /** Files of the folder that are not mutated, with those below it. */
  readonly leave: readonly RegExp[];
  /** Tests of the folder that do not take part: they would take seconds per mutant, or need a page. */
  readonly leaveTests: readonly RegExp[];
  /** Tests elsewhere that are asked when none of the folder has noticed: recorded games, told anew. */
  readonly furtherTests: readonly string[];
}

/** Texts, generated files and what only tests use decide nothing. */
const NO_RULES = [/\.d\.ts$/, /\/generated\//, /\/testing\//, /\/catalogue\//];
const BOTS = [/\/bot\//, /\/bot\.ts$/];
/** Whole games by bots or at random: they would catch more, and take minutes for each mutant. */
const WHOLE_GAMES = [
  /\/bot\.test\.ts$/,
  /\/bot\//,
  /\/invariants[^/]*\.test\.ts$/,
  /\/worlds\/worlds\.test\.ts$/,
];
/** Rules that are loaded anew, and files that tests write: both want more of Vitest than a worker has. */
const LOADED_ANEW = [/\/default-setup\.test\.ts$/];
/** What needs a page is not run here. */
const BROWSER = [/\.browser\.test\.ts$/];

export const TARGETS: readonly MutationTarget[] = [
  group('dice', 'packages/core/src/dice'),
  group('odds', 'packages/core/src/odds'),
  group('records', 'packages/core/src/records'),
  group('actions', 'packages/core/src/actions'),
  group('packs', 'packages/core/src/packs'),
  group('cubes', 'packages/deadzone/src/board'),
  group(
    'reaction-rules',
    'packages/reaction/src/rules',
    'packages/reaction/test/golden/replay.test.ts',
  ),
  group('reaction-packs', 'packages/reaction/src/packs'),
  group(
    'neuroshima-rules',
    'packages/neuroshima-hex/src/rules',
    'packages/neuroshima-hex/test/golden/replay.test.ts',
  ),
  group(
    'deadzone-rules',
    'packages/deadzone/src/rules',
    'packages/deadzone/test/golden/replay.test.ts',
  ),
  group('deadzone-packs', 'packages/deadzone/src/packs'),
  group('neuroshima-packs', 'packages/neuroshima-hex/src/packs'),
  group('musg-rules', 'packages/musg/src/rules', 'packages/musg/test/golden/replay.test.ts'),
  group('musg-packs', 'packages/musg/src/packs'),
];

function group(name: string, folder: string, ...furtherTests: readonly string[]): MutationTarget {
  const leaveTests = [...WHOLE_GAMES, ...LOADED_ANEW, ...BROWSER];
  return { name, folder, leave: [...NO_RULES, ...BOTS], leaveTests, furtherTests };
}
