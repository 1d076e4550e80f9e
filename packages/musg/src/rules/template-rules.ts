import { blast, caughtBy, SCATTER, STRAY } from './blast.ts';

/** MU-TMPL-01 to MU-TMPL-07: what the rules of a battle ask about round templates. */
export const templateRules = { blast, caughtBy, SCATTER, STRAY };

export type TemplateRules = typeof templateRules;
