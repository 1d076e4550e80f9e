import { defineInlineElements } from '@skirmish-kit/ui/inline';
import { NO_FAN_ARMIES } from '../packs/fan-armies.ts';

defineInlineElements('neuroshima-hex', {
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  odds: async () => {
    const [{ calculator: oddsRoom }, { libraryWith }] = await Promise.all([
      import('../odds/calculator.ts'),
      import('../packs/base-armies.ts'),
    ]);
    return oddsRoom(libraryWith(NO_FAN_ARMIES));
  },
});
