import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

/** Where the editions differ; each is a switch. */
export const variantRules: readonly Rule[] = [
  rule(
    'NH-VAR-01',
    ['Switch: bad draw', 'Option : mauvaise pioche'],
    [
      'Not in the first edition; in 3.0 a hand of instants may be drawn anew.',
      'Absente de la première édition ; en 3.0, une main d’actions peut être repiochée.',
    ],
    undefined,
    'badDraw',
  ),
  rule(
    'NH-VAR-02',
    ['Switch: level HQs', 'Option : égalité des QG'],
    [
      'A draw in the first edition; one more turn and battle in 3.0.',
      'Match nul dans la première édition ; un tour et une bataille de plus en 3.0.',
    ],
    undefined,
    'tieBreak',
  ),
  rule(
    'NH-VAR-03',
    ['Switch: start', 'Option : départ'],
    [
      'Standard in both; 3.0 also offers the alternative start.',
      'Standard dans les deux ; la 3.0 propose aussi le départ alternatif.',
    ],
    undefined,
    'start',
  ),
  rule(
    'NH-VAR-04',
    ['Switch: reinforcements', 'Option : renforts'],
    ['A variant of 3.0 with hands of six.', 'Une variante de la 3.0 avec des mains de six tuiles.'],
    undefined,
    'reinforcements',
  ),
  rule(
    'NH-VAR-05',
    ['Switch: scope of a Medic', 'Option : portée d’un Médecin'],
    [
      'Everything from one enemy in the first edition; one edge of one enemy in 3.0.',
      'Tout ce qui vient d’un ennemi dans la première édition ; un bord d’un ennemi en 3.0.',
    ],
    undefined,
    'medicScope',
  ),
  rule(
    'NH-VAR-06',
    ['Switch: rings of nets', 'Option : cercles de filets'],
    [
      'That rings cancel is said only in 3.0; we play it in both.',
      'L’annulation des cercles n’est dite qu’en 3.0 ; on la joue dans les deux.',
    ],
    undefined,
    'netCycle3',
  ),
  rule(
    'NH-VAR-07',
    ['Switch: Gauss against armour', 'Option : Gauss contre blindage'],
    ['Said only in 3.0; we play it in both.', 'Dit seulement en 3.0 ; joué dans les deux.'],
    undefined,
    'gaussVsArmour',
  ),
  rule(
    'NH-VAR-08',
    ['Switch: Clown and HQs', 'Option : Clown et QG'],
    [
      'The explosion spares HQs in the first edition and wounds them in 3.0.',
      'L’explosion épargne les QG dans la première édition et les blesse en 3.0.',
    ],
    undefined,
    'clownHitsHq',
  ),
  rule(
    'NH-VAR-09',
    ['Switch: Grenade from a netted HQ', 'Option : Grenade d’un QG pris au filet'],
    [
      'Forbidden in 3.0; the first edition is silent, we forbid it too.',
      'Interdite en 3.0 ; la première édition se tait, on l’interdit aussi.',
    ],
    undefined,
    'grenadeFromNettedHq',
  ),
  rule(
    'NH-VAR-10',
    ['Switch: HQ against HQ', 'Option : QG contre QG'],
    [
      'Absolute in 3.0; the first edition speaks of melee only, we play it absolute.',
      'Absolu en 3.0 ; la première édition ne parle que du corps à corps, on le joue absolu.',
    ],
    undefined,
    'hqNeverHurtsHq',
  ),
  rule(
    'NH-VAR-11',
    ['Switch: Quartermaster', 'Option : Quartier-maître'],
    [
      'Another unit or edge in each phase in the first edition; one attack per unit in 3.0.',
      'Une autre unité ou un autre bord à chaque phase dans la première édition ; une attaque par unité en 3.0.',
    ],
    undefined,
    'quartermaster',
  ),
  rule(
    'NH-VAR-12',
    ['Switch: hit points in teams', 'Option : points de vie en équipe'],
    [
      'Twenty; 15 as printed in 3.0 can be set.',
      'Vingt ; les 15 imprimés en 3.0 peuvent être choisis.',
    ],
    undefined,
    'teamHqHp',
  ),
  rule(
    'NH-VAR-13',
    ['Switch: one against a team', 'Option : un contre une équipe'],
    ['Only 3.0 has this mode.', 'Seule la 3.0 a ce mode.'],
    undefined,
    'oneVsTeam',
  ),
  rule(
    'NH-VAR-14',
    ['Switch: points in teams', 'Option : points par équipe'],
    ['Only the first edition has this mode.', 'Seule la première édition a ce mode.'],
    undefined,
    'teamScore40',
  ),
  rule(
    'NH-VAR-15',
    ['Switch: board', 'Option : plateau'],
    [
      'Nineteen hexes; the first edition adds King of the Hill, 3.0 the ring to 37.',
      'Dix-neuf cases ; la première édition ajoute le Roi de la colline, la 3.0 l’anneau portant à 37.',
    ],
    undefined,
    'board',
  ),
  rule(
    'NH-VAR-16',
    ['Switch: names', 'Option : noms'],
    [
      'Tiles go by the names of one edition or the other; figures are the same.',
      'Les tuiles portent les noms de l’une ou l’autre édition ; les chiffres sont les mêmes.',
    ],
    undefined,
    'names',
  ),
  rule(
    'NH-VAR-17',
    ['Switch: Mobility before or after', 'Option : mobilité avant ou après'],
    [
      'Edition 3.0 says so outright, the first implies it. Set otherwise, a unit moves only after a tile was played.',
      'La 3.0 le dit expressément, la première le laisse entendre. Sinon, une unité ne bouge qu’après qu’une tuile a été jouée.',
    ],
    undefined,
    'moveBeforeOrAfter',
  ),
];
