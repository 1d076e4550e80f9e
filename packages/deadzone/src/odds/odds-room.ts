import { notAmong, type OddsParameter, type OddsQuestion, type OddsRoom } from '@skirmish-kit/core';
import { rawFightOdds, rawShotOdds } from './raw.ts';

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

/** The calculator of Deadzone. */
export const oddsRoom: OddsRoom = {
  questions: [SHOOT, FIGHT],
  ask(request) {
    const { action = 'shoot' }: { readonly action?: unknown } = Object(request);
    switch (action) {
      case 'shoot':
        return rawShotOdds(request);
      case 'fight':
        return rawFightOdds(request);
      default:
        return [
          notAmong('/action', `“${String(action).slice(0, 60)}”`, action, ['shoot', 'fight']),
        ];
    }
  },
};
