import { defineSentences } from '@skirmish-kit/ui/inline';
import { chunks } from './chunks.ts';

defineSentences('musg', {
  rules: chunks.rules,
  odds: async () => (await import('../odds/calculator.ts')).calculator,
});
