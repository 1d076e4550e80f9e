import { problemFactory, type Problem } from '@skirmish-kit/core';
import type { Companion } from './companion.ts';

/** What can be wrong with a companion module. */
export const companionProblem = /* @__PURE__ */ problemFactory({
  'companion-wrong': {
    en: 'A companion module exports “companion” with the id of its army: export const companion = { army: "tide" }.',
    fr: 'Un module compagnon exporte « companion » avec l’identifiant de son armée : export const companion = { army: "tide" }.',
  },
  'companion-hook': {
    en: '“{hook}” of a companion has to be a function.',
    fr: '« {hook} » d’un compagnon doit être une fonction.',
  },
  'companion-missing': {
    en: 'The army “{army}” needs its companion module: name it in companion="…", if you trust its code.',
    fr: 'L’armée « {army} » a besoin de son module compagnon : nommez-le dans companion="…", si vous avez confiance en son code.',
  },
  'companion-alone': {
    en: 'No pack here brings the army “{army}” of this module: name it in pack="…".',
    fr: 'Aucun pack n’apporte ici l’armée « {army} » de ce module : nommez-le dans pack="…".',
  },
  'companion-twice': {
    en: 'The army “{army}” has a companion already.',
    fr: 'L’armée « {army} » a déjà un compagnon.',
  },
});

const HOOKS = ['adjust', 'turnBegins', 'offers', 'afterPhase', 'afterBattle'] as const;

/** Finds the companion that a module exports, as `companion` or by default. */
export function readCompanion(module: object): Companion | readonly Problem[] {
  const exported: Readonly<Record<string, unknown>> = { ...module };
  const found = exported['companion'] ?? exported['default'];
  if (!isCompanion(found)) return [companionProblem('', 'companion-wrong')];
  const hooks: Readonly<Record<string, unknown>> = { ...found };
  const wrong = HOOKS.find((hook) => !['function', 'undefined'].includes(typeof hooks[hook]));
  return wrong === undefined
    ? found
    : [companionProblem(`/${wrong}`, 'companion-hook', { hook: wrong })];
}

function isCompanion(value: unknown): value is Companion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'army' in value &&
    typeof value.army === 'string' &&
    (!('words' in value) || typeof value.words === 'object')
  );
}
