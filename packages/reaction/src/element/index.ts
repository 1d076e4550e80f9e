export { SkirmishReaction } from './skirmish-reaction.ts';
export { MODES, type Mode } from './attributes.ts';
export { battlePicture, makeBattleSvg } from './picture/battle-picture.ts';
export { tableStyles as pictureStyles } from '@skirmish-kit/ui/table';
export type { Scene } from './picture/scene.ts';
export type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
