import { asNumber, message } from '@skirmish-kit/core';
import { figure, paces, points, side, sides, weapon } from './names.ts';

const there = { figure, x: paces, y: paces };

/** The events of a battle with their log messages. Figures are given by id, points in twentieths of a pace. */
export const events = {
  // the turn
  turn: message({ turn: asNumber }, { en: 'Turn {turn}', fr: 'Tour {turn}' }),
  'deployment-order': message(
    { order: sides },
    { en: 'Deployment: {order}.', fr: 'Déploiement : {order}.' },
  ),
  deployed: message(there, {
    en: '{figure} begins at {x}/{y}.',
    fr: '{figure} commence en {x}/{y}.',
  }),
  initiative: message(
    { seat: side, die: asNumber, minions: asNumber, total: asNumber },
    {
      en: '{seat}: {die} and {minions} {minions|minion|minions}, {total}.',
      fr: '{seat} : {die} et {minions} {minions|sous-fifre|sous-fifres}, {total}.',
    },
  ),
  tie: message(
    { order: sides },
    { en: 'A tie: {order} roll again.', fr: 'Égalité : {order} relancent.' },
  ),
  order: message(
    { order: sides },
    { en: 'They act in this order: {order}.', fr: 'Ordre du tour : {order}.' },
  ),
  wave: message(
    { seat: side, count: asNumber },
    { en: '{seat} may activate {count}.', fr: '{seat} peut en activer {count}.' },
  ),
  activated: message(
    { figure, ap: asNumber },
    {
      en: '{figure} acts with {ap} {ap|point|points}.',
      fr: '{figure} agit avec {ap} {ap|point|points}.',
    },
  ),
  'activation-over': message({ figure }, { en: '{figure} has finished.', fr: '{figure} a fini.' }),
  'game-over': message({ scores: points }, { en: 'It is over: {scores}.', fr: 'Fini : {scores}.' }),
  // movement
  walks: message(there, { en: '{figure} walks to {x}/{y}.', fr: '{figure} marche en {x}/{y}.' }),
  runs: message(there, { en: '{figure} runs to {x}/{y}.', fr: '{figure} court en {x}/{y}.' }),
  climbs: message(
    { figure, height: paces },
    { en: '{figure} climbs to {height} paces.', fr: '{figure} grimpe à {height} pas.' },
  ),
  drops: message(
    { figure, height: paces },
    { en: '{figure} jumps down {height} paces.', fr: '{figure} saute de {height} pas.' },
  ),
  carries: message(
    { figure, target: figure },
    { en: '{figure} picks up {target}.', fr: '{figure} soulève {target}.' },
  ),
  'puts-down': message(
    { figure, target: figure },
    { en: '{figure} puts {target} down.', fr: '{figure} pose {target}.' },
  ),
  // shooting
  shoots: message(
    { figure, weapon, target: figure },
    { en: '{figure} shoots at {target} ({weapon}).', fr: '{figure} tire sur {target} ({weapon}).' },
  ),
  cover: message(
    { passed: asNumber, shots: asNumber, need: asNumber },
    {
      en: '{passed} of {shots} {shots|passes|pass} the cover ({need} or more).',
      fr: '{passed} sur {shots} {passed|passe|passent} le couvert ({need} ou plus).',
    },
  ),
  hits: message(
    { hits: asNumber, shots: asNumber, need: asNumber },
    {
      en: '{hits} of {shots} {shots|hits|hit} ({need} or more).',
      fr: '{hits} sur {shots} {hits|touche|touchent} ({need} ou plus).',
    },
  ),
  'look-out': message(
    { figure, chief: figure },
    {
      en: 'Look out, chief! {figure} takes the hit for {chief}.',
      fr: 'Attention chef ! {figure} prend la touche pour {chief}.',
    },
  ),
  strays: message(
    { figure },
    {
      en: 'The missile strikes {figure} on its way.',
      fr: 'Le projectile frappe {figure} en chemin.',
    },
  ),
  burns: message(
    { figure, count: asNumber },
    {
      en: 'The flames of {figure} touch {count}.',
      fr: 'Les flammes de {figure} en touchent {count}.',
    },
  ),
  // melee
  charges: message(
    { figure, target: figure },
    { en: '{figure} charges {target}.', fr: '{figure} charge {target}.' },
  ),
  arrives: message(
    { figure, target: figure },
    { en: '{figure} reaches {target}.', fr: '{figure} atteint {target}.' },
  ),
  'falls-short': message(
    { figure, target: figure },
    { en: '{figure} does not reach {target}.', fr: '{figure} n’atteint pas {target}.' },
  ),
  strikes: message(
    { figure, target: figure },
    { en: '{figure} strikes at {target}.', fr: '{figure} frappe {target}.' },
  ),
  'leaves-melee': message(there, {
    en: '{figure} leaves the melee for {x}/{y}.',
    fr: '{figure} fuit la mêlée vers {x}/{y}.',
  }),
  // wounds
  unhurt: message({ figure }, { en: '{figure} is not hurt.', fr: '{figure} n’est pas blessé.' }),
  wounded: message(
    { figure, wounds: asNumber, life: asNumber },
    {
      en: '{figure} loses {wounds} life, {life} left.',
      fr: '{figure} perd {wounds} {wounds|point|points} de vie, il en reste {life}.',
    },
  ),
  'out-of-action': message(
    { figure },
    { en: '{figure} is out of action.', fr: '{figure} est hors de combat.' },
  ),
  killed: message({ figure }, { en: '{figure} is dead.', fr: '{figure} est mort.' }),
  heals: message(
    { figure, target: figure },
    { en: '{figure} gives {target} a life back.', fr: '{figure} rend un point de vie à {target}.' },
  ),
  // courage
  'test-passed': message(
    { figure, command: asNumber },
    { en: '{figure} holds ({command} or less).', fr: '{figure} tient bon ({command} ou moins).' },
  ),
  'test-failed': message(
    { figure, command: asNumber },
    { en: '{figure} fails ({command} or less).', fr: '{figure} échoue ({command} ou moins).' },
  ),
  'band-tests': message({ seat: side }, { en: '{seat} has to test.', fr: '{seat} doit tester.' }),
  breaks: message({ figure }, { en: '{figure} flees.', fr: '{figure} fuit.' }),
  flees: message(there, {
    en: '{figure} runs away to {x}/{y}.',
    fr: '{figure} s’enfuit en {x}/{y}.',
  }),
  'leaves-table': message(
    { figure },
    { en: '{figure} leaves the table.', fr: '{figure} quitte la table.' },
  ),
  rallies: message({ figure }, { en: '{figure} rallies.', fr: '{figure} se rallie.' }),
  hangs: message(
    { figure, height: paces },
    { en: '{figure} hangs at {height} paces.', fr: '{figure} est suspendu à {height} pas.' },
  ),
};
