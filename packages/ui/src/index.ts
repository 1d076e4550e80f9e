export {
  answerTasks,
  joinWorker,
  leaveWorker,
  PageWorker,
  type WorkerClass,
  type WorkerReply,
  type WorkerStart,
  type WorkerTask,
} from './worker/page-worker.ts';
export {
  answerForBots,
  type BotTask,
  type PlayOutTask,
  type ThinkingSystem,
} from './worker/bot-server.ts';
export {
  interpolate,
  type MessageTable,
  percent,
  sayer,
  textsFor,
  type Translate,
  translator,
} from './translator.ts';
export { sayUi, uiWords } from './ui-messages.ts';
export {
  readSeats,
  readSeed,
  type Seats,
  type UnknownWord,
  type Unset,
  wordProblems,
} from './attributes.ts';
export { languageOf } from './language.ts';
export { readAddresses } from './parse-urls.ts';
export {
  addressOfMade,
  inFile,
  isMade,
  loadModule,
  loadPack,
  placeOf,
  type ShelvedPacks,
  shelvePacks,
} from './load-packs.ts';
export { base, pageScheme, type Theme, THEMES, tokens, undefinedSheet } from './theme.ts';
export { SkirmishElement, type SkirmishErrorDetail } from './skirmish-element.ts';
export { GameElement } from './game-element.ts';
export {
  offerSentences,
  type SentenceSource,
  type UnitShown,
  type UnitSource,
} from './inline/sentence-source.ts';
export { SkirmishUnit } from './inline/skirmish-unit.ts';
export { warnOfMissing } from './warn-of-missing.ts';
export type {
  BuilderExtra,
  BuilderShelf,
  BuilderSource,
  BuilderUnit,
  BuiltList,
  BuiltMember,
  BuiltStart,
} from './builder-source.ts';
export { idFrom } from './id-from.ts';
export { ListBuilder } from './list-builder.ts';
export type { AttributeValues, GameCommands, GameHost, HostViews } from './game-host.ts';
export type { Cards, GameRoom, RollEntry, SideShown, TurnStep } from './frame/game-view.ts';
export { GameFrame } from './frame/game-frame.ts';
export { adoptSheet } from './frame/adopt-styles.ts';
export { answerList } from './frame/answer-list.ts';
export type { CardContent, CardGiver, CardRow } from './frame/card-content.ts';
export { type CardShown, cardStyles, cardView } from './frame/card-view.ts';
export { drawing } from './frame/svg-directive.ts';
export type { FilmFrame } from './frame/film-frame.ts';
export type { FilmPlayer } from './frame/film-player.ts';
export { wantsCalm } from './frame/prefers-reduced-motion.ts';
export type { Guide, GuideStep } from './frame/guide.ts';
export { StartPanel } from './frame/start-panel.ts';
export {
  type PickedStart,
  type StartSource,
  USUAL_WATCHING,
  type Watching,
} from './frame/start-source.ts';
export { startStyles } from './frame/start-styles.ts';
export type { Legend, LegendPart, LegendRow } from './frame/legend.ts';
export type { CommandWords, TextSource, TypedCommand, TypedPlaces } from './frame/text-source.ts';
export { unitStyles } from './frame/unit-styles.ts';
export { confirmStyles, figureRoomStyles } from './frame/figure-view-styles.ts';
export { frameStyles } from './frame/frame-styles.ts';
export { type BotTable, BotTurns, PACES } from './controllers/bot-controller.ts';
export type { SkirmishAnswerDetail, SkirmishEndDetail } from './controllers/session-controller.ts';
export {
  type AttributeSpec,
  attributeText,
  COMMON_ATTRIBUTES,
  declareAttributes,
  type ElementDefinition,
  type GameChunks,
  type LaunchedGame,
  type LaunchOptions,
  type LoadedPacks,
  type ModePage,
  type PackRequest,
  type PageInput,
  type PageLoader,
  type PlayModule,
  type RecordWriter,
  type StartRoom,
  type StartWord,
} from './element-definition.ts';
export type { LaunchRequest } from './launch-options.ts';
export {
  BotMissing,
  openWorkerBot,
  type PageBot,
  type PageBotView,
  type SeatedPageBots,
  type WorkerBotOptions,
} from './async-bot.ts';
export { RECORD_TYPE, recordGiven } from './record-input.ts';
export type { DevicePass, GameSnapshot, SessionSnapshot } from './game-snapshot.ts';
export { Session, type Walk } from './session.ts';
export { sessionFrom, type SessionOptions } from './create-session.ts';
export { seatBots } from './seat-bots.ts';
export { diceEntry, type DiceEntry, diceEntryStyles, diceInWords } from './dice-entry.ts';
export { type DrawAsked, DrawEntry, type DrawnKind } from './draw-entry.ts';
export {
  COUNTED,
  diceStyles,
  diceTray,
  die,
  type RollShown,
  type RollSum,
  type RollWords,
  shortDice,
  sidesOf,
} from './dice/dice-tray.ts';
export type { Misfortune, SinceLastTurn } from './frame/since-last-turn.ts';
export { rollValues } from './dice/read-roll.ts';
export { type DiceView, log, type Log, type LogRow, logStyles, ruleButton } from './log-view.ts';
export { rulePanel, ruleStyles, type RuleTexts, rulingView, sayRule } from './rule-panel.ts';
export { type Bar, oddsChart, type OddsChart, oddsStyles } from './odds-chart.ts';
export { leftOut } from './odds-messages.ts';
export { offerRow, type OfferRow } from './action-row.ts';
export { chanceBar, type ChanceShown, offerStyles } from './action-row-styles.ts';
export { OddsInWaiting } from './odds-queue.ts';
export { OddsPage } from './odds-page.ts';
export { ReferencePage, type ReferenceTable } from './reference-page.ts';
export { copyField, copyStyles, type CopyText } from './copy-field.ts';
export type { HandedOn, Sources } from './share/share-payload.ts';
export { embedUrl, setEmbedBase } from './share/embed-url.ts';
export { type Tool, toolbar } from './toolbar.ts';
export { keepFocus } from './restore-focus.ts';
export { type Item, listbox, type Listbox, listboxStyles } from './listbox.ts';
export { commandBox, type CommandBox } from './command-box.ts';
export { Beside } from './lazy-module.ts';
export { bubble, type Bubble, bubbleStyles, placeBubble, type Spot } from './refusal-tooltip.ts';
export { saveFile } from './save-file.ts';
export { keep, type Keep } from './safe-storage.ts';
export { TabMemory } from './tab-memory.ts';
export { type EarlierGame, EarlierGames } from './game-history.ts';
export { draw, type Drawn, makeSvg, type Part, seeded } from './picture.ts';
export { elementOf, paint, repaint } from './paint.ts';
