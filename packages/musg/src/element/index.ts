export { SkirmishMusg } from './skirmish-musg.ts';
export { MODES, type Mode } from './attributes.ts';
export { battlePicture, makeBattleSvg } from './picture/battle-svg.ts';
export type { Scene } from './picture/scene.ts';
export type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
