import { isProblems, type AnySystem, type Inquiry } from '@skirmish-kit/core';
import { answerEach, type Reply } from '../batch.ts';
import { textOption, type Command } from '../command.ts';
import { language } from '../language.ts';
import { positionInput } from '../position-input.ts';

/** The commands for what only one system answers about positions: `skirmish battle neuroshima-hex …`. */
export async function inquiryCommands(system: AnySystem): Promise<readonly Command[]> {
  const inquiries = (await system.inquiries?.()) ?? [];
  return inquiries.map((inquiry) => commandFor(system.id, inquiry));
}

function commandFor(system: string, inquiry: Inquiry): Command {
  const { id, summary, examples, flags } = inquiry;
  const options = [...flags, 'lang'];
  const said = flags.map((flag) => ` [--${flag} …]`).join('');
  return {
    name: id,
    summary: summary.en,
    usage: `skirmish ${id} ${system} <position.json | json | notation | ->${said} [--lang en|fr] [--json]`,
    examples,
    options: Object.fromEntries(options.map((flag) => [flag, { type: 'string' as const }])),
    async run(args, terminal) {
      const given = Object.fromEntries(flags.map((flag) => [flag, textOption(args, flag)]));
      const spoken = language(args);
      const input = await positionInput(args, terminal);
      return answerEach(input, args.options.json === true, terminal, (text): Reply => {
        const findings = inquiry.ask(text, given, spoken);
        if (isProblems(findings)) return { ok: false, problems: findings };
        return { ok: true, json: findings.json, text: () => findings.lines };
      });
    },
  };
}
