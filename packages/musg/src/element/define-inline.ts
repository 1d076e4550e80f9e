import { defineSentences } from '@skirmish-kit/ui/sentence';
import { loadRules } from './load-rules.ts';

defineSentences('musg', {
  rules: loadRules,
  odds: async () => (await import('../odds/calculator.ts')).oddsRoom,
});
