import { defineSentences } from '@skirmish-kit/ui/inline';

defineSentences('deadzone', {
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  odds: async () => (await import('../odds/calculator.ts')).calculator,
});
