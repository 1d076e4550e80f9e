import { isProblems, narratorOf } from '@skirmish-kit/core';
import {
  ARMY_FORMAT,
  BUILT_IN_ARMIES,
  neuroshimaHex,
  readArmy,
} from '@skirmish-kit/neuroshima-hex';
import { askDrawOdds } from '@skirmish-kit/neuroshima-hex/odds';
import type { Reply } from '../batch.ts';
import { percent } from '../chart.ts';
import { host, type HostedSystem } from '../hosted-system.ts';

export function hostNeuroshimaHex(): HostedSystem {
  const { makeRecord, telling } = neuroshimaHex;
  return host(neuroshimaHex, {
    setupNames: ['1.0', '3.0'],
    setupNamed: (edition) => ({ edition }),
    sides: ({ setup }) =>
      setup.armies.map((army) => ({
        id: army,
        name: BUILT_IN_ARMIES.find(({ id }) => id === army)?.name ?? { en: army, fr: army },
      })),
    oddsHelp: [
      'draw:',
      `  army: ${BUILT_IN_ARMIES.map(({ id }) => id).join(', ')}`,
      '  tile: the id of a tile of that army',
      '  draws: how many tiles are drawn (3)',
      '  seen: tiles drawn before, [{"tile":"battle","count":2}]',
      'Nothing else is left to luck: ask "skirmish battle" what follows from a position.',
    ],
    oddsExample: { army: 'borgo', tile: 'battle' },
    odds,
    packMark: { field: 'format', value: ARMY_FORMAT },
    validate(text) {
      const army = readArmy(text);
      return isProblems(army) ? army : army.name;
    },
    ...(makeRecord && { makeRecord }),
    narrate: (game, entry, language) => narratorOf(telling, game.state, language).line(entry),
  });
}

function odds(request: unknown): Reply {
  const answer = askDrawOdds(request);
  if (isProblems(answer)) return { ok: false, problems: answer };
  return {
    ok: true,
    json: answer,
    text: () => [
      `at least one ${percent(answer.atLeastOne)}`,
      ...answer.counts.map(
        ([count, probability]) => `${count}`.padEnd(12) + ` ${percent(probability)}`,
      ),
    ],
  };
}
