import type { FullSetup } from '../../rules/setup.ts';

declare const battle: FullSetup;
export default battle;
