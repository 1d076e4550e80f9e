import { isProblems, problemFactory, type Problem } from '@skirmish-kit/core';
import type { AbilityCode, AbilityCodes, Companion } from '../rules/companion.ts';
import type { Faction } from '../rules/profile.ts';

/** What can be wrong with a companion module. */
const companionProblem = /* @__PURE__ */ problemFactory({
  'companion-wrong': {
    en: 'A companion module has to export “companion” with the id of its faction and its abilities.',
    fr: 'Un module compagnon exporte « companion » avec l’identifiant de sa faction et ses capacités.',
  },
  'companion-hook': {
    en: '“{hook}” of an ability has to be a function.',
    fr: '« {hook} » d’une capacité doit être une fonction.',
  },
  'companion-missing': {
    en: 'The ability “{ability}” of “{faction}” needs its companion module: name it in companion="…", if you trust its code.',
    fr: 'La capacité « {ability} » de « {faction} » a besoin de son module compagnon : nommez-le dans companion="…", si vous avez confiance en son code.',
  },
  'companion-alone': {
    en: 'No pack here brings the faction “{faction}” of this module: name it in pack="…".',
    fr: 'Aucun pack n’apporte ici la faction « {faction} » de ce module : nommez-le dans pack="…".',
  },
  'companion-twice': {
    en: 'The faction “{faction}” has a companion already.',
    fr: 'La faction « {faction} » a déjà un compagnon.',
  },
  'ability-twice': {
    en: 'The ability “{ability}” has its code from another module already.',
    fr: 'La capacité « {ability} » a déjà son code d’un autre module.',
  },
});

const HOOKS = ['shot', 'fight', 'activationBegins', 'activationEnds'] as const;

/** The companions that modules export, or everything that is wrong with them. */
export function readCompanions(
  modules: readonly unknown[],
  factions: readonly Faction[],
): readonly Companion[] | readonly Problem[] {
  const companions: Companion[] = [];
  const problems: Problem[] = [];
  for (const module of modules) {
    const companion = readCompanion(module);
    if (isProblems(companion)) {
      problems.push(...companion);
      continue;
    }
    const { faction } = companion;
    if (companions.some((other) => other.faction === faction))
      problems.push(companionProblem('', 'companion-twice', { faction }));
    if (!factions.some(({ id }) => id === faction))
      problems.push(companionProblem('', 'companion-alone', { faction }));
    for (const ability of Object.keys(companion.abilities)) {
      if (companions.some(({ abilities }) => Object.hasOwn(abilities, ability)))
        problems.push(companionProblem('', 'ability-twice', { ability }));
    }
    companions.push(companion);
  }
  return problems.length > 0 ? problems : companions;
}

/** Finds the companion that a module has to export, as `companion` or by default. */
function readCompanion(module: unknown): Companion | readonly Problem[] {
  const exported: Readonly<Record<string, unknown>> = { ...Object(module) };
  const found = exported['companion'] ?? exported['default'];
  if (!isCompanion(found)) return [companionProblem('', 'companion-wrong')];
  const wrong = wrongHooks(found);
  return wrong.length > 0 ? wrong : found;
}

function wrongHooks({ abilities }: Companion): readonly Problem[] {
  return Object.entries(abilities).flatMap(([ability, code]) =>
    HOOKS.filter((hook) => !['function', 'undefined'].includes(typeof code[hook])).map((hook) =>
      companionProblem(`/abilities/${ability}/${hook}`, 'companion-hook', { hook }),
    ),
  );
}

function isCompanion(value: unknown): value is Companion {
  const {
    faction,
    abilities,
    words = {},
  }: Readonly<Record<string, unknown>> = {
    ...Object(value),
  };
  return (
    typeof faction === 'string' &&
    typeof abilities === 'object' &&
    abilities !== null &&
    Object.values(abilities).every((code) => typeof code === 'object' && code !== null) &&
    typeof words === 'object'
  );
}

/** The code of all companions, by ability. */
export function companionCode(companions: readonly Companion[]): AbilityCodes {
  return new Map<string, AbilityCode>(
    companions.flatMap(({ abilities }) => Object.entries(abilities)),
  );
}

/** Abilities of a faction’s own without their code: half a faction is not played. */
export function missingCode(
  path: string,
  { id, abilities = [] }: Faction,
  codes: AbilityCodes,
): readonly Problem[] {
  return abilities.flatMap(({ id: ability }, i) =>
    codes.has(ability)
      ? []
      : [companionProblem(`${path}/abilities/${i}`, 'companion-missing', { ability, faction: id })],
  );
}
