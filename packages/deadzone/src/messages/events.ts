import { count, says, text } from '@skirmish-kit/core';
import { faces, item, model, points, side, stand, weapon, word } from './names.ts';

/** What can happen, in the words of the log. Models are named by id, cubes as `c4.2`. */
export const moments = {
  round: says({ round: count, scores: points }, { en: 'Round {round}', fr: 'Round {round}' }),
  'token-discarded': says(
    {},
    {
      en: 'A token lands in a deployment zone and is discarded.',
      fr: 'Un pion tombe dans une zone de déploiement et est écarté.',
    },
  ),
  'recon-tie': says(
    {},
    { en: 'Recon is a tie and rolled again.', fr: 'Égalité en Recon : on relance.' },
  ),
  recon: says({ seat: side }, { en: '{seat} wins Recon.', fr: '{seat} remporte la Recon.' }),
  deployed: says(
    { model, to: text },
    { en: '{model} deploys in {to}.', fr: '{model} se déploie en {to}.' },
  ),
  'command-dice': says(
    { seat: side, faces },
    { en: '{seat} has {faces}.', fr: '{seat} dispose de {faces}.' },
  ),
  passes: says({ seat: side }, { en: '{seat} passes.', fr: '{seat} passe.' }),
  activated: says({ model }, { en: '{model} is activated.', fr: '{model} est activée.' }),
  'activation-over': says({ model }, { en: '{model} is done.', fr: '{model} a terminé.' }),
  objective: says(
    { seat: side, points: count },
    {
      en: '{seat} holds an objective: {points} {points|point|points}.',
      fr: '{seat} tient un objectif : {points} {points|point|points}.',
    },
  ),
  'game-over': says({ scores: points }, { en: 'It is over: {scores}.', fr: 'Fini : {scores}.' }),
  scores: says(
    { seat: side, points: count },
    {
      en: '{seat} scores {points} {points|point|points}.',
      fr: '{seat} marque {points} {points|point|points}.',
    },
  ),
  'dice-added': says(
    { model, count },
    {
      en: '{model} gets {count} more {count|die|dice}.',
      fr: '{model} reçoit {count} {count|dé|dés} de plus.',
    },
  ),
  stalwart: says(
    { model, count },
    {
      en: '{model} rolls {count} {count|die|dice} again.',
      fr: '{model} relance {count} {count|dé|dés}.',
    },
  ),
  moves: says({ model, to: text }, { en: '{model} moves to {to}.', fr: '{model} va en {to}.' }),
  repositions: says(
    { model },
    { en: '{model} moves about in its cube.', fr: '{model} se replace dans son cube.' },
  ),
  'gets-up': says({ model }, { en: '{model} gets up.', fr: '{model} se relève.' }),
  thrown: says(
    { model, to: text },
    { en: '{model} is thrown to {to}.', fr: '{model} est projetée en {to}.' },
  ),
  slammed: says(
    { model },
    { en: '{model} is slammed into a wall.', fr: '{model} est projetée contre un mur.' },
  ),
  falls: says(
    { model, cubes: count },
    { en: '{model} falls {cubes} cubes.', fr: '{model} tombe de {cubes} cubes.' },
  ),
  shoots: says(
    { model, target: model, weapon },
    {
      en: '{model} shoots at {target} with {weapon}.',
      fr: '{model} tire sur {target} ({weapon}).',
    },
  ),
  'fires-for-effect': says(
    { model, target: model, weapon },
    {
      en: '{model} fires for effect at {target} with {weapon}.',
      fr: '{model} mitraille {target} ({weapon}).',
    },
  ),
  lobs: says(
    { model, weapon, to: text },
    { en: '{model} aims {weapon} at {to}.', fr: '{model} vise {to} ({weapon}).' },
  ),
  lands: says({ to: text }, { en: 'It comes down in {to}.', fr: 'Elle retombe en {to}.' }),
  hits: says(
    { model, target: model, margin: count },
    { en: '{model} hits {target} by {margin}.', fr: '{model} touche {target} de {margin}.' },
  ),
  missed: says(
    { model, target: model },
    { en: '{model} does not hit {target}.', fr: '{model} ne touche pas {target}.' },
  ),
  fights: says(
    { model, target: model },
    { en: '{model} attacks {target}.', fr: '{model} attaque {target}.' },
  ),
  strikes: says(
    { model, target: model, margin: count },
    { en: '{model} strikes {target} by {margin}.', fr: '{model} frappe {target} de {margin}.' },
  ),
  frag: says(
    { hits: count },
    {
      en: 'The explosion has {hits} {hits|success|successes}.',
      fr: 'L’explosion obtient {hits} {hits|succès|succès}.',
    },
  ),
  flames: says(
    { model, hits: count },
    {
      en: 'The flames of {model} have {hits} {hits|success|successes}.',
      fr: 'Les flammes de {model} obtiennent {hits} {hits|succès|succès}.',
    },
  ),
  'armour-holds': says(
    { model },
    { en: 'The armour of {model} holds.', fr: 'L’armure de {model} tient.' },
  ),
  shielded: says(
    { model, count },
    { en: 'A shield saves {model} from {count}.', fr: 'Un bouclier absorbe {count} pour {model}.' },
  ),
  'shield-broken': says(
    { model },
    { en: 'The shield over {model} breaks.', fr: 'Le bouclier de {model} lâche.' },
  ),
  wounded: says(
    { model, count, damage: count },
    { en: '{model} takes {count} damage.', fr: '{model} subit {count} de dégâts.' },
  ),
  killed: says({ model }, { en: '{model} dies.', fr: '{model} meurt.' }),
  pinned: says({ model }, { en: '{model} is pinned.', fr: '{model} est bloquée.' }),
  stunned: says(
    { model },
    { en: '{model} is stunned and has acted this round.', fr: '{model} est sonnée : activée.' },
  ),
  healed: says({ model }, { en: '{model} is patched up.', fr: '{model} est soignée.' }),
  'catches-fire': says({ model }, { en: '{model} catches fire.', fr: '{model} prend feu.' }),
  burns: says(
    { model, margin: count },
    { en: '{model} burns by {margin}.', fr: '{model} brûle de {margin}.' },
  ),
  'fire-out': says({ model }, { en: '{model} puts out the fire.', fr: '{model} éteint le feu.' }),
  revealed: says({ item }, { en: 'The token is {item}.', fr: 'Le pion est : {item}.' }),
  'picks-up': says(
    { model, item },
    { en: '{model} picks up {item}.', fr: '{model} ramasse : {item}.' },
  ),
  drops: says({ model, item }, { en: '{model} drops {item}.', fr: '{model} pose : {item}.' }),
  destroys: says(
    { model, item },
    { en: '{model} destroys {item}.', fr: '{model} détruit : {item}.' },
  ),
  'hands-over': says(
    { model, to: model, item },
    { en: '{model} hands {item} to {to}.', fr: '{model} passe à {to} : {item}.' },
  ),
  'uses-item': says(
    { model, item },
    { en: '{model} uses {item}.', fr: '{model} utilise : {item}.' },
  ),
  intel: says(
    { model, seat: side, points: count },
    {
      en: '{model} finds Intel: {points} {points|point|points}.',
      fr: '{model} trouve une Info : {points} {points|point|points}.',
    },
  ),
  trap: says({ model }, { en: '{model} sets off a trap.', fr: '{model} déclenche un piège.' }),
  smoke: says({ to: text }, { en: 'Smoke fills {to}.', fr: 'La fumée emplit {to}.' }),
  'smoke-gone': says(
    { to: text },
    { en: 'The smoke in {to} clears.', fr: 'La fumée se dissipe en {to}.' },
  ),
  'token-shifted': says(
    { to: text },
    { en: 'A token is moved to {to}.', fr: 'Un pion est déplacé en {to}.' },
  ),
  bastion: says(
    { model },
    {
      en: '{model} has one more point of armour against this attack.',
      fr: '{model} a un point d’armure de plus contre cette attaque.',
    },
  ),
  starforged: says(
    { model, count },
    {
      en: 'The armour of {model} takes {count} off the penetration.',
      fr: 'L’armure de {model} réduit la pénétration de {count}.',
    },
  ),
  teleports: says(
    { model, to: text },
    { en: '{model} teleports to {to}.', fr: '{model} se téléporte en {to}.' },
  ),
  leaves: says(
    { model, seat: side, points: count },
    {
      en: '{model} leaves the table: {points} {points|point|points}.',
      fr: '{model} quitte la table : {points} {points|point|points}.',
    },
  ),
  stands: says(
    { model, stand },
    { en: '{model} stands in its cube: {stand}.', fr: '{model} se place dans son cube : {stand}.' },
  ),
  'makes-way': says(
    { model, stand },
    { en: '{model} makes way: {stand}.', fr: '{model} s’écarte : {stand}.' },
  ),
  'drops-in': says(
    { model, to: text },
    { en: '{model} drops from the sky into {to}.', fr: '{model} tombe du ciel en {to}.' },
  ),
  blast: says(
    { model },
    {
      en: 'The blast throws all around {model}.',
      fr: 'L’explosion projette tout autour de {model}.',
    },
  ),
  'blast-missed': says(
    { model },
    {
      en: 'The blast goes off beside {model} and pins.',
      fr: 'L’explosion passe à côté de {model} et bloque.',
    },
  ),
  experiment: says(
    { model, result: word },
    { en: 'The weapon of {model} brings {result}.', fr: 'L’arme de {model} donne {result}.' },
  ),
  invigorated: says(
    { model },
    { en: '{model} may act again.', fr: '{model} peut agir de nouveau.' },
  ),
  'life-support': says(
    { model },
    { en: 'Life support mends {model}.', fr: 'Le système de survie remet {model} d’aplomb.' },
  ),
  volatile: says(
    { model, weapon },
    {
      en: '{weapon} of {model} bursts into flames and is lost.',
      fr: 'L’arme de {model} s’embrase et est perdue : {weapon}.',
    },
  ),
  explodes: says(
    { model, dice: count },
    { en: '{model} explodes with {dice} dice.', fr: '{model} explose avec {dice} dés.' },
  ),
  rampage: says(
    { model, result: word },
    { en: '{model} rampages: {result}.', fr: '{model} enrage : {result}.' },
  ),
  tagged: says({ model }, { en: '{model} is tagged.', fr: '{model} est marquée.' }),
  loaded: says(
    { model, weapon },
    { en: '{model} has {weapon} loaded again.', fr: '{model} a rechargé : {weapon}.' },
  ),
  defused: says({ model }, { en: '{model} defuses a trap.', fr: '{model} désamorce un piège.' }),
  lucky: says(
    { model, item },
    { en: '{model} finds {item} instead.', fr: '{model} trouve à la place : {item}.' },
  ),
  emplaced: says({ model }, { en: '{model} is emplaced.', fr: '{model} est installée.' }),
  packed: says({ model }, { en: '{model} is packed up.', fr: '{model} est remballée.' }),
  task: says(
    { model, seat: side, points: count },
    {
      en: '{model} does what the mission asks: {points} {points|point|points}.',
      fr: '{model} accomplit la mission : {points} {points|point|points}.',
    },
  ),
};
