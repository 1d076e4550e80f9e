export { PanZoom } from './pan-zoom.ts';
export { paintGliding } from './glide.ts';
export { isoPicture } from './iso-picture.ts';
export { cutawayAt, type Cutaway } from './cutaway.ts';
export { levelPicture } from './level-picture.ts';
export { planPicture } from './plan-picture.ts';
export { cubesStyles } from './cubes-styles.ts';
export { isoStyles } from './iso-styles.ts';
export type { CubeFigure, CubeLine, ReachableCube, CubeScene, CubePath } from './scene.ts';
