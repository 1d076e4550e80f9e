import type { FullSetup } from '../../rules/setup.ts';

declare const battle: Pick<FullSetup, 'scenario' | 'bands'>;
export default battle;
