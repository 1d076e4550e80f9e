import type { ReactionPack } from './pack.ts';

declare const pack: ReactionPack;
export default pack;
