/** One roll as it lay on the table: its faces and, as text, the dice it was made with. */
export interface Rolled {
  readonly faces: readonly number[];
  readonly notation: string;
}

/** Hands out the dice that were rolled, one roll after another. */
export interface Cup {
  /** The next roll, which has to be made with exactly these dice, in any order. */
  roll(...sides: number[]): readonly number[];
  /** How many rolls nobody has asked for. */
  left(): number;
}

export function cupOf(rolls: readonly Rolled[]): Cup {
  let next = 0;
  return {
    roll(...sides) {
      const rolled = rolls[next++];
      const wanted = [...sides].sort((a, b) => a - b).join();
      if (!rolled) throw new Error(`The oracle wants to roll ${wanted}, the game did not.`);
      const used = sidesIn(rolled.notation).join();
      if (used !== wanted) throw new Error(`The oracle rolls ${wanted}, the game ${used}.`);
      return rolled.faces;
    },
    left: () => rolls.length - next,
  };
}

/** `2d8+d6-1` is 6, 8, 8. */
function sidesIn(notation: string): number[] {
  const sides: number[] = [];
  for (const [, count = '', size = ''] of notation.matchAll(/(\d*)d(\d+)/g)) {
    for (let i = 0; i < Number(count || '1'); i++) sides.push(Number(size));
  }
  return sides.sort((a, b) => a - b);
}

export function total(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
