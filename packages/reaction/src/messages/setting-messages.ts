import type { RuleId, LocalisedText } from '@skirmish-kit/core';
import { QUALITY_MESSAGES } from '../rules/quality-messages.ts';
import type { Settings } from '../rules/settings.ts';

/** What a setting is called, and what its values are called where they are words. */
export interface SettingMessages {
  /** The rule it settles. */
  readonly rule: RuleId;
  readonly title: LocalisedText;
  readonly values: Readonly<Record<string, LocalisedText>>;
}

const setting = (
  rule: RuleId,
  title: LocalisedText,
  values: Readonly<Record<string, LocalisedText>> = {},
): SettingMessages => ({ rule, title, values });

const FORBIDDEN: LocalisedText = { en: 'forbidden', fr: 'interdit' };
const ALLOWED: LocalisedText = { en: 'allowed', fr: 'autorisé' };
const IGNORED: LocalisedText = { en: 'ignored', fr: 'ignorés' };
const NONE: LocalisedText = { en: 'none', fr: 'aucun' };
const CENTRES: LocalisedText = { en: 'from centre to centre', fr: 'de centre à centre' };

/** Every ruling that a table may decide otherwise, as a start panel shows it. */
export const settingMessages: { readonly [K in keyof Settings]: SettingMessages } = {
  mandatoryOrder: setting(
    'RX-TURN-02',
    { en: 'Mandatory actions', fr: 'Actions obligatoires' },
    {
      'initiative-loser-first': {
        en: 'who lost the initiative begins',
        fr: 'qui a perdu l’initiative commence',
      },
      dice: { en: 'dice decide', fr: 'les dés décident' },
    },
  ),
  turns: setting('RX-TURN-03', {
    en: 'Number of turns (0: as the scenario says)',
    fr: 'Nombre de tours (0 : selon le scénario)',
  }),
  belowHalf: setting(
    'RX-REACT-04',
    { en: 'Half of a group', fr: 'Moitié d’un groupe' },
    {
      'rounded-down': { en: 'rounded down', fr: 'arrondie en dessous' },
      exact: { en: 'exact', fr: 'exacte' },
    },
  ),
  steadyingLeader: setting(
    'RX-REACT-07',
    { en: 'Leaders who steady others', fr: 'Chefs qui rassurent' },
    {
      'without-reaction': { en: 'only without a marker', fr: 'seulement sans marqueur' },
      any: { en: 'always', fr: 'toujours' },
    },
  ),
  routMove: setting(
    'RX-REACT-15',
    { en: 'First rout move', fr: 'Premier mouvement de déroute' },
    {
      'at-once': { en: 'at once', fr: 'aussitôt' },
      'next-turn': { en: 'next turn', fr: 'au tour suivant' },
    },
  ),
  routTerrain: setting(
    'RX-REACT-16',
    { en: 'Difficult ground in a rout', fr: 'Terrain difficile en déroute' },
    { ignored: { en: 'ignored', fr: 'ignoré' }, slows: { en: 'slows', fr: 'ralentit' } },
  ),
  leaderFalls: setting(
    'RX-REACT-17',
    { en: 'When a leader falls', fr: 'Quand un chef tombe' },
    {
      nothing: { en: 'nothing happens', fr: 'rien ne se passe' },
      'group-panics': { en: 'the group panics', fr: 'le groupe panique' },
    },
  ),
  initiativeTie: setting(
    'RX-INIT-05',
    { en: 'Ties of initiative', fr: 'Égalités d’initiative' },
    {
      'next-dice': { en: 'the next dice decide', fr: 'les dés suivants décident' },
      're-roll': { en: 'roll again', fr: 'on relance' },
    },
  ),
  manySides: setting(
    'RX-INIT-06',
    { en: 'Order of three or more sides', fr: 'Ordre à trois camps ou plus' },
    {
      'winner-chooses': { en: 'the winner picks his place', fr: 'le vainqueur choisit sa place' },
      'by-total': { en: 'by total', fr: 'selon le total' },
    },
  ),
  cohesionLostWithout: setting(
    'RX-COH-02',
    { en: 'Cohesion is lost without', fr: 'Cohésion perdue sans' },
    {
      both: { en: 'both leaders', fr: 'les deux chefs' },
      either: { en: 'either leader', fr: 'l’un des chefs' },
    },
  ),
  routingMembers: setting(
    'RX-COH-03',
    { en: 'Routing members and cohesion', fr: 'Membres en déroute et cohésion' },
    { ignored: IGNORED, counted: { en: 'counted', fr: 'comptés' } },
  ),
  secondFightsAs: setting(
    'RX-ACT-02',
    { en: 'A second fights as', fr: 'Un sous-chef combat comme' },
    {
      basic: { en: 'a basic fighter', fr: 'un combattant de base' },
      leader: { en: 'a leader', fr: 'un chef' },
    },
  ),
  heroQuality: setting(
    'RX-ACT-03',
    { en: 'Quality of heroes', fr: 'Qualité des héros' },
    QUALITY_MESSAGES,
  ),
  freePivot: setting(
    'RX-MOVE-02',
    { en: 'Free turns up to 90°', fr: 'Pivots gratuits jusqu’à 90°' },
    {
      'once-per-action': { en: 'once per action', fr: 'un par action' },
      always: { en: 'always', fr: 'toujours' },
    },
  ),
  aimAfterMoving: setting(
    'RX-ACTC-04',
    { en: 'Aimed shots after moving', fr: 'Tir visé après un mouvement' },
    { forbidden: FORBIDDEN, allowed: ALLOWED },
  ),
  takeCover: setting(
    'RX-ACTG-02',
    { en: 'Taking cover', fr: 'Se mettre à couvert' },
    {
      'needs-cover': { en: 'needs cover nearby', fr: 'demande un couvert' },
      anywhere: { en: 'anywhere', fr: 'partout' },
    },
  ),
  takeCoverLasts: setting(
    'RX-ACTG-02',
    { en: 'Having taken cover lasts', fr: 'La mise à couvert dure' },
    {
      'until-broken': { en: 'until it is given up', fr: 'jusqu’à ce qu’on la quitte' },
      'this-turn': { en: 'this turn', fr: 'ce tour' },
    },
  ),
  firstAid: setting(
    'RX-ACTG-03',
    { en: 'First aid', fr: 'Premiers soins' },
    {
      revives: { en: 'brings casualties back', fr: 'ramène les blessés' },
      none: NONE,
    },
  ),
  firstAidDifficulty: setting('RX-ACTG-03', {
    en: 'First aid succeeds at',
    fr: 'Premiers soins réussis à',
  }),
  obstacleHeight: setting('RX-ACTG-04', {
    en: 'Highest obstacle to cross (mm)',
    fr: 'Obstacle le plus haut à franchir (mm)',
  }),
  obstacleDepth: setting('RX-ACTG-04', {
    en: 'Deepest obstacle to cross (mm)',
    fr: 'Obstacle le plus épais à franchir (mm)',
  }),
  technologyEasy: setting('RX-TECH-02', {
    en: 'Easy technology roll',
    fr: 'Jet de technologie facile',
  }),
  technologyNormal: setting('RX-TECH-02', {
    en: 'Normal technology roll',
    fr: 'Jet de technologie normal',
  }),
  technologyHard: setting('RX-TECH-02', {
    en: 'Hard technology roll',
    fr: 'Jet de technologie difficile',
  }),
  beyondLong: setting(
    'RX-SHOOT-02',
    { en: 'Shots beyond long range', fr: 'Tirs au-delà de la longue portée' },
    {
      wasted: { en: 'are wasted', fr: 'sont perdus' },
      refused: { en: 'are refused', fr: 'sont refusés' },
    },
  ),
  burstSpread: setting('RX-SHOOT-02', {
    en: 'Targets of a burst lie within (cm)',
    fr: 'Cibles d’une rafale à moins de (cm)',
  }),
  longRange: setting('RX-SHOOT-06', {
    en: 'Modifier at long range',
    fr: 'Modificateur à longue portée',
  }),
  pointBlank: setting(
    'RX-SHOOT-06',
    { en: 'Point blank', fr: 'Bout portant' },
    {
      'replaces-short': { en: 'replaces short range', fr: 'remplace la courte portée' },
      'adds-to-short': { en: 'adds to short range', fr: 's’ajoute à la courte portée' },
    },
  ),
  shootingInCombat: setting(
    'RX-SHOOT-08',
    { en: 'Shooting in and into close combat', fr: 'Tirer au corps à corps' },
    { forbidden: FORBIDDEN, allowed: ALLOWED },
  ),
  measuring: setting(
    'RX-RNG-01',
    { en: 'Distances', fr: 'Distances' },
    { edges: { en: 'from edge to edge', fr: 'de bord à bord' }, centres: CENTRES },
  ),
  coverCounts: setting(
    'RX-WOUND-04',
    { en: 'Cover on the line of fire', fr: 'Couvert sur la ligne de tir' },
    {
      always: { en: 'always counts', fr: 'compte toujours' },
      'after-taking-cover': {
        en: 'counts after taking cover',
        fr: 'compte après la mise à couvert',
      },
    },
  ),
  ablative: setting(
    'RX-WOUND-05',
    { en: 'Ablative armour', fr: 'Armure ablative' },
    {
      lasting: { en: 'lasts', fr: 'dure' },
      'used-up': { en: 'is used up by a wound', fr: 's’use à la première blessure' },
    },
  ),
  bursts: setting(
    'RX-BURST-01',
    { en: 'Bursts a turn', fr: 'Rafales par tour' },
    {
      'rate-of-fire': { en: 'as many as the rate of fire', fr: 'autant que la cadence' },
      one: { en: 'one', fr: 'une' },
    },
  ),
  burst: setting('RX-BURST-02', { en: 'Modifier of bursts', fr: 'Modificateur de rafale' }),
  opportunityAgainst: setting(
    'RX-OPP-03',
    { en: 'Opportunity fire interrupts', fr: 'Le tir d’opportunité interrompt' },
    {
      'any-action': { en: 'any action', fr: 'toute action' },
      'moves-and-shots': { en: 'moves and shots', fr: 'mouvements et tirs' },
    },
  ),
  opportunityArc: setting(
    'RX-OPP-03',
    { en: 'Arc of opportunity fire', fr: 'Arc du tir d’opportunité' },
    {
      front: { en: 'to the front', fr: 'vers l’avant' },
      'all-round': { en: 'all round', fr: 'tout autour' },
    },
  ),
  opportunityBreaks: setting(
    'RX-OPP-03',
    { en: 'Opportunity fire is lost by', fr: 'Le tir d’opportunité se perd par' },
    {
      'panic-or-combat': { en: 'panic or close combat', fr: 'panique ou corps à corps' },
      never: { en: 'neither', fr: 'ni l’un ni l’autre' },
    },
  ),
  unprintedWeapons: setting(
    'RX-RW-03',
    { en: 'Grenades, missiles, flames', fr: 'Grenades, missiles, flammes' },
    {
      'our-profiles': { en: 'with our profiles', fr: 'avec nos profils' },
      none: { en: 'left at home', fr: 'laissées à la maison' },
    },
  ),
  deviation: setting(
    'RX-RW-04',
    { en: 'Missed grenades', fr: 'Grenades manquées' },
    {
      clock: { en: 'deviate by the clock', fr: 'dévient selon l’horloge' },
      none: { en: 'do not deviate', fr: 'ne dévient pas' },
    },
  ),
  area: setting(
    'RX-RW-05',
    { en: 'Who is in an area', fr: 'Qui est dans une zone' },
    {
      bases: { en: 'every base it touches', fr: 'tout socle touché' },
      centres: { en: 'whose centre lies in it', fr: 'qui y a son centre' },
    },
  ),
  fire: setting(
    'RX-RW-06',
    { en: 'Survivors of flames', fr: 'Survivants des flammes' },
    {
      burns: { en: 'burn', fr: 'brûlent' },
      none: { en: 'do not burn', fr: 'ne brûlent pas' },
    },
  ),
  integratedLauncher: setting(
    'RX-RW-07',
    { en: 'Integrated grenade launcher', fr: 'Lance-grenades intégré' },
    {
      area: { en: 'an area weapon', fr: 'une arme de zone' },
      direct: { en: 'an ordinary gun', fr: 'une arme ordinaire' },
    },
  ),
  starterDie: setting(
    'RX-CC-06',
    { en: 'Extra die of who started a fight', fr: 'Dé de qui engage le combat' },
    {
      'first-round': { en: 'in the first round', fr: 'au premier assaut' },
      'every-round': { en: 'in every round', fr: 'à chaque assaut' },
    },
  ),
  outnumbering: setting(
    'RX-CC-07',
    { en: 'Extra dice for numbers go to', fr: 'Les dés du nombre vont' },
    {
      'larger-side': { en: 'the larger side', fr: 'au camp le plus nombreux' },
      'lone-figure': { en: 'the lone figure', fr: 'à la figurine seule' },
    },
  ),
  routInCombat: setting(
    'RX-CC-17',
    { en: 'Who routs in close combat', fr: 'En déroute au corps à corps' },
    {
      stays: { en: 'stays until his move', fr: 'reste jusqu’à son mouvement' },
      eliminated: { en: 'is out of action', fr: 'est hors de combat' },
    },
  ),
  leavingCombat: setting(
    'RX-CC-18',
    { en: 'Leaving close combat', fr: 'Quitter le corps à corps' },
    {
      never: { en: 'never', fr: 'jamais' },
      'costs-1': { en: 'costs a point', fr: 'coûte un point' },
    },
  ),
  droneResistance: setting('RX-RES-02', {
    en: 'Resistance of a drone',
    fr: 'Résistance d’un drone',
  }),
  robotResistance: setting('RX-RES-02', {
    en: 'Resistance of a robot',
    fr: 'Résistance d’un robot',
  }),
  warMachineResistance: setting('RX-RES-02', {
    en: 'Resistance of a war machine',
    fr: 'Résistance d’une machine de guerre',
  }),
  machineAboveSix: setting(
    'RX-MACH-02',
    { en: 'More than 6 above resistance', fr: 'Plus de 6 au-dessus de la résistance' },
    {
      critical: { en: 'critical damage', fr: 'dégâts critiques' },
      destroyed: { en: 'destroys the machine', fr: 'détruit la machine' },
    },
  ),
  machineEffects: setting(
    'RX-MACH-05',
    { en: 'Effects of damage', fr: 'Effets des dégâts' },
    {
      'house-table': { en: 'by our table', fr: 'selon notre table' },
      none: NONE,
    },
  ),
};
