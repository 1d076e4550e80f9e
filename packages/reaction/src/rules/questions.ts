/**
 * What players are asked, and how they answer. Keys are short, stable and without spaces; points
 * are `x,y` in tenths of a centimetre, facings whole degrees clockwise from the top of the table.
 *
 * | about | asked of | params | keys |
 * |---|---|---|---|
 * | `order` | winner of the initiative | `sides` | `1`, `2`… the place he takes (RX-INIT-04, RX-INIT-06) |
 * | `group` | seat whose go it is | `left` | group id `A1` (RX-ACT-01) |
 * | `figure` | the same | `group` | figure id `a3`, or `done`: the group has finished |
 * | `action` | the same | `figure`, `ap` | see {@link actions}, or `done`: the figure has finished |
 * | `opportunity` | seat of the waiting figure | `figure`, `enemy`, `x`, `y`, `distance` | `hold`, `burst:…`, `shoot:…` (RX-OPP-01) |
 * | `strike-back` | seat of the figure attacked by several | `figure`, `attacker` | figure id he will wound if he wins (RX-CC-07) |
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
