import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

export const mainGameRules: readonly Rule[] = [
  rule(
    'NH-TURN-01',
    ['Draw up to three', 'Compléter à trois'],
    [
      'A turn begins with drawing until three tiles are in hand.',
      'Un tour commence par compléter sa main à trois tuiles.',
    ],
  ),
  rule(
    'NH-TURN-02',
    ['Discard one', 'Défausser une tuile'],
    [
      'Before anything else one of the three is discarded; it may be one kept from earlier.',
      'Avant toute chose, une des trois tuiles est défaussée ; ce peut être une tuile conservée.',
    ],
  ),
  rule(
    'NH-TURN-03',
    ['Play, keep or discard', 'Jouer, garder ou défausser'],
    [
      'Each of the remaining tiles is played, kept or discarded, as the player likes.',
      'Chacune des tuiles restantes est jouée, gardée ou défaussée, au choix du joueur.',
    ],
  ),
  rule(
    'NH-TURN-04',
    ['Kept tiles lie open', 'Les tuiles gardées restent visibles'],
    [
      'Tiles kept for later stay open to all.',
      'Les tuiles gardées pour plus tard restent visibles de tous.',
    ],
  ),
  rule(
    'NH-TURN-05',
    ['The pile runs out', 'Pioche épuisée'],
    [
      'With fewer than three tiles and an empty pile nothing has to be discarded; with exactly three it has.',
      'Avec moins de trois tuiles et une pioche vide, aucune défausse n’est due ; avec trois tuiles, elle l’est.',
    ],
  ),
  rule(
    'NH-TURN-06',
    ['In one’s own turn', 'À son propre tour'],
    ['Tiles are played only in one’s own turn.', 'On ne joue de tuiles qu’à son propre tour.'],
  ),
  rule(
    'NH-TURN-07',
    ['Any order', 'Dans n’importe quel ordre'],
    [
      'Playing tiles and using Mobility may be mixed in any order.',
      'Jouer des tuiles et utiliser la mobilité peuvent se mêler dans n’importe quel ordre.',
    ],
  ),
  rule(
    'NH-TURN-08',
    ['End of the turn', 'Fin du tour'],
    [
      'The player announces the end of the turn; a battle ends it at once.',
      'Le joueur annonce la fin de son tour ; une bataille y met fin aussitôt.',
    ],
  ),
  rule(
    'NH-TURN-09',
    ['Bad draw', 'Mauvaise pioche'],
    [
      'When every tile in hand after drawing is an instant, all may be discarded and as many drawn anew.',
      'Si toutes les tuiles en main après la pioche sont des actions, on peut tout défausser et en repiocher autant.',
    ],
    [
      'Straight after drawing and before the discard; kept tiles count too.',
      'Juste après la pioche et avant la défausse ; les tuiles gardées comptent aussi.',
    ],
    'badDraw',
  ),
  rule(
    'NH-TURN-10',
    ['Again and again', 'Autant de fois qu’il faut'],
    [
      'A bad draw may be repeated without limit, and is never compulsory.',
      'Une mauvaise pioche peut se répéter sans limite et n’est jamais obligatoire.',
    ],
  ),
  rule(
    'NH-TURN-11',
    ['Bad draw and a short pile', 'Mauvaise pioche et pioche courte'],
    [
      'A redraw takes what the pile still has; with an empty pile it is not offered.',
      'On repioche ce qui reste ; si la pioche est vide, la possibilité n’est pas offerte.',
    ],
  ),
  rule(
    'NH-TURN-12',
    ['Reinforcements', 'Renforts'],
    [
      'Variant: draw up to six, discard one, play at most two, keep all the rest.',
      'Variante : compléter à six, défausser une tuile, en jouer au plus deux, garder toutes les autres.',
    ],
  ),
  rule(
    'NH-TURN-13',
    ['First turns with reinforcements', 'Premiers tours avec renforts'],
    [
      'The first two players draw four and five tiles, three more than usual.',
      'Les deux premiers joueurs piochent quatre et cinq tuiles, trois de plus que d’ordinaire.',
    ],
  ),

  rule(
    'NH-PLAY-01',
    ['Instants and units', 'Actions et unités'],
    [
      'A tile is either an instant or a unit; units are HQ, soldiers and modules.',
      'Une tuile est soit une action, soit une unité ; les unités sont le QG, les soldats et les modules.',
    ],
  ),
  rule(
    'NH-PLAY-02',
    ['Playing an instant', 'Jouer une action'],
    [
      'An instant is shown, carried out and discarded. It never lies on the board.',
      'Une action est montrée, résolue puis défaussée. Elle ne se pose jamais sur le plateau.',
    ],
  ),
  rule(
    'NH-PLAY-03',
    ['Placing a unit', 'Poser une unité'],
    [
      'A unit goes on any free hex, turned as its player likes.',
      'Une unité se pose sur n’importe quelle case libre, orientée au gré du joueur.',
    ],
  ),
  rule(
    'NH-PLAY-04',
    ['Units stay put', 'Les unités ne bougent pas'],
    [
      'Once down, a unit neither moves nor turns, except by Mobility, Move, Push Back or Transport.',
      'Une fois posée, une unité ne bouge ni ne pivote, sauf par mobilité, Mouvement, Poussée ou Transport.',
    ],
  ),
  rule(
    'NH-PLAY-05',
    ['Leaving the board', 'Quitter le plateau'],
    [
      'A unit leaves when it is destroyed and goes to its owner’s discard pile, for good.',
      'Une unité quitte le plateau quand elle est détruite et rejoint pour de bon la défausse de son propriétaire.',
    ],
  ),
  rule(
    'NH-PLAY-06',
    ['HQs are units', 'Les QG sont des unités'],
    [
      'Effects reach HQs like other units unless the tile says otherwise.',
      'Les effets touchent les QG comme les autres unités, sauf mention contraire.',
    ],
  ),
  rule(
    'NH-PLAY-07',
    ['At once', 'Aussitôt posées'],
    [
      'Nets and modules work from the moment they lie on the board, outside battles too.',
      'Filets et modules agissent dès qu’ils sont posés, y compris hors des batailles.',
    ],
  ),
  rule(
    'NH-PLAY-08',
    ['A full board', 'Plateau rempli'],
    [
      'The moment no hex is free a battle starts, no matter who filled the board.',
      'Dès qu’aucune case n’est libre, une bataille commence, peu importe qui a rempli le plateau.',
    ],
  ),
  rule(
    'NH-PLAY-09',
    ['No instants in battle', 'Pas d’action en bataille'],
    [
      'Instants are played only while tiles are played, never during a battle.',
      'Les actions ne se jouent que pendant la pose des tuiles, jamais pendant une bataille.',
    ],
  ),
  rule(
    'NH-PLAY-10',
    ['Instants strike at once', 'Les actions frappent aussitôt'],
    [
      'What an instant destroys leaves at once, and the units it held are free at once.',
      'Ce qu’une action détruit part aussitôt, et ceux que cette unité retenait sont libres aussitôt.',
    ],
  ),
  rule(
    'NH-PLAY-11',
    ['No use, no play', 'Sans effet possible, pas de jeu'],
    [
      'An instant without a legal use cannot be played.',
      'Une action sans usage légal ne peut pas être jouée.',
    ],
  ),
];
