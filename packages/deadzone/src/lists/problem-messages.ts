import {
  interpolate,
  type Language,
  type ListProblem,
  type RuleId,
  type LocalisedText,
} from '@skirmish-kit/core';

/** What can be wrong with a strike team: the rule it breaks, and what would be legal. */
const TEAM_WORDS = {
  'over-budget': {
    rule: 'DZ-TEAM-01',
    en: 'The team costs {points} points, {over} more than its limit of {budget}.',
    fr: 'Le groupe coûte {points} points, {over} de plus que sa limite de {budget}.',
  },
  'no-leader': {
    rule: 'DZ-TEAM-02',
    en: 'The team has no Leader: it needs exactly one of {legal}.',
    fr: 'Le groupe n’a pas de Leader : il lui en faut exactement un parmi {legal}.',
  },
  'too-many-leaders': {
    rule: 'DZ-TEAM-02',
    en: 'The team has {found} Leaders: it needs exactly one.',
    fr: 'Le groupe a {found} Leaders : il lui en faut exactement un.',
  },
  'too-many-specialists': {
    rule: 'DZ-TEAM-04',
    en: '{found} {found|Specialist|Specialists} with {troops} {troops|Troop|Troops}: there may be one for each Troop. Leave out {spare}, or add {spare} {spare|Troop|Troops}.',
    fr: '{found} {found|Spécialiste|Spécialistes} pour {troops} {troops|Troupe|Troupes} : un par Troupe au plus. Retirez-en {spare}, ou ajoutez {spare} {spare|Troupe|Troupes}.',
  },
  'too-many-vehicles': {
    rule: 'DZ-TEAM-05',
    en: '{found} {found|Vehicle|Vehicles} with {troops} {troops|Troop|Troops}: there may be one for every three Troops. Leave out {spare}, or add {missing} {missing|Troop|Troops}.',
    fr: '{found} {found|Véhicule|Véhicules} pour {troops} {troops|Troupe|Troupes} : un pour trois Troupes au plus. Retirez-en {spare}, ou ajoutez {missing} {missing|Troupe|Troupes}.',
  },
  'too-many-characters': {
    rule: 'DZ-TEAM-06',
    en: 'The team has {found} Characters: there may be one.',
    fr: 'Le groupe a {found} Personnages : il peut y en avoir un.',
  },
  'not-for-sale': {
    rule: 'DZ-TEAM-07',
    en: '{weapon} cannot be bought. {model} may buy {legal}.',
    fr: '{weapon} ne s’achète pas. Achats possibles pour {model} : {legal}.',
  },
  'not-an-option': {
    rule: 'DZ-TEAM-07',
    en: '{model} may not buy {weapon}, which is {kind}. It may buy {legal}.',
    fr: '{model} ne peut pas acheter {weapon}, qui est : {kind}. Achats possibles : {legal}.',
  },
  'nothing-to-buy': {
    rule: 'DZ-TEAM-07',
    en: '{model} may not buy {weapon}: it buys no weapons.',
    fr: '{model} ne peut pas acheter {weapon} : aucune arme ne s’achète pour ce profil.',
  },
  'too-many-ranged': {
    rule: 'DZ-TEAM-09',
    en: '{model} buys {found} ranged weapons ({weapons}): one at most.',
    fr: '{model} achète {found} armes à distance ({weapons}) : une au plus.',
  },
  'too-many-melee': {
    rule: 'DZ-TEAM-09',
    en: '{model} buys {found} melee weapons ({weapons}): one at most.',
    fr: '{model} achète {found} armes de mêlée ({weapons}) : une au plus.',
  },
  'hardpoints-full': {
    rule: 'DZ-TEAM-11',
    en: '{weapons} would fill {found} hardpoints of {model}, which has {most}.',
    fr: '{weapons} rempliraient {found} points d’emport, or {model} en a {most}.',
  },
  'not-offered': {
    rule: 'DZ-TEAM-13',
    en: 'The faction does not sell {item}. It sells {legal}.',
    fr: 'La faction ne vend pas : {item}. Elle vend : {legal}.',
  },
  'too-rare': {
    rule: 'DZ-TEAM-13',
    en: 'The team has {found} {rarity} items: with a limit of {budget} points there may be {most}.',
    fr: 'Le groupe a {found} objets ({rarity}) : avec une limite de {budget} points, {most} au plus.',
  },
  'carries-nothing': {
    rule: 'DZ-TEAM-14',
    en: '{model} can carry no items: it is a {why}.',
    fr: '{model} ne peut porter aucun objet : {why}.',
  },
} as const satisfies Readonly<Record<string, LocalisedText & { readonly rule: RuleId }>>;

export type TeamProblemCode = keyof typeof TEAM_WORDS;

/** What a sentence is filled in with; names are there in every language. */
type Filling = Readonly<Record<string, number | LocalisedText>>;

/** States what is wrong with a team, by its rule and in every language. */
export function teamProblem(path: string, code: TeamProblemCode, filling: Filling): ListProblem {
  const { rule, en, fr } = TEAM_WORDS[code];
  const params = paramsIn(filling, 'en');
  const words = {
    en: interpolate(en, params, 'en'),
    fr: interpolate(fr, paramsIn(filling, 'fr'), 'fr'),
  };
  return { path, code, rule, params, message: words.en, words };
}

function paramsIn(filling: Filling, language: Language): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(filling).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : value[language],
    ]),
  );
}

/** Names one after the other: “Pistol, Laser Rifle”. */
export function namesOf(names: readonly LocalisedText[]): LocalisedText {
  return {
    en: names.map(({ en }) => en).join(', ') || '–',
    fr: names.map(({ fr }) => fr).join(', ') || '–',
  };
}
