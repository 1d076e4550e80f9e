export {
  pick,
  type SetupChoice,
  type SetupDraft,
  type SetupOption,
  type SetupValue,
} from './choices.ts';
export { type ChoicesOf, type NamedChoices, setupFromNames } from './named.ts';
export { longPositionProblem } from './position-length.ts';
