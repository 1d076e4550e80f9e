export { handleTasks } from './worker/page-worker.ts';
export { type BotRules, type BotTask, type PlayOutTask, serveBots } from './worker/bot-server.ts';
export {
  interpolate,
  type MessageTable,
  percent,
  textsFor,
  type Translate,
  translator,
} from './translator.ts';
export { uiText } from './ui-messages.ts';
export { type Nullish, readSeats, readSeed, type Seats, type UnknownValue } from './attributes.ts';
export { languageOf } from './language.ts';
export { parseUrls } from './parse-urls.ts';
export { inPackFile, loadModule, loadPack, loadPacks } from './load-packs.ts';
export { base, type Theme, THEMES, tokens } from './theme.ts';
export { SkirmishElement, type SkirmishErrorDetail } from './skirmish-element.ts';
export { GameElement } from './game-element.ts';
export {
  registerInlineSource,
  type InlineSource,
  type InlineUnit,
  type UnitSource,
} from './inline/inline-source.ts';
export { SkirmishUnit } from './inline/skirmish-unit.ts';
export { warnOfMissing } from './warn-of-missing.ts';
export type {
  BuilderLaunch,
  BuilderOption,
  BuilderSection,
  BuilderSource,
  BuilderUnit,
  BuiltEntry,
  BuiltList,
} from './builder-source.ts';
export { idFrom } from './id-from.ts';
export { ListBuilder } from './list-builder.ts';
export type { AttributeValues, GameCommands, GameHost, HostViews } from './game-host.ts';
export type {
  Cards,
  DicePrompt,
  EnemyDeed,
  GameView,
  Preview,
  SideSummary,
  TurnStep,
} from './frame/game-view.ts';
export { GameFrame } from './frame/game-frame.ts';
export { adoptStyles } from './frame/adopt-styles.ts';
export { answerList } from './frame/answer-list.ts';
export { drawnIcon } from './frame/icons.ts';
export { keyHint, notYet } from './frame/main-bar.ts';
export { withoutSide } from './frame/turn-banner.ts';
export type { CardContent, CardModifier, CardRow } from './frame/card-content.ts';
export { type OpenCard } from './frame/card-view.ts';
export { svgPicture } from './frame/svg-directive.ts';
export type { FilmFrame } from './frame/film-frame.ts';
export type { FilmPlayer } from './frame/film-player.ts';
export { prefersReducedMotion } from './frame/prefers-reduced-motion.ts';
export type { Guide, GuideStep } from './frame/guide.ts';
export { StartPanel } from './frame/start-panel.ts';
export {
  type PlaybackSettings,
  type StartSelection,
  type StartSource,
} from './frame/start-source.ts';
export { startStyles } from './frame/start-styles.ts';
export type { Legend, LegendPart, LegendRow } from './frame/legend.ts';
export type {
  CommandMessages,
  TextSource,
  TypedCommand,
  TypedPlaces,
} from './frame/text-source.ts';
export { unitStyles } from './frame/unit-styles.ts';
export { figureViewStyles } from './frame/figure-view-styles.ts';
export { frameStyles } from './frame/frame-styles.ts';
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
  type StartMode,
  type StartPanelModule,
} from './element-definition.ts';
export type { LaunchRequest } from './launch-options.ts';
export {
  type AsyncBot,
  type AsyncBotView,
  openWorkerBot,
  type SeatedAsyncBots,
  type WorkerBotOptions,
} from './async-bot.ts';
export { readRecordInput } from './record-input.ts';
export type { DevicePass, GameSnapshot, SessionSnapshot } from './game-snapshot.ts';
export { type SeekTarget, Session } from './session.ts';
export { sessionFrom, type SessionOptions } from './create-session.ts';
export { seatBots } from './seat-bots.ts';
export { type DrawnItem, DrawPrompt, type DrawRequest } from './draw-entry.ts';
export {
  diceStyles,
  diceTray,
  die,
  type RollShown,
  type RollSum,
  type RollWords,
  sidesOf,
} from './dice/dice-tray.ts';
export type { RoomExtras } from './frame/room-extras.ts';
export type { AffectedUnit, Misfortune, SinceLastTurn } from './frame/since-last-turn.ts';
export { rollValues } from './dice/read-roll.ts';
export { type DiceView, type LogRow, ruleButton } from './log-view.ts';
export { type RuleTexts } from './rule-panel.ts';
export { type Bar, oddsChart, type OddsChart, oddsStyles, rounded } from './odds-chart.ts';
export { leftOut } from './odds-messages.ts';
export { actionRow, type ActionRow } from './action-row.ts';
export {
  type AnswerCard,
  answerCards,
  type AnswerOutcome,
  answerStyles,
  mainAnswer,
  preferredCard,
} from './answer-cards.ts';
export { chanceBar, type ChanceLabel, offerStyles, withRisk } from './action-row-styles.ts';
export { targetStyles } from './target-styles.ts';
export { OddsQueue } from './odds-queue.ts';
export { OddsPage } from './odds-page.ts';
export { ReferencePage, type ReferenceTable } from './reference-page.ts';
export { copyField, copyStyles } from './copy-field.ts';
export type { SharePayload, ShareSources } from './share/share-payload.ts';
export { embedUrl, setEmbedBase } from './share/embed-url.ts';
export { type Tool, toolbar } from './toolbar.ts';
export { type Item } from './listbox.ts';
export { LazyModule } from './lazy-module.ts';
export { type AnchorPoint } from './refusal-tooltip.ts';
export { saveFile } from './save-file.ts';
export { safeStorage, type SafeStorage } from './safe-storage.ts';
export { TabMemory } from './tab-memory.ts';
export { GameHistory, type HistoryEntry } from './game-history.ts';
export {
  randomFromName,
  renderSvg,
  renderSvgFile,
  type SvgChild,
  svgNode,
  type SvgNode,
} from './picture.ts';
export { paint, repaint } from './paint.ts';
export { aimStep, answerStep, figureAnchor, figureCardStep } from './frame/guide-steps.ts';
export { type GameLauncher, launchGame, type UntrustedReader } from './launch-game.ts';
