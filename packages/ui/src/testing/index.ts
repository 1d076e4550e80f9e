export { Harness, mount, mountGame, plain, unmountAll } from './harness.ts';
export {
  HOSTILE_TEXTS,
  touchAll,
  watchForScripts,
  withHostileTexts,
  type ScriptWatch,
} from './hostile-texts.ts';
export { printedOver } from './printed-over.ts';
export { TableHarness } from './table-harness.ts';
export { watchListeners, type ListenerWatch } from './watch-listeners.ts';
