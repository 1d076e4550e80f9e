import { count, says } from '@skirmish-kit/core';
import { figure, paces, points, side, sides, weapon } from './names.ts';

const there = { figure, x: paces, y: paces };

/** What can happen in a first battle, in the words of the log. Figures are told by id, places in twentieths. */
export const playMoments = {
  // the turn
  turn: says({ turn: count }, { en: 'Turn {turn}', fr: 'Tour {turn}' }),
  'deployment-order': says(
    { order: sides },
    { en: 'Deployment: {order}.', fr: 'Déploiement : {order}.' },
  ),
  deployed: says(there, { en: '{figure} begins at {x}/{y}.', fr: '{figure} commence en {x}/{y}.' }),
  initiative: says(
    { seat: side, die: count, minions: count, total: count },
    {
      en: '{seat}: {die} and {minions} {minions|minion|minions}, {total}.',
      fr: '{seat} : {die} et {minions} {minions|sous-fifre|sous-fifres}, {total}.',
    },
  ),
  tie: says(
    { order: sides },
    { en: 'A tie: {order} roll again.', fr: 'Égalité : {order} relancent.' },
  ),
  order: says(
    { order: sides },
    { en: 'They act in this order: {order}.', fr: 'Ordre du tour : {order}.' },
  ),
  wave: says(
    { seat: side, count },
    { en: '{seat} may activate {count}.', fr: '{seat} peut en activer {count}.' },
  ),
  activated: says(
    { figure, ap: count },
    {
      en: '{figure} acts with {ap} {ap|point|points}.',
      fr: '{figure} agit avec {ap} {ap|point|points}.',
    },
  ),
  'activation-over': says({ figure }, { en: '{figure} has finished.', fr: '{figure} a fini.' }),
  'game-over': says({ scores: points }, { en: 'It is over: {scores}.', fr: 'Fini : {scores}.' }),
  // movement
  walks: says(there, { en: '{figure} walks to {x}/{y}.', fr: '{figure} marche en {x}/{y}.' }),
  runs: says(there, { en: '{figure} runs to {x}/{y}.', fr: '{figure} court en {x}/{y}.' }),
  climbs: says(
    { figure, height: paces },
    { en: '{figure} climbs to {height} paces.', fr: '{figure} grimpe à {height} pas.' },
  ),
  drops: says(
    { figure, height: paces },
    { en: '{figure} jumps down {height} paces.', fr: '{figure} saute de {height} pas.' },
  ),
  carries: says(
    { figure, target: figure },
    { en: '{figure} picks up {target}.', fr: '{figure} soulève {target}.' },
  ),
  'puts-down': says(
    { figure, target: figure },
    { en: '{figure} puts {target} down.', fr: '{figure} pose {target}.' },
  ),
  // shooting
  shoots: says(
    { figure, weapon, target: figure },
    { en: '{figure} shoots at {target} ({weapon}).', fr: '{figure} tire sur {target} ({weapon}).' },
  ),
  cover: says(
    { passed: count, shots: count, need: count },
    {
      en: '{passed} of {shots} {shots|passes|pass} the cover ({need} or more).',
      fr: '{passed} sur {shots} {passed|passe|passent} le couvert ({need} ou plus).',
    },
  ),
  hits: says(
    { hits: count, shots: count, need: count },
    {
      en: '{hits} of {shots} {shots|hits|hit} ({need} or more).',
      fr: '{hits} sur {shots} {hits|touche|touchent} ({need} ou plus).',
    },
  ),
  'look-out': says(
    { figure, chief: figure },
    {
      en: 'Look out, chief! {figure} takes the hit for {chief}.',
      fr: 'Attention chef ! {figure} prend la touche pour {chief}.',
    },
  ),
  strays: says(
    { figure },
    {
      en: 'The missile strikes {figure} on its way.',
      fr: 'Le projectile frappe {figure} en chemin.',
    },
  ),
  burns: says(
    { figure, count },
    {
      en: 'The flames of {figure} touch {count}.',
      fr: 'Les flammes de {figure} en touchent {count}.',
    },
  ),
  // melee
  charges: says(
    { figure, target: figure },
    { en: '{figure} charges {target}.', fr: '{figure} charge {target}.' },
  ),
  arrives: says(
    { figure, target: figure },
    { en: '{figure} reaches {target}.', fr: '{figure} atteint {target}.' },
  ),
  'falls-short': says(
    { figure, target: figure },
    { en: '{figure} does not reach {target}.', fr: '{figure} n’atteint pas {target}.' },
  ),
  strikes: says(
    { figure, target: figure },
    { en: '{figure} strikes at {target}.', fr: '{figure} frappe {target}.' },
  ),
  'leaves-melee': says(there, {
    en: '{figure} leaves the melee for {x}/{y}.',
    fr: '{figure} fuit la mêlée vers {x}/{y}.',
  }),
  // wounds
  unhurt: says({ figure }, { en: '{figure} is not hurt.', fr: '{figure} n’est pas blessé.' }),
  wounded: says(
    { figure, wounds: count, life: count },
    {
      en: '{figure} loses {wounds} life, {life} left.',
      fr: '{figure} perd {wounds} {wounds|point|points} de vie, il en reste {life}.',
    },
  ),
  'out-of-action': says(
    { figure },
    { en: '{figure} is out of action.', fr: '{figure} est hors de combat.' },
  ),
  killed: says({ figure }, { en: '{figure} is dead.', fr: '{figure} est mort.' }),
  heals: says(
    { figure, target: figure },
    { en: '{figure} gives {target} a life back.', fr: '{figure} rend un point de vie à {target}.' },
  ),
  // courage
  'test-passed': says(
    { figure, command: count },
    { en: '{figure} holds ({command} or less).', fr: '{figure} tient bon ({command} ou moins).' },
  ),
  'test-failed': says(
    { figure, command: count },
    { en: '{figure} fails ({command} or less).', fr: '{figure} échoue ({command} ou moins).' },
  ),
  'band-tests': says({ seat: side }, { en: '{seat} has to test.', fr: '{seat} doit tester.' }),
  breaks: says({ figure }, { en: '{figure} flees.', fr: '{figure} fuit.' }),
  flees: says(there, { en: '{figure} runs away to {x}/{y}.', fr: '{figure} s’enfuit en {x}/{y}.' }),
  'leaves-table': says(
    { figure },
    { en: '{figure} leaves the table.', fr: '{figure} quitte la table.' },
  ),
  rallies: says({ figure }, { en: '{figure} rallies.', fr: '{figure} se rallie.' }),
  hangs: says(
    { figure, height: paces },
    { en: '{figure} hangs at {height} paces.', fr: '{figure} est suspendu à {height} pas.' },
  ),
};
