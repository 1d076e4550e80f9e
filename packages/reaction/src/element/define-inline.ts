import { defineInlineElements } from '@skirmish-kit/ui/inline';

defineInlineElements('reaction', {
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  odds: async () => (await import('../odds/calculator.ts')).calculator,
});
