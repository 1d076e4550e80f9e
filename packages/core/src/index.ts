export { type Language, LANGUAGES, type LocalisedText } from './localised-text.ts';
export {
  isRefusal,
  type Params,
  type ParamValue,
  type Refusal,
  refuse,
  type RuleId,
} from './refusal.ts';
export { isProblems, problem, type Problem } from './problem.ts';
export { problemFactory, type ProblemFactory } from './problem-messages.ts';
export { problemPlaceText, problemText } from './problem-text.ts';
export { parseSeed, seededRandom, type Random } from './random.ts';
export { constant, copyState, hashState } from './state.ts';
export {
  advance,
  type ChanceRequest,
  type ChoiceQuestion,
  type ChoiceRequest,
  choose,
  emit,
  type Flow,
  type GameEvent,
  type HeadlessRunner,
  type Option,
  type Request,
  roll,
  type RollContext,
  type Seat,
} from './flow.ts';
export { type AutoAnswer, AutoAnswers } from './auto-answers.ts';
export { keysOf } from './actions/lazy-option.ts';
export { ReplayCache } from './replay-cache.ts';
export { forEachFlow, tailFlow, subFlow } from './sub-flow.ts';
export { type Catalogue, defineCatalogue, type Rule } from './catalogue.ts';
export { type Bot, type BotView, randomBot } from './bot.ts';
export { botRandom } from './bot-random.ts';
export { answerQuestion, botQuestion, type BotQuestion } from './bot-question.ts';
export {
  type AnySystem,
  defineSystem,
  type GameSystem,
  type Outcome,
  type PictureMaker,
  type PictureOptions,
  type PlayableSystem,
  type PositionNotation,
  type ReadableSystem,
} from './system.ts';
export { type Answer, type DiceSource, type LogEntry, type PlayerRoll } from './log.ts';
export {
  type ActionFields,
  type ActionKinds,
  type ActionOf,
  type ActionOfKind,
  type Actions,
  type CodecValue,
  defineActions,
  idKey,
  integerKey,
  type KeyCodec,
  listKey,
  pairKey,
  wordKey,
} from './actions/index.ts';
export {
  type AnswerLabels,
  asIs,
  asList,
  asNumber,
  asText,
  type ExplainedTerm,
  formatLog,
  formatMessage,
  interpolate,
  type LogLine,
  message,
  type Message,
  type Messages,
  type MessagesByKey,
  type MessageTable,
  type Narrator,
  narratorOf,
  type ParamFormatter,
  type ParamsOf,
  questionMessages,
  type QuestionMessages,
  textsFor,
  type Translate,
  translator,
  typedEmit,
  typedRefuse,
} from './messages/index.ts';
export {
  type ChoicesOf,
  longPositionProblem,
  type NamedChoices,
  pick,
  type SetupChoice,
  type SetupDraft,
  setupFromNames,
  type SetupOption,
  type SetupValue,
} from './setup/index.ts';
export type { PositionQuery, QueryResult } from './position-query.ts';
export type { ListChecker, ListEntry, ListProblem, ListReport } from './list-checker.ts';
export type {
  OddsCalculator,
  OddsParameter,
  OddsQuestion,
  OddsResult,
  TypedParameter,
} from './odds-calculator.ts';
export type { LoadedPack, PackLoader, PackType } from './pack-loader.ts';
export {
  type Casualty,
  pointsFromLog,
  type Report,
  type ReportedGame,
  type Tally,
} from './report.ts';
export { type GameInput, startGame, startReplay } from './start.ts';
export { type NewGameInput, parseStart, type StartingSystem, startNew } from './start-new-game.ts';
export { startSetup, type FirstGame, type SetupInput } from './start-setup.ts';
export { isVisibleTo, logFor, stateFor } from './visibility.ts';
export { nestedStep } from './nested-step.ts';
export { NestedGame, type ParentGame } from './nested-game.ts';
export { RulesError } from './rules-error.ts';
export { Game, type GameOptions, type OpenQuestion } from './game.ts';
export type { ResumePoint, ResumedFlow, StepRules } from './resume.ts';
export {
  atLeast,
  caretUnder,
  type Chance,
  type ChanceParts,
  type Comparison,
  type Condition,
  d,
  defineChance,
  diceChance,
  type DiceGroup,
  type DicePool,
  type DiceProblem,
  type Distribution,
  exactDice,
  type ExactDice,
  exploding,
  faceList,
  type Faces,
  type GrantedDicePolicy,
  isDiceProblem,
  makeDice,
  makeFaces,
  mapReading,
  opposed,
  outcomesOf,
  type ParsedDice,
  parseDice,
  parseFaces,
  type Reroll,
  rerollFailures,
  type RolledPool,
  rollTogether,
  successes,
  type SuccessPool,
  sum,
  symbolDice,
  tally,
  type Weighted,
} from './dice/index.ts';
export { type Bag, bagOf, bagSize, draw, takeOut } from './bag.ts';
export {
  exactOdds,
  type FlowQuestion,
  isUnfinished,
  type Odds,
  type OddsConfig,
  oddsOf,
  oddsOfAnswer,
  type OddsOptions,
  type OutcomeName,
  type Policies,
  type Policy,
  type PolicyByQuestion,
  type PolicyUsed,
  scope,
  type Scope,
} from './odds/index.ts';
export { playOut, type Playout, playOutFrom, type PlayoutOptions } from './runners/simulate.ts';
export {
  joinSeries,
  playSeries,
  type Series,
  type SeriesGame,
  type SeriesOptions,
  type SeriesStanding,
  winRate,
  type WinRate,
} from './runners/series.ts';
export { botAnswer, type BotAnswer, botAnswers, type SeatedBots } from './runners/play.ts';
export { openReplay } from './runners/open-replay.ts';
export { Replay } from './runners/replay.ts';
export {
  builtInPacks,
  checkJson,
  closestMatch,
  describeValue,
  fetchPack,
  type FetchPackOptions,
  fetchPackText,
  type Fields,
  type Json,
  JSON_LIMITS,
  type JsonLimits,
  type JsonLocation,
  locateInJson,
  type PackFormat,
  packHash,
  readFields,
  readJson,
  readPack,
  safeUrl,
  type SchemaError,
  unknownValueProblem,
  type Validator,
} from './packs/index.ts';
export { makeRecord, recordOf } from './records/write-record.ts';
export type { GameRecord, RecordComment, RecordedAnswer, RecordTags } from './records/record.ts';
export { seedRefusal } from './records/record-limits.ts';
export { seedProblem } from './records/seed-problem.ts';
export { isPackOriginList, pinPack, type PackOrigin, type PackPin } from './records/pack-pin.ts';
export { parseRecord } from './records/parse-record.ts';
export {
  loadRecord,
  type PlayedRecord,
  playRecord,
  unknownSystemProblem,
} from './records/load-record.ts';
export { Salts } from './records/salts.ts';
export { hasHiddenInfo } from './records/hidden-info.ts';
export { verifySeals, sealRecord } from './records/seal-record.ts';
export { makeLink } from './records/link.ts';
export { isLinkToken, decodeRecordInput } from './records/record-text.ts';
export { interleave, nextInOrder, type TurnInOrder } from './turn-order.ts';
