import type { MusgPack } from '../pack.ts';

declare const pack: MusgPack;
export default pack;
