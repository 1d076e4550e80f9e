import type { Rule } from '@skirmish-kit/core';

export const weaponAbilityRules: readonly Rule[] = [
  {
    id: 'DZ-ABIL-02',
    page: 28,
    title: { en: 'AP x', fr: 'PA x' },
    text: {
      en: 'Takes x off the target’s Armour for this attack.',
      fr: 'Retire x à l’Armure de la cible pour cette attaque.',
    },
  },
  {
    id: 'DZ-ABIL-07',
    page: 28,
    title: { en: 'It Burns!', fr: 'Ça Brûle !' },
    text: {
      en: 'Aimed at one visible model; one roll without modifiers, against which everybody in that cube rolls Survive and takes a margin of his own. Hit or not, all of them burn. A burning model begins its activation with three dice on Survive against three at 4+: fire ahead, the margin is Potential Damage with AP 1 and the activation ends; either way the fire is out.',
      fr: 'Vise une figurine visible ; un seul lancer sans modificateur, contre lequel chacun dans ce cube teste sa Survie et subit sa propre marge. Touchés ou non, tous brûlent. Une figurine en feu commence son activation par trois dés de Survie contre trois à 4+ : si le feu est devant, la marge fait les Dégâts Potentiels avec PA 1 et l’activation s’arrête ; dans tous les cas, le feu s’éteint.',
    },
    ruling: {
      en: 'One burns or does not, no more. All damage comes at once, as with Frag. Fire comes before getting up. Dice faces are modifiers and do not help such shots; the table may allow them.',
      fr: 'On brûle ou non, sans cumul. Tous les dégâts tombent ensemble, comme avec Frag. Le feu passe avant de se relever. Les faces Dés sont des modificateurs et n’aident pas ces tirs ; la table peut les admettre.',
    },
    settings: ['unmodifiedShots'],
  },
  {
    id: 'DZ-ABIL-14',
    page: 29,
    title: { en: 'Heavy', fr: 'Encombrant' },
    text: {
      en: 'Shooting it is a long action, and its carrier has one die less on Fight tests.',
      fr: 'Tirer avec est une action longue, et le porteur a un dé de moins en test de Combat.',
    },
  },
  {
    id: 'DZ-ABIL-15',
    page: 29,
    title: { en: 'Experimental', fr: 'Expérimental' },
    text: {
      en: 'Each shot rolls a die: 1–2 Blast, 3–4 Knockback, 5–6 Weight of Fire (2), 7 AP 3; on 8 the carrier has BOOM! (1) from now on, 1 more for each further 8, and rolls again.',
      fr: 'Chaque tir lance un dé : 1–2 Explosion, 3–4 Projection, 5–6 Puissance de Feu (2), 7 PA 3 ; sur 8, le porteur a désormais BOUM ! (1), 1 de plus à chaque 8 suivant, et relance.',
    },
  },
  {
    id: 'DZ-ABIL-16',
    page: 30,
    title: { en: 'Blast', fr: 'Explosion' },
    text: {
      en: 'Does no damage. A hit throws all others in the cube one cube away from the target and pins them, then the target in a random direction. A miss pins everybody in the cube.',
      fr: 'N’inflige pas de dégâts. Une touche projette tous les autres du cube à l’opposé de la cible et les bloque, puis la cible dans une direction au hasard. Un raté bloque tout le cube.',
    },
    ruling: {
      en: 'In one cube the attacker picks where each is thrown.',
      fr: 'Dans un même cube, l’attaquant choisit où chacun est projeté.',
    },
  },
  {
    id: 'DZ-ABIL-18',
    page: 30,
    title: { en: 'Frag (n)', fr: 'Frag (n)' },
    text: {
      en: 'One roll of n dice at 4+, against which everybody in the cube rolls three dice on Survive; the margin is Potential Damage. After all damage, each survivor is thrown one cube at random and pinned, whatever the result.',
      fr: 'Un lancer de n dés à 4+, contre lequel chacun dans le cube lance trois dés de Survie ; la marge fait les Dégâts Potentiels. Après tous les dégâts, chaque survivant est projeté d’un cube au hasard et bloqué, quel que soit le résultat.',
    },
    ruling: {
      en: 'A direct Frag weapon needs range and a line of sight to a model, and no Shoot test; the table may ask for one. Everybody tests Survive, shields and armour before any damage is taken: who dies still sheltered the others. Charges it sets off explode next; then who is left in the cube is thrown, the side whose turn it is first.',
      fr: 'Une arme Frag directe demande portée et ligne de vue sur une figurine, sans test de Tir ; la table peut en exiger un. Chacun teste Survie, boucliers et armure avant que les dégâts tombent : un mort a encore abrité les autres. Les charges touchées explosent ensuite ; enfin, qui reste dans le cube est projeté, le camp dont c’est le Tour d’abord.',
    },
    settings: ['directFrag'],
  },
  {
    id: 'DZ-ABIL-21',
    page: 31,
    title: { en: 'Grenade', fr: 'Grenade' },
    text: {
      en: 'Thrown at a cube by a Shoot action. Without a line of sight to an enemy there, both cubes must be open to the sky. Three dice on Shoot, one success, no modifiers: it lands; otherwise it scatters, and off a wall it stays in the cube aimed at.',
      fr: 'Lancée sur un cube par une action Tir. Sans ligne de vue sur un ennemi là-bas, les deux cubes doivent être à ciel ouvert. Trois dés de Tir, un succès, sans modificateur : elle y tombe ; sinon elle se disperse, et contre un mur elle reste dans le cube visé.',
    },
    ruling: {
      en: 'Any cube in range but one’s own, and never with an enemy beside the thrower. Open to the sky means nothing solid above.',
      fr: 'Tout cube à portée sauf le sien, et jamais avec un ennemi à côté du lanceur. À ciel ouvert veut dire sans rien de plein au-dessus.',
    },
  },
  {
    id: 'DZ-ABIL-23',
    page: 31,
    title: { en: 'Indirect (n)', fr: 'Indirect (n)' },
    text: {
      en: 'A long Shoot at a cube, seen or not, both cubes open to the sky. Three dice on Shoot, one success if an enemy there is seen, two if not, no modifiers; a miss scatters onto the top of a stack. Then n dice at 4+ against everybody’s Survive, and survivors are thrown and pinned.',
      fr: 'Un Tir long sur un cube, visible ou non, les deux à ciel ouvert. Trois dés de Tir, un succès si un ennemi y est visible, deux sinon, sans modificateur ; un raté se disperse au sommet d’un empilement. Puis n dés à 4+ contre la Survie de chacun ; les survivants sont projetés et bloqués.',
    },
    ruling: {
      en: 'A distance of 2 is allowed, 0 and 1 are not. A miss comes from above: it goes over walls onto the top of the next stack, a solid one too; only the rim of the board sends it back.',
      fr: 'Une distance de 2 est permise, 0 et 1 ne le sont pas. Un raté vient d’en haut : il passe les murs et tombe au sommet de l’empilement voisin, même plein ; seul le bord du plateau le renvoie.',
    },
  },
  {
    id: 'DZ-ABIL-24',
    page: 31,
    title: { en: 'Volatile', fr: 'Inflammable' },
    text: {
      en: 'When its carrier is damaged or saved by Armour, one die: on 1 the carrier burns and the weapon is lost. Once an attack.',
      fr: 'Quand le porteur est touché ou sauvé par son Armure, un dé : sur 1, il prend feu et l’arme est perdue. Une fois par attaque.',
    },
    ruling: {
      en: 'The fire is the doing of who pierced the tank. One that burns already stays whose it was.',
      fr: 'Le feu est le fait de qui a percé le réservoir. Une figurine déjà en feu l’est toujours du fait du même camp.',
    },
  },
  {
    id: 'DZ-ABIL-27',
    page: 32,
    title: { en: 'Sniper Scope', fr: 'Lunette de Visée' },
    text: {
      en: 'Two dice more to shoot with this weapon, and no Holo-Sight beside it.',
      fr: 'Deux dés de plus pour tirer avec cette arme, sans Holo-Viseur en plus.',
    },
  },
  {
    id: 'DZ-ABIL-31',
    page: 32,
    title: { en: 'Stun', fr: 'Paralysant' },
    text: {
      en: 'Does no Effective Damage; any Potential Damage marks the target as activated.',
      fr: 'N’inflige pas de Dégâts Effectifs ; tout Dégât Potentiel marque la cible activée.',
    },
    ruling: {
      en: 'Potential Damage counts before Armour.',
      fr: 'Les Dégâts Potentiels comptent avant l’Armure.',
    },
  },
  {
    id: 'DZ-ABIL-34',
    page: 33,
    title: { en: 'Knockback', fr: 'Projection' },
    text: {
      en: 'A hit, after its damage, moves the target one cube directly away; a wall in the way slams it.',
      fr: 'Une touche, après ses dégâts, pousse la cible d’un cube à l’opposé ; un mur l’arrête et la heurte.',
    },
    ruling: {
      en: 'Winning the test is enough, even if Armour stops all. It works on a counter-attack and not on the dead.',
      fr: 'Gagner le test suffit, même si l’Armure arrête tout. Vaut en riposte, pas sur les morts.',
    },
  },
  {
    id: 'DZ-ABIL-35',
    page: 33,
    title: { en: 'Psychic', fr: 'Psychique' },
    text: {
      en: 'Used like a weapon with all modifiers, but without a line of sight.',
      fr: 'S’emploie comme une arme avec tous les modificateurs, mais sans ligne de vue.',
    },
    ruling: {
      en: 'Clear Shot counts only if the target is really seen.',
      fr: 'Le Tir Dégagé ne compte que si la cible est vraiment visible.',
    },
  },
  {
    id: 'DZ-ABIL-36',
    page: 33,
    title: { en: 'Weight of Fire (n)', fr: 'Puissance de Feu (n)' },
    text: {
      en: 'In a Shoot test, Fire for Effect too, up to n failed dice are rolled again, each once. Sources add up.',
      fr: 'En test de Tir, Mitraillage compris, on relance jusqu’à n dés ratés, chacun une fois. Les sources s’ajoutent.',
    },
  },
  {
    id: 'DZ-ABIL-37',
    page: 33,
    title: { en: 'Slow Reload', fr: 'Rechargement' },
    text: {
      en: 'Each shot puts a Reload token on the weapon; until a Special of the carrier or a Loader takes it off, it does not fire.',
      fr: 'Chaque tir pose un pion Rechargement ; tant qu’une Spéciale du porteur ou d’un Artilleur ne l’a pas retiré, l’arme ne tire pas.',
    },
  },
  {
    id: 'DZ-ABIL-39',
    page: 33,
    title: { en: 'Invigorate', fr: 'Stimulant' },
    text: {
      en: 'May be aimed at friends and at the own cube. Three dice on Shoot without modifiers, two successes: the target may act again.',
      fr: 'Peut viser des amis et son propre cube. Trois dés de Tir sans modificateur, deux succès : la cible peut agir de nouveau.',
    },
  },
  {
    id: 'DZ-ABIL-41',
    page: 34,
    title: { en: 'Suppression', fr: 'Suppression' },
    text: {
      en: 'A usual shot that pins everybody in the target’s cube, whatever the result.',
      fr: 'Un tir normal qui bloque tout le cube de la cible, quel que soit le résultat.',
    },
  },
  {
    id: 'DZ-ABIL-44',
    page: 34,
    title: { en: 'Tag', fr: 'Tag' },
    text: {
      en: 'A Special instead of a shot marks one enemy: until the end of the Round every shot at it with a Tag Rifle has one die more, once.',
      fr: 'Une Spéciale, au lieu d’un tir, marque un ennemi : jusqu’à la fin du Round, tout tir sur lui avec un Fusil Tag a un dé de plus, une seule fois.',
    },
    ruling: {
      en: 'Tagging takes the weapon’s range and a line of sight; beside pinned enemies alone it is allowed, as every Special is, though a shot is not; and the bonus only helps Tag Rifles.',
      fr: 'Marquer demande la portée de l’arme et une ligne de vue ; parmi des ennemis tous bloqués c’est permis, comme toute Spéciale, alors que tirer ne l’est pas ; et le bonus ne vaut que pour les Fusils Tag.',
    },
  },
  {
    id: 'DZ-ABIL-48',
    page: 35,
    title: { en: 'Rapid Fire', fr: 'Tir Rapide' },
    text: {
      en: 'The weapon can Fire for Effect.',
      fr: 'L’arme permet le Mitraillage.',
    },
  },
  {
    id: 'DZ-ABIL-49',
    page: 35,
    title: { en: 'Toxic', fr: 'Toxique' },
    text: {
      en: 'Any Effective Damage kills, but not Constructs or Vehicles.',
      fr: 'Tout Dégât Effectif tue, sauf Constructs et Véhicules.',
    },
  },
  {
    id: 'DZ-ABIL-50',
    page: 35,
    title: { en: 'One-Use', fr: 'Usage Unique' },
    text: {
      en: 'Works once a game.',
      fr: 'Sert une fois par partie.',
    },
  },
];
