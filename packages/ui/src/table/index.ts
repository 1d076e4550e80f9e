export { drawnPlaces, tablePicture, viewOf } from './table-picture.ts';
export { tableStyles } from './table-styles.ts';
export { tokenPicture, tokenRadius, type Token } from './token.ts';
export { type TokenRank, type TokenState } from './token-marks.ts';
export { type WeaponOutline } from './weapon-outline.ts';
export { piecePicture } from './terrain/index.ts';
export { Camera, type Frame } from './camera.ts';
export { TablePointer, type Pointable, type Pointed } from './table-pointer.ts';
export { fanOut } from './fan.ts';
export { type Box } from './outline.ts';
export type {
  DoorShown,
  ObjectiveShown,
  OddsShown,
  RingShown,
  SightShown,
  TableScene,
  ThingShown,
  TracerShown,
  WayShown,
} from './scene.ts';
