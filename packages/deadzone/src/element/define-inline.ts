import { defineSentences } from '@skirmish-kit/ui/inline';
import { loadRules } from './load-rules.ts';

defineSentences('deadzone', {
  rules: loadRules,
  odds: async () => (await import('../odds/calculator.ts')).oddsRoom,
});
