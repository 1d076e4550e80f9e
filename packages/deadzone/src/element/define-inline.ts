import { defineSentences } from '@skirmish-kit/ui/inline';
import { chunks } from './chunks.ts';

defineSentences('deadzone', {
  rules: chunks.rules,
  odds: async () => (await import('../odds/calculator.ts')).calculator,
});
