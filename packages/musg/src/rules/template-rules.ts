import { inBlast } from '@skirmish-kit/space';
import { blast, SCATTER, STRAY } from './blast.ts';
import { flames, flameShape, inFlames } from './flame.ts';

/** MU-TMPL: what the rules of a battle ask about templates. */
export const templateRules = { blast, inBlast, SCATTER, STRAY, flames, flameShape, inFlames };

export type TemplateRules = typeof templateRules;
