import type { FullSetup } from '../../rules/setup-type.ts';

declare const battle: Pick<FullSetup, 'scenario' | 'gangs'>;
export default battle;
