import type { DeadzonePack } from '../pack.ts';

declare const pack: DeadzonePack;
export default pack;
