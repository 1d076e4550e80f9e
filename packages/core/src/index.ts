export * from './words.ts';
export * from './refusal.ts';
export * from './problem.ts';
export * from './problem-words.ts';
export { parseSeed, seededRandom, type Random } from './random.ts';
export { constant, copyState, hashState } from './state.ts';
export * from './flow.ts';
export * from './standing-answers.ts';
export { each, last, part } from './part.ts';
export * from './catalogue.ts';
export * from './bot.ts';
export * from './bot-random.ts';
export * from './bot-question.ts';
export * from './system.ts';
export {
  personalRolls,
  type Answer,
  type Chances,
  type LogEntry,
  type PersonalRoll,
} from './log.ts';
export * from './actions/index.ts';
export * from './telling/index.ts';
export * from './setup/index.ts';
export * from './inquiry.ts';
export * from './list-room.ts';
export * from './odds-room.ts';
export * from './pack-room.ts';
export * from './report.ts';
export * from './start.ts';
export * from './start-new.ts';
export { startSetup, type FirstGame, type SetupGiven } from './start-setup.ts';
export { isKnownTo, knownBy, seenBy } from './view.ts';
export * from './within.ts';
export * from './rules-fault.ts';
export { Game, type GameOptions, type Question as OpenQuestion } from './game.ts';
export type { GamePoint, Rehearsal, Stepping } from './rehearsal.ts';
export * from './dice/index.ts';
export * from './bag.ts';
export * from './odds/index.ts';
export * from './hosts/simulate.ts';
export * from './hosts/series.ts';
export * from './hosts/play.ts';
export * from './hosts/open-replay.ts';
export * from './hosts/replay.ts';
export * from './packs/index.ts';
export { makeRecord, recordOf } from './records/record.ts';
export type { GameRecord, RecordComment, RecordedAnswer, RecordTags } from './records/record.ts';
export { refuseSeed } from './records/keepable.ts';
export { areOrigins, pinPack, type PackOrigin, type PackPin } from './records/pack-pin.ts';
export { parseRecord } from './records/parse-record.ts';
export * from './records/load-record.ts';
export { makeLink } from './records/link.ts';
export { isToken, recordText } from './records/record-text.ts';
export * from './turn-order.ts';
