/**
 * What players are asked, and how they answer. Keys are short, stable and without spaces; points
 * are `x,y` in tenths of a centimetre, facings whole degrees clockwise from the top of the table.
 *
 * | about | asked of | params | keys |
 * |---|---|---|---|
 * | `order` | winner of the initiative | `sides` | `1`, `2`… the place he takes (RX-INIT-04, RX-INIT-06) |
 * | `group` | seat whose go it is | `left` | group id `A1` (RX-ACT-01) |
 * | `figure` | the same | `group` | figure id `a3`, or `done`: the group has finished |
 * | `action` | the same | `figure`, `ap` | see below, or `done`: the figure has finished |
 * | `opportunity` | seat of the waiting figure | `figure`, `enemy`, `x`, `y`, `distance` | `hold`, `burst:…`, `shoot:…` (RX-OPP-01) |
 * | `strike-back` | seat of the figure attacked by several | `figure`, `attacker` | figure id he will wound if he wins (RX-CC-07) |
 *
 * Actions:
 *
 * | key | action |
 * |---|---|
 * | `move:455,300` | move there by the cheapest way (RX-MOVE-03…05) |
 * | `pivot:270` | face that way (RX-MOVE-01, 02) |
 * | `cross:455,300` | cross an obstacle to that point (RX-ACTG-04) |
 * | `shoot:assault-rifle:b2` | single shot |
 * | `burst:assault-rifle:b2*2+b3*1` | burst, shots shared over targets (RX-SHOOT-02) |
 * | `aim:assault-rifle:b2` | aimed shot (RX-ACTC-04) |
 * | `blast:grenade:500,320` | grenade, missile, integrated launcher at a point (RX-ACTC-06, RX-RW-07) |
 * | `flame:flamethrower:500,320` | flamethrower towards a point |
 * | `opportunity` | wait with opportunity fire (RX-ACTC-05) |
 * | `fight:b2` | start close combat, or fight another round (RX-ACTC-01, RX-CC-04) |
 * | `leave` | leave close combat, where the settings allow it (RX-CC-18) |
 * | `cover` | take cover (RX-ACTG-02) |
 * | `door:d1` | open or shut a door |
 * | `take:o1` | pick up an object |
 * | `hack:p1` | technology roll at an objective (RX-TECH-01) |
 * | `repair:a5:power` | technology roll to repair a machine in contact (RX-MACH-06) |
 * | `aid:a2` | first aid (RX-ACTG-03) |
 * | `extinguish` | put out one's own fire (RX-RW-06) |
 */
export const QUESTIONS = [
  'order',
  'group',
  'figure',
  'action',
  'opportunity',
  'strike-back',
] as const;

export type QuestionAbout = (typeof QUESTIONS)[number];

/** The first word of an action's key. */
export const ACTIONS = [
  'move',
  'pivot',
  'cross',
  'shoot',
  'burst',
  'aim',
  'blast',
  'flame',
  'opportunity',
  'fight',
  'leave',
  'cover',
  'door',
  'take',
  'hack',
  'repair',
  'aid',
  'extinguish',
  'done',
] as const;

export type ActionWord = (typeof ACTIONS)[number];
