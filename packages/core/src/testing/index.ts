export { packById } from './pack-by-id.ts';
export {
  checkFiredRules,
  type FiredRulesCheck,
  type FiredRulesGames,
} from './check-fired-rules.ts';
export { describeSystem, type SystemCheck, type SystemFixtures } from './describe-system.ts';
export {
  differsOnlyIn,
  type Looked,
  type OffersBeyond,
  unlikeOffers,
  type Unlisted,
} from './one-legality.ts';
export { playRandomGame } from './play-random-game.ts';
export {
  type Played,
  runFlow,
  type Script,
  type ScriptedChoice,
  type ScriptedRoll,
} from './run-flow.ts';
export { findShapeMismatches, findStateShapeMismatches, type SameShape } from './object-shapes.ts';
export { corrupt } from './corrupt.ts';
export { findMissingMessages } from './missing-messages.ts';
export { type Seen, type WatchedBy, type Watcher, watchGames } from './watched-game.ts';
