import type { BattleSetup } from '../../rules/setup-input.ts';

declare const battle: Pick<BattleSetup, 'scenario' | 'gangs' | 'sheet'>;
export default battle;
