import { makeLibrary, nettedHexes } from '@skirmish-kit/neuroshima-hex';
import { answerEach } from '../batch.ts';
import type { Command } from '../command.ts';
import { answerPosition, positionInput } from '../position-input.ts';

/** `skirmish net neuroshima-hex <position.json>`: who is caught in a net. */
export const net: Command = {
  name: 'net',
  summary: 'list the netted units of a position',
  usage: 'skirmish net neuroshima-hex <position.json | json | notation | -> [--json]',
  examples: ['skirmish net neuroshima-hex position.json --json'],
  options: {},
  async run(args, terminal) {
    const library = makeLibrary();
    const input = await positionInput(args, terminal);
    return answerEach(input, args.options.json === true, terminal, (text) =>
      answerPosition(
        text,
        (value) => nettedHexes(library, value),
        (netted) =>
          netted.length === 0
            ? ['nobody is netted']
            : netted.map(({ army, tile, hex }) => `${hex.join(',')}  ${army} ${tile}`),
      ),
    );
  },
};
