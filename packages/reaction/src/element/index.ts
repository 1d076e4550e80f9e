export { SkirmishReaction } from './skirmish-reaction.ts';
export { MODES, type Mode } from './attributes.ts';
export { battlePicture, makeBattleSvg, pictureStyles } from './picture/battle-svg.ts';
export type { Scene } from './picture/scene.ts';
export type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
