import { defineSentences } from '@skirmish-kit/ui/sentence';
import { loadRules } from './load-rules.ts';

defineSentences('neuroshima-hex', {
  rules: loadRules,
  odds: async () => {
    const [{ oddsRoom }, { makeLibrary }] = await Promise.all([
      import('../odds/odds-room.ts'),
      import('../packs/built-in.ts'),
    ]);
    return oddsRoom(makeLibrary());
  },
});
