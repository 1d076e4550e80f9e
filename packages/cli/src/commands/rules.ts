import { isProblems, type Rule } from '@skirmish-kit/core';
import { assertMaxPositionals, type Command } from '../command.ts';
import { language } from '../language.ts';
import { refuse } from '../batch.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';
import { closestMatch } from '@skirmish-kit/core';

/** `skirmish rules <system> [id]`: the rule catalogue, for reading and for programs. */
export const rules: Command = {
  name: 'rules',
  summary: 'read the rules of a system, or one rule',
  usage: `skirmish rules <system> [id] ${SYSTEM_USAGE} [--lang en|fr] [--json]`,
  examples: [
    'skirmish rules reaction',
    'skirmish rules reaction RX-SHOOT-03 --lang fr',
    'skirmish rules reaction --json',
  ],
  options: { lang: { type: 'string' }, ...SYSTEM_OPTIONS },
  async run(args, terminal) {
    assertMaxPositionals(args, 2);
    const source = systemSource(args);
    const id = args.positionals[source.file === undefined ? 1 : 0];
    const system = await loadSystem(source);
    if (isProblems(system)) return refuse(system, args.options.json === true, terminal);
    const lang = language(args);
    const catalogue = await system.catalogue();
    if (id === undefined) {
      if (args.options.json) terminal.out(JSON.stringify(catalogue.rules.map(plain)));
      else
        for (const rule of catalogue.rules)
          terminal.out(`${rule.id.padEnd(14)} ${rule.title[lang]}`);
      return 0;
    }
    const rule = catalogue.find(id.toUpperCase());
    if (!rule) {
      const close = closestMatch(
        id.toUpperCase(),
        catalogue.rules.map((candidate) => candidate.id),
      );
      const message = `${system.id} has no rule "${id}".${close ? ` Did you mean ${close}?` : ''}`;
      return refuse([{ path: '', message }], args.options.json === true, terminal);
    }
    if (args.options.json) {
      terminal.out(JSON.stringify(plain(rule)));
      return 0;
    }
    terminal.out(`${rule.id}  ${rule.title[lang]}\n\n${rule.text[lang]}`);
    if (rule.unplayed)
      terminal.out(lang === 'fr' ? '\nPas encore joué ici.' : '\nNot played here yet.');
    if (rule.ruling)
      terminal.out(
        `\n${lang === 'fr' ? 'Notre lecture\u00a0' : 'Our ruling'}: ${rule.ruling[lang]}`,
      );
    if (rule.settings)
      terminal.out(`${lang === 'fr' ? 'Réglages\u00a0' : 'Settings'}: ${rule.settings.join(', ')}`);
    return 0;
  },
};

function plain({ id, title, text, ruling, settings, unplayed }: Rule): object {
  return {
    id,
    title,
    text,
    ...(ruling ? { ruling } : {}),
    ...(settings ? { settings } : {}),
    ...(unplayed ? { unplayed } : {}),
  };
}
