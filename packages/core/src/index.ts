export * from './words.ts';
export * from './refusal.ts';
export * from './problem.ts';
export { sayProblem } from './problem-words.ts';
export * from './random.ts';
export * from './state.ts';
export * from './flow.ts';
export * from './catalogue.ts';
export * from './bot.ts';
export * from './system.ts';
export {
  Game,
  type Answer,
  type Chances,
  type GameOptions,
  type LogEntry,
  type Question as OpenQuestion,
} from './game.ts';
export * from './dice/index.ts';
export * from './bag.ts';
export * from './hosts/odds.ts';
export * from './hosts/simulate.ts';
export * from './packs/index.ts';
