import type { SketchPack } from './pack.ts';

declare const pack: SketchPack;
export default pack;
