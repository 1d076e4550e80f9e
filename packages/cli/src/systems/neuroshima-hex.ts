import { isProblems } from '@skirmish-kit/core';
import { neuroshimaHex, readArmy } from '@skirmish-kit/neuroshima-hex';
import { narrate } from '@skirmish-kit/neuroshima-hex/words';
import { host, type HostedSystem } from '../hosted-system.ts';

export function hostNeuroshimaHex(): HostedSystem {
  return host(neuroshimaHex, {
    setupNames: ['1.0', '3.0'],
    setupNamed: (edition) => ({ edition }),
    oddsHelp: ['Nothing is rolled in Neuroshima Hex: ask "skirmish battle" what follows.'],
    odds: () => ({
      ok: false,
      problems: [
        {
          path: '',
          message:
            'Neuroshima Hex has no dice. "skirmish battle neuroshima-hex <position.json>" says what follows.',
        },
      ],
    }),
    validate(text) {
      const army = readArmy(text);
      return isProblems(army) ? army : army.name;
    },
    narrate: (game, entry, language) => narrate(game.state, entry, language),
  });
}
