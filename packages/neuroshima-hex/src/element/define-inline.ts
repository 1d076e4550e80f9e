import { defineSentences } from '@skirmish-kit/ui/inline';
import { NO_FAN_ARMIES } from '../packs/fan-armies.ts';
import { chunks } from './chunks.ts';

defineSentences('neuroshima-hex', {
  rules: chunks.rules,
  odds: async () => {
    const [{ calculator: oddsRoom }, { libraryWith }] = await Promise.all([
      import('../odds/calculator.ts'),
      import('../packs/base-armies.ts'),
    ]);
    return oddsRoom(libraryWith(NO_FAN_ARMIES));
  },
});
