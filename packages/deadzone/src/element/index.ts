export { SkirmishDeadzone } from './skirmish-deadzone.ts';
export { MODES, type Mode } from './attributes.ts';
export type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
