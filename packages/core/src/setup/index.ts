export {
  pick,
  type SetupChoice,
  type SetupDraft,
  type SetupOption,
  type SetupValue,
} from './choices.ts';
export { type ChoicesOf, type NamedChoices, setupFromNames } from './setup-from-names.ts';
export { longPositionProblem } from './position-length.ts';
