import {
  interpolate,
  type Language,
  type ListProblem,
  type RuleId,
  type LocalisedText,
} from '@skirmish-kit/core';

/** What can be wrong with a band: the rule it breaks, and what would be legal. */
export const BAND_MESSAGES = {
  'over-budget': {
    rule: 'MU-BAND-01',
    en: 'The band costs {points} points, {over} more than {most}.',
    fr: 'La bande coûte {points} points, {over} de plus que {most}.',
  },
  'too-much-for-heroes': {
    rule: 'MU-BAND-02',
    en: 'Chief, lieutenants and mercenaries cost {points}, {over} more than {most}.',
    fr: 'Chef, sous-chefs et mercenaires coûtent {points}, {over} de plus que {most}.',
  },
  'too-much-for-minions': {
    rule: 'MU-BAND-02',
    en: 'Minions and extras cost {points}, {over} more than {most}.',
    fr: 'Sous-fifres et figurants coûtent {points}, {over} de plus que {most}.',
  },
  'not-one-chief': {
    rule: 'MU-BAND-04',
    en: 'The band has {found} {found|chief|chiefs}: it needs exactly one.',
    fr: 'La bande a {found} {found|chef|chefs} : il lui en faut exactement un.',
  },
  'too-many-lieutenants': {
    rule: 'MU-BAND-04',
    en: 'The band has {found} lieutenants: there may be {most}.',
    fr: 'La bande a {found} sous-chefs : il peut y en avoir {most}.',
  },
  'no-lieutenants-in-tribes': {
    rule: 'MU-PULP-09',
    en: 'A primitive tribe has no lieutenants: leave out {found}.',
    fr: 'Une tribu primitive n’a pas de sous-chefs : retirez-en {found}.',
  },
  'too-much-armour': {
    rule: 'MU-VEH-03',
    en: 'That makes {found} points of armour: there may be {most}.',
    fr: 'Cela fait {found} points de blindage : il peut y en avoir {most}.',
  },
  'two-rams': {
    rule: 'MU-VEH-25',
    en: 'Each side can have one ram, plough or set of spikes.',
    fr: 'Chaque côté peut avoir un bélier, un chasse-neige ou des piques.',
  },
  'no-such-gun': {
    rule: 'MU-VEH-07',
    en: 'There is no weapon {item} to be mounted.',
    fr: 'Il n’y a pas d’arme {item} à monter.',
  },
  'no-minions-in-teams': {
    rule: 'MU-RT-01',
    en: 'This team has no minions: leave out {found}.',
    fr: 'Cette équipe n’a pas de sous-fifres : retirez-en {found}.',
  },
  'zombies-carry-nothing': {
    rule: 'MU-PULP-13',
    en: 'Voodoo zombies carry nothing: leave out {item}.',
    fr: 'Les zombies vaudous ne portent rien : retirez {item}.',
  },
  'no-minion': {
    rule: 'MU-BAND-04',
    en: 'The band needs at least one minion.',
    fr: 'La bande a besoin d’au moins un sous-fifre.',
  },
  'foreign-race': {
    rule: 'MU-BAND-08',
    en: 'A band of {band} does not take {race}, unless races may be mixed freely.',
    fr: 'Une bande de race {band} n’accepte pas {race}, sauf si l’on mêle librement les races.',
  },
  'goblins-as-minions-only': {
    rule: 'MU-RACE-10',
    en: 'Goblins join other bands as minions only, not as {rank}.',
    fr: 'Les gobelins ne rejoignent d’autres bandes que comme sous-fifres, pas au rang {rank}.',
  },
  'too-many-extras': {
    rule: 'MU-EXTRA-01',
    en: '{found} extras with {minions} {minions|minion|minions}: there may be four for each.',
    fr: '{found} figurants pour {minions} {minions|sous-fifre|sous-fifres} : quatre par sous-fifre au plus.',
  },
  'too-many-of-one': {
    rule: 'MU-EQ-01',
    en: '{found} times {item}: one may have {most}.',
    fr: '{found} fois {item} : on peut en avoir {most}.',
  },
  'two-armours': {
    rule: 'MU-EQ-04',
    en: 'Only one armour is worn.',
    fr: 'On ne porte qu’une armure.',
  },
  'shield-without-hand': {
    rule: 'MU-EQ-05',
    en: 'A shield goes with one weapon for one hand and the free dagger: leave out {item}.',
    fr: 'Un bouclier va avec une arme à une main et la dague gratuite : retirez {item}.',
  },
  'buckler-with-two-hands': {
    rule: 'MU-EQ-06',
    en: 'A buckler does not go with a two-handed weapon ({item}).',
    fr: 'Une rondache ne va pas avec une arme à deux mains ({item}).',
  },
  'not-for-this-band': {
    rule: 'MU-EQ-11',
    en: '{item} is for others ({only}).',
    fr: '{item} est pour d’autres ({only}).',
  },
  'no-modern-weapons': {
    rule: 'MU-PULP-12',
    en: 'A primitive tribe has no firearms ({item}).',
    fr: 'Une tribu primitive n’a pas d’armes à feu ({item}).',
  },
} satisfies Readonly<Record<string, LocalisedText & { readonly rule: RuleId }>>;

export type BandCode = keyof typeof BAND_MESSAGES;

/** A rule that a band breaks, with the sentence for it in both languages. */
export function bandProblem(
  path: string,
  code: BandCode,
  params: Readonly<Record<string, string | number>> = {},
): ListProblem {
  const { rule, en, fr } = BAND_MESSAGES[code];
  const say = (template: string, language: Language) => interpolate(template, params, language);
  return {
    path,
    code,
    rule,
    params,
    message: say(en, 'en'),
    words: { en: say(en, 'en'), fr: say(fr, 'fr') },
  };
}
