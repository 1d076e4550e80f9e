import { asNumber, message, asText } from '@skirmish-kit/core';
import { faces, item, model, points, side, cubePositionName, weapon, word } from './names.ts';

/** What can happen, in the words of the log. Models are named by id, cubes as `c4.2`. */
export const events = {
  round: message({ round: asNumber, scores: points }, { en: 'Round {round}', fr: 'Round {round}' }),
  'token-discarded': message(
    {},
    {
      en: 'A token lands in a deployment zone and is discarded.',
      fr: 'Un pion tombe dans une zone de déploiement et est écarté.',
    },
  ),
  'recon-tie': message(
    {},
    { en: 'Recon is a tie and rolled again.', fr: 'Égalité en Recon : on relance.' },
  ),
  recon: message({ seat: side }, { en: '{seat} wins Recon.', fr: '{seat} remporte la Recon.' }),
  deployed: message(
    { model, to: asText },
    { en: '{model} deploys in {to}.', fr: '{model} se déploie en {to}.' },
  ),
  'command-dice': message(
    { seat: side, faces },
    { en: '{seat} has {faces}.', fr: '{seat} dispose de {faces}.' },
  ),
  passes: message({ seat: side }, { en: '{seat} passes.', fr: '{seat} passe.' }),
  activated: message({ model }, { en: '{model} is activated.', fr: '{model} est activée.' }),
  'activation-over': message({ model }, { en: '{model} is done.', fr: '{model} a terminé.' }),
  objective: message(
    { seat: side, points: asNumber },
    {
      en: '{seat} holds an objective: {points} {points|point|points}.',
      fr: '{seat} tient un objectif : {points} {points|point|points}.',
    },
  ),
  'game-over': message({ scores: points }, { en: 'It is over: {scores}.', fr: 'Fini : {scores}.' }),
  scores: message(
    { seat: side, points: asNumber },
    {
      en: '{seat} scores {points} {points|point|points}.',
      fr: '{seat} marque {points} {points|point|points}.',
    },
  ),
  'dice-added': message(
    { model, count: asNumber },
    {
      en: '{model} gets {count} more {count|die|dice}.',
      fr: '{model} reçoit {count} {count|dé|dés} de plus.',
    },
  ),
  stalwart: message(
    { model, count: asNumber },
    {
      en: '{model} rolls {count} {count|die|dice} again.',
      fr: '{model} relance {count} {count|dé|dés}.',
    },
  ),
  moves: message(
    { model, to: asText },
    { en: '{model} moves to {to}.', fr: '{model} va en {to}.' },
  ),
  repositions: message(
    { model },
    { en: '{model} moves about in its cube.', fr: '{model} se replace dans son cube.' },
  ),
  'gets-up': message({ model }, { en: '{model} gets up.', fr: '{model} se relève.' }),
  thrown: message(
    { model, to: asText },
    { en: '{model} is thrown to {to}.', fr: '{model} est projetée en {to}.' },
  ),
  slammed: message(
    { model },
    { en: '{model} is slammed into a wall.', fr: '{model} est projetée contre un mur.' },
  ),
  falls: message(
    { model, cubes: asNumber },
    { en: '{model} falls {cubes} cubes.', fr: '{model} tombe de {cubes} cubes.' },
  ),
  shoots: message(
    { model, target: model, weapon },
    {
      en: '{model} shoots at {target} with {weapon}.',
      fr: '{model} tire sur {target} ({weapon}).',
    },
  ),
  'fires-for-effect': message(
    { model, target: model, weapon },
    {
      en: '{model} fires for effect at {target} with {weapon}.',
      fr: '{model} mitraille {target} ({weapon}).',
    },
  ),
  lobs: message(
    { model, weapon, to: asText },
    { en: '{model} aims {weapon} at {to}.', fr: '{model} vise {to} ({weapon}).' },
  ),
  lands: message({ to: asText }, { en: 'It comes down in {to}.', fr: 'Elle retombe en {to}.' }),
  hits: message(
    { model, target: model, margin: asNumber },
    { en: '{model} hits {target} by {margin}.', fr: '{model} touche {target} de {margin}.' },
  ),
  missed: message(
    { model, target: model },
    { en: '{model} does not hit {target}.', fr: '{model} ne touche pas {target}.' },
  ),
  fights: message(
    { model, target: model },
    { en: '{model} attacks {target}.', fr: '{model} attaque {target}.' },
  ),
  strikes: message(
    { model, target: model, margin: asNumber },
    { en: '{model} strikes {target} by {margin}.', fr: '{model} frappe {target} de {margin}.' },
  ),
  frag: message(
    { hits: asNumber },
    {
      en: 'The explosion has {hits} {hits|success|successes}.',
      fr: 'L’explosion obtient {hits} {hits|succès|succès}.',
    },
  ),
  flames: message(
    { model, hits: asNumber },
    {
      en: 'The flames of {model} have {hits} {hits|success|successes}.',
      fr: 'Les flammes de {model} obtiennent {hits} {hits|succès|succès}.',
    },
  ),
  'armour-holds': message(
    { model },
    { en: 'The armour of {model} holds.', fr: 'L’armure de {model} tient.' },
  ),
  shielded: message(
    { model, count: asNumber },
    { en: 'A shield saves {model} from {count}.', fr: 'Un bouclier absorbe {count} pour {model}.' },
  ),
  'shield-broken': message(
    { model },
    { en: 'The shield over {model} breaks.', fr: 'Le bouclier de {model} lâche.' },
  ),
  wounded: message(
    { model, count: asNumber, damage: asNumber },
    { en: '{model} takes {count} damage.', fr: '{model} subit {count} de dégâts.' },
  ),
  killed: message({ model }, { en: '{model} dies.', fr: '{model} meurt.' }),
  pinned: message({ model }, { en: '{model} is pinned.', fr: '{model} est bloquée.' }),
  stunned: message(
    { model },
    { en: '{model} is stunned and has acted this round.', fr: '{model} est sonnée : activée.' },
  ),
  healed: message({ model }, { en: '{model} is patched up.', fr: '{model} est soignée.' }),
  'catches-fire': message({ model }, { en: '{model} catches fire.', fr: '{model} prend feu.' }),
  burns: message(
    { model, margin: asNumber },
    { en: '{model} burns by {margin}.', fr: '{model} brûle de {margin}.' },
  ),
  'fire-out': message(
    { model },
    { en: '{model} puts out the fire.', fr: '{model} éteint le feu.' },
  ),
  revealed: message({ item }, { en: 'The token is {item}.', fr: 'Le pion est : {item}.' }),
  'picks-up': message(
    { model, item },
    { en: '{model} picks up {item}.', fr: '{model} ramasse : {item}.' },
  ),
  drops: message({ model, item }, { en: '{model} drops {item}.', fr: '{model} pose : {item}.' }),
  destroys: message(
    { model, item },
    { en: '{model} destroys {item}.', fr: '{model} détruit : {item}.' },
  ),
  'hands-over': message(
    { model, to: model, item },
    { en: '{model} hands {item} to {to}.', fr: '{model} passe à {to} : {item}.' },
  ),
  'uses-item': message(
    { model, item },
    { en: '{model} uses {item}.', fr: '{model} utilise : {item}.' },
  ),
  intel: message(
    { model, seat: side, points: asNumber },
    {
      en: '{model} finds Intel: {points} {points|point|points}.',
      fr: '{model} trouve une Info : {points} {points|point|points}.',
    },
  ),
  trap: message({ model }, { en: '{model} sets off a trap.', fr: '{model} déclenche un piège.' }),
  smoke: message({ to: asText }, { en: 'Smoke fills {to}.', fr: 'La fumée emplit {to}.' }),
  'smoke-gone': message(
    { to: asText },
    { en: 'The smoke in {to} clears.', fr: 'La fumée se dissipe en {to}.' },
  ),
  'token-shifted': message(
    { to: asText },
    { en: 'A token is moved to {to}.', fr: 'Un pion est déplacé en {to}.' },
  ),
  bastion: message(
    { model },
    {
      en: '{model} has one more point of armour against this attack.',
      fr: '{model} a un point d’armure de plus contre cette attaque.',
    },
  ),
  starforged: message(
    { model, count: asNumber },
    {
      en: 'The armour of {model} takes {count} off the penetration.',
      fr: 'L’armure de {model} réduit la pénétration de {count}.',
    },
  ),
  teleports: message(
    { model, to: asText },
    { en: '{model} teleports to {to}.', fr: '{model} se téléporte en {to}.' },
  ),
  leaves: message(
    { model, seat: side, points: asNumber },
    {
      en: '{model} leaves the table: {points} {points|point|points}.',
      fr: '{model} quitte la table : {points} {points|point|points}.',
    },
  ),
  stands: message(
    { model, stand: cubePositionName },
    { en: '{model} stands in its cube: {stand}.', fr: '{model} se place dans son cube : {stand}.' },
  ),
  'makes-way': message(
    { model, stand: cubePositionName },
    { en: '{model} makes way: {stand}.', fr: '{model} s’écarte : {stand}.' },
  ),
  'drops-in': message(
    { model, to: asText },
    { en: '{model} drops from the sky into {to}.', fr: '{model} tombe du ciel en {to}.' },
  ),
  blast: message(
    { model },
    {
      en: 'The blast throws all around {model}.',
      fr: 'L’explosion projette tout autour de {model}.',
    },
  ),
  'blast-missed': message(
    { model },
    {
      en: 'The blast goes off beside {model} and pins.',
      fr: 'L’explosion passe à côté de {model} et bloque.',
    },
  ),
  experiment: message(
    { model, result: word },
    { en: 'The weapon of {model} brings {result}.', fr: 'L’arme de {model} donne {result}.' },
  ),
  invigorated: message(
    { model },
    { en: '{model} may act again.', fr: '{model} peut agir de nouveau.' },
  ),
  'life-support': message(
    { model },
    { en: 'Life support mends {model}.', fr: 'Le système de survie remet {model} d’aplomb.' },
  ),
  volatile: message(
    { model, weapon },
    {
      en: '{weapon} of {model} bursts into flames and is lost.',
      fr: 'L’arme de {model} s’embrase et est perdue : {weapon}.',
    },
  ),
  explodes: message(
    { model, dice: asNumber },
    { en: '{model} explodes with {dice} dice.', fr: '{model} explose avec {dice} dés.' },
  ),
  rampage: message(
    { model, result: word },
    { en: '{model} rampages: {result}.', fr: '{model} enrage : {result}.' },
  ),
  tagged: message({ model }, { en: '{model} is tagged.', fr: '{model} est marquée.' }),
  loaded: message(
    { model, weapon },
    { en: '{model} has {weapon} loaded again.', fr: '{model} a rechargé : {weapon}.' },
  ),
  defused: message({ model }, { en: '{model} defuses a trap.', fr: '{model} désamorce un piège.' }),
  lucky: message(
    { model, item },
    { en: '{model} finds {item} instead.', fr: '{model} trouve à la place : {item}.' },
  ),
  emplaced: message({ model }, { en: '{model} is emplaced.', fr: '{model} est installée.' }),
  packed: message({ model }, { en: '{model} is packed up.', fr: '{model} est remballée.' }),
  task: message(
    { model, seat: side, points: asNumber },
    {
      en: '{model} does what the mission asks: {points} {points|point|points}.',
      fr: '{model} accomplit la mission : {points} {points|point|points}.',
    },
  ),
};
