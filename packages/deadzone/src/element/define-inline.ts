import { defineSentences } from '@skirmish-kit/ui/sentence';
import { loadRules } from './load-rules.ts';

defineSentences('deadzone', {
  rules: loadRules,
  odds: async () => (await import('../odds/calculator.ts')).oddsRoom,
});
