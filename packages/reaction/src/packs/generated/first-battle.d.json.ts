import type { BattleSetup } from '../../rules/setup-type.ts';

declare const battle: Pick<BattleSetup, 'scenario' | 'gangs' | 'sheet'>;
export default battle;
