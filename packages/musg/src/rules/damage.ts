/** MU-DMG-01: a row for each Resistance from 1 on, a column for each Strength from 1 on. */
const TABLE = [
  '443322222222',
  '444332222222',
  '544433222222',
  '554443322222',
  '655444332222',
  '665544433222',
  '666554443322',
  '666655444332',
  '666665544433',
  '666666554443',
  '666666655444',
  '666666665544',
];

/** MU-DMG-03: values outside the table count as its ends. */
const clamp = (value: number) => Math.max(1, Math.min(12, value));

/** MU-DMG-01, MU-DMG-02: what a die has to reach to hurt; a 6 always does, a 1 never. */
export function hurtsOn(strength: number, resistance: number): number {
  return Number(TABLE[clamp(resistance) - 1]?.[clamp(strength) - 1]);
}
