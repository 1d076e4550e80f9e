import type { CausewayPack } from './pack.ts';

declare const pack: CausewayPack;
export default pack;
