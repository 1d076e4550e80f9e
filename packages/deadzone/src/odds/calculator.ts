import {
  unknownValueProblem,
  type OddsParameter,
  type OddsQuestion,
  type OddsCalculator,
  type SetupOption,
} from '@skirmish-kit/core';
import { FACTIONS } from '../packs/built-in.ts';
import { ITEMS } from '../rules/item.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { actionOdds, mayAddDice } from './action.ts';
import { oddsResult } from './odds-result.ts';
import { fieldOf, isNamed, NAMED_ACTIONS, NAMED_FIELDS, namedOdds } from './odds-by-name.ts';
import { ANSWERS } from './policy.ts';
import { rawFightOdds, rawShotOdds } from './from-numbers.ts';

const whole = (
  id: string,
  en: string,
  fr: string,
  least: number,
  most: number,
  otherwise: number,
): OddsParameter => ({ id, title: { en, fr }, among: { least, most }, otherwise });

const yesOrNo = (id: string, en: string, fr: string): OddsParameter => ({
  id,
  title: { en, fr },
  among: 'yes-or-no',
  otherwise: false,
});

/** What there is to say of the target. */
const TARGET: readonly OddsParameter[] = [
  whole('defenceDice', 'Its dice', 'Ses dés', 0, 30, 3),
  whole('armour', 'Armour', 'Armure', 0, 20, 0),
  whole('size', 'Size', 'Taille', 1, 4, 1),
  whole('ap', 'Armour penetration', 'Pénétration d’armure', 0, 20, 0),
  yesOrNo('tough', 'Tough', 'Coriace'),
  whole('damage', 'Damage so far', 'Dégâts déjà subis', 0, 4, 0),
];

const SHOOT: OddsQuestion = {
  id: 'shoot',
  title: { en: 'A shot', fr: 'Un tir' },
  parameters: [
    whole('dice', 'Dice', 'Dés', 0, 30, 3),
    whole('shoot', 'Shoot', 'Tir', 2, 8, 4),
    whole('weightOfFire', 'Weight of Fire', 'Puissance de Feu', 0, 20, 0),
    whole('survive', 'Survive', 'Survie', 2, 8, 4),
    ...TARGET,
  ],
  example: { action: 'shoot', dice: 5, shoot: 4, survive: 4, defenceDice: 3, armour: 1 },
};

const FIGHT: OddsQuestion = {
  id: 'fight',
  title: { en: 'A fight', fr: 'Un combat' },
  parameters: [
    whole('dice', 'Dice', 'Dés', 0, 30, 3),
    whole('fight', 'Fight', 'Combat', 2, 8, 4),
    whole('frenzy', 'Frenzy', 'Frénésie', 0, 20, 0),
    {
      id: 'reply',
      title: { en: 'The target', fr: 'La cible' },
      among: [
        { value: 'survive', title: { en: 'survives', fr: 'survit' } },
        { value: 'counter-attack', title: { en: 'fights back', fr: 'riposte' } },
      ],
      otherwise: 'survive',
    },
    whole('defence', 'Its Survive or Fight', 'Sa Survie ou son Combat', 2, 8, 4),
    whole('defenceFrenzy', 'Its Frenzy', 'Sa Frénésie', 0, 20, 0),
    ...TARGET,
    whole('attackerArmour', 'Armour of the attacker', 'Armure de l’attaquante', 0, 20, 0),
    whole('attackerSize', 'Size of the attacker', 'Taille de l’attaquante', 1, 4, 1),
    yesOrNo('attackerTough', 'The attacker is Tough', 'L’attaquante est Coriace'),
    whole('attackerDamage', 'Damage of the attacker', 'Dégâts de l’attaquante', 0, 4, 0),
    whole('counterAp', 'AP of the counter-attack', 'PA de la riposte', 0, 20, 0),
  ],
  example: { action: 'fight', dice: 4, fight: 4, reply: 'counter-attack', defence: 5 },
};

const unit = (id: string, en: string, fr: string, otherwise: string): OddsParameter => ({
  id,
  title: { en, fr },
  among: FACTIONS.flatMap(({ profiles }) =>
    profiles.map((profile) => ({ value: profile.id, title: profile.name })),
  ),
  otherwise,
});

const ACTION_WORDS = {
  shoot: { en: 'Shoot', fr: 'Tirer' },
  'fire-for-effect': { en: 'Fire for effect', fr: 'Mitrailler' },
  lob: { en: 'Lob', fr: 'Lancer' },
  fight: { en: 'Fight', fr: 'Combattre' },
} as const;

/** An option whose name is what is typed. */
const option = (value: string): SetupOption => ({ value, title: { en: value, fr: value } });

const CARRIED = ['none', ...ITEMS].map(option);

/** An attack by the names of units, on a battlefield. */
const NAMED: OddsQuestion = {
  id: 'attack',
  title: { en: 'An attack by names', fr: 'Une attaque par noms' },
  parameters: [
    {
      id: 'action',
      title: { en: 'Action', fr: 'Action' },
      among: NAMED_ACTIONS.map((value) => ({ value, title: ACTION_WORDS[value] })),
      otherwise: 'shoot',
    },
    unit('unit', 'Who', 'Qui', 'enforcer'),
    unit('target', 'Against', 'Contre', 'forge-guard'),
    {
      id: 'field',
      title: { en: 'Battlefield', fr: 'Champ de bataille' },
      among: NAMED_FIELDS.map((value) => ({ value, title: fieldOf(value).name })),
      otherwise: 'open',
    },
    yesOrNo('die', 'With a command die', 'Avec un dé de commandement'),
    whole('addedDice', 'Dice faces added', 'Dés ajoutés', 0, 5, 0),
    whole('unitDamage', 'Damage of the attacker', 'Dégâts de l’attaquante', 0, 3, 0),
    whole('targetDamage', 'Damage of the target', 'Dégâts de la cible', 0, 3, 0),
    yesOrNo('targetPinned', 'The target is pinned', 'La cible est bloquée'),
  ],
  typed: [
    { id: 'from', among: { like: 'd4.1' } },
    { id: 'to', among: { like: 'd6.1' } },
    { id: 'weapon', among: { like: 'laser-rifle' } },
    { id: 'move', among: { like: 'd5.1' } },
    { id: 'unitPinned', among: 'yes-or-no' },
    { id: 'unitItem', among: CARRIED },
    { id: 'targetItem', among: CARRIED },
    { id: 'answers', among: ANSWERS.map(option) },
    { id: 'others', among: { like: [{ side: 'theirs', unit: 'forge-guard', at: 'd5.1' }] } },
  ],
  example: { action: 'shoot', unit: 'enforcer', target: 'forge-guard', from: 'd4.1', to: 'd6.1' },
};

/** The calculator of Deadzone. */
export const calculator: OddsCalculator<Battle, DeadzoneSetup> = {
  questions: [SHOOT, FIGHT, NAMED],
  ask(request) {
    if (isNamed(request)) return namedOdds(request);
    const { action = 'shoot' }: { readonly action?: unknown } = Object(request);
    switch (action) {
      case 'shoot':
        return rawShotOdds(request);
      case 'fight':
        return rawFightOdds(request);
      default:
        return [
          unknownValueProblem('/action', `“${String(action).slice(0, 60)}”`, action, [
            'shoot',
            'fight',
          ]),
        ];
    }
  },
  ofAnswer(game, key) {
    const keys = key.split(' ');
    const odds = actionOdds(game, keys);
    if (!odds) return undefined;
    const ask = game.ask();
    const die = ask?.kind === 'choice' && mayAddDice(game.state, ask.who);
    const withDie = die ? actionOdds(game, keys, { dice: 1 }) : undefined;
    const more = withDie ? { withDie: Object.fromEntries(withDie.models) } : {};
    return oddsResult(odds, undefined, more);
  },
};
