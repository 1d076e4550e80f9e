import { defineSentences } from '@skirmish-kit/ui/inline';
import { loadRules } from './load-rules.ts';

defineSentences('musg', {
  rules: loadRules,
  odds: async () => (await import('../odds/calculator.ts')).oddsRoom,
});
