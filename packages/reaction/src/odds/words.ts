import type { Words } from '@skirmish-kit/core';
import type { Quality } from '../rules/profile.ts';

/** What the fields of a form are called. */
export const PARAMETER_WORDS: Readonly<Record<string, Words>> = {
  weapon: { en: 'Weapon', fr: 'Arme' },
  mode: { en: 'Kind of fire', fr: 'Type de tir' },
  quality: { en: 'Quality', fr: 'Qualité' },
  panicked: { en: 'Panicked', fr: 'En panique' },
  range: { en: 'Range', fr: 'Portée' },
  cover: { en: 'Cover on the line', fr: 'Couvert sur la ligne' },
  tookCover: { en: 'Target took cover', fr: 'Cible à couvert' },
  role: { en: 'Role', fr: 'Rôle' },
  armour: { en: 'Armour', fr: 'Armure' },
  machine: { en: 'Machine', fr: 'Machine' },
  started: { en: 'Starts the combat', fr: 'Engage le combat' },
  friends: { en: 'Friends in contact', fr: 'Amis au contact' },
  secondWeapon: { en: 'Second weapon', fr: 'Seconde arme' },
  theirRole: { en: 'Opponent: role', fr: 'Adversaire : rôle' },
  theirQuality: { en: 'Opponent: quality', fr: 'Adversaire : qualité' },
  theirWeapon: { en: 'Opponent: weapon', fr: 'Adversaire : arme' },
  theirSecondWeapon: { en: 'Opponent: second weapon', fr: 'Adversaire : seconde arme' },
  theirArmour: { en: 'Opponent: armour', fr: 'Adversaire : armure' },
  theirMachine: { en: 'Opponent: machine', fr: 'Adversaire : machine' },
  theirPanicked: { en: 'Opponent: panicked', fr: 'Adversaire : en panique' },
  size: { en: 'Group at the start', fr: 'Groupe au départ' },
  alive: { en: 'Still alive', fr: 'Encore en vie' },
  routing: { en: 'Already routing', fr: 'Déjà en déroute' },
  engaged: { en: 'In close combat', fr: 'Au corps à corps' },
  besideLeader: { en: 'Touches a leader or second', fr: 'Au contact d’un chef ou sous-chef' },
};

/** How good a figure is. */
export const QUALITY_WORDS: Readonly<Record<Quality, Words>> = {
  green: { en: 'Green', fr: 'Recrue' },
  average: { en: 'Average', fr: 'Aguerri' },
  veteran: { en: 'Veteran', fr: 'Vétéran' },
  elite: { en: 'Elite', fr: 'Élite' },
};

/** What may be chosen there; weapons have their own names. */
export const OPTION_WORDS: Readonly<Record<string, Words>> = {
  none: { en: 'None', fr: 'Aucun' },
  ...QUALITY_WORDS,
  basic: { en: 'Basic fighter', fr: 'Combattant de base' },
  second: { en: 'Second', fr: 'Sous-chef' },
  leader: { en: 'Leader', fr: 'Chef' },
  hero: { en: 'Hero', fr: 'Héros' },
  primitive: { en: 'Primitive', fr: 'Primitive' },
  ablative: { en: 'Ablative', fr: 'Ablative' },
  vest: { en: 'Bulletproof vest', fr: 'Gilet pare-balles' },
  combat: { en: 'Combat armour', fr: 'Armure de combat' },
  drone: { en: 'Drone', fr: 'Drone' },
  robot: { en: 'Robot', fr: 'Robot' },
  'war-machine': { en: 'War machine', fr: 'Machine de guerre' },
  'point-blank': { en: 'Point blank', fr: 'Bout portant' },
  short: { en: 'Short', fr: 'Courte' },
  long: { en: 'Long', fr: 'Longue' },
  light: { en: 'Light', fr: 'Léger' },
  medium: { en: 'Medium', fr: 'Moyen' },
  hard: { en: 'Hard', fr: 'Dur' },
  'extra-hard': { en: 'Extra hard', fr: 'Très dur' },
  single: { en: 'Single shot', fr: 'Tir simple' },
  burst: { en: 'Burst', fr: 'Rafale' },
  aimed: { en: 'Aimed shot', fr: 'Tir visé' },
  opportunity: { en: 'Opportunity fire', fr: 'Tir d’opportunité' },
  dagger: { en: 'Dagger', fr: 'Dague' },
  pistol: { en: 'Pistol', fr: 'Pistolet' },
  club: { en: 'Club', fr: 'Massue' },
  sword: { en: 'Sword', fr: 'Épée' },
  axe: { en: 'Axe', fr: 'Hache' },
};
