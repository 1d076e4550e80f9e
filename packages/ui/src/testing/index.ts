export {
  describeElement,
  type ElementCheck,
  type ElementClass,
  type ElementFixtures,
} from './describe-element.ts';
export { GAME_VALUES } from './game-values.ts';
export { Harness, mount, mountGame, plain, unmountAll } from './harness.ts';
export {
  XSS_STRINGS,
  hoverEverything,
  watchForScripts,
  withXssStrings,
  type ScriptWatch,
} from './xss-strings.ts';
export { printedOver } from './printed-over.ts';
export { TableHarness } from './table-harness.ts';
export { watchListeners, type ListenerWatch } from './count-listeners.ts';
