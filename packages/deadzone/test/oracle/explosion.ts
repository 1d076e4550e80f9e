/*
 * Explosions worked out a second time, from the book and from the faces that lay on the table: everybody
 * rolls, with his shields, then all damage is taken, then charges go off. No rule of the package is used
 * here.
 */
import type { Cup } from './attack.ts';

/** Somebody in the cube, so heavy that nothing throws him. */
export interface Victim {
  readonly id: string;
  readonly seat: 0 | 1;
  readonly survive: number | null;
  readonly armour: number;
  readonly size: number;
  readonly tough: boolean;
  readonly vulnerable: boolean;
  readonly defenderShield: boolean;
  /** Dice of a charge that goes off with its carrier; 0 when there is none. */
  readonly charge: number;
  /** A field over the whole cube: works until it breaks. */
  generator: 'none' | 'works' | 'broken';
  damage: number;
  dead: boolean;
}

export interface Bang {
  readonly dice: number;
  readonly ap: number;
  /** Sides whose doing it is. */
  readonly by: readonly number[];
}

/** The cube, whose turn it is, and the points so far. */
export interface Scene {
  readonly crowd: readonly Victim[];
  readonly turnOf: number;
  readonly points: number[];
}

/** Dice, each 8 of which brings another one: how many are high enough, and how many show 1. */
function throwDice(cup: Cup, dice: number, at: number) {
  let [high, ones] = [0, 0];
  for (let left = dice; left > 0; left--) {
    const face = cup.take();
    if (face === 8) left++;
    if (face >= at) high++;
    if (face === 1) ones++;
  }
  return { high, ones };
}

export function explosion(cup: Cup, scene: Scene, bang: Bang): void {
  const alive = scene.crowd.filter(({ dead }) => !dead);
  const there = [
    ...alive.filter(({ seat }) => seat === scene.turnOf),
    ...alive.filter(({ seat }) => seat !== scene.turnOf),
  ];
  if (there.length === 0) return;
  const hits = throwDice(cup, bang.dice, 4).high;
  const damages = there.map((one) => {
    const saved = one.survive === null ? 0 : throwDice(cup, 3, one.survive).high;
    let left = hits - saved - (one.tough ? 1 : 0);
    if (left <= 0) return 0;
    for (const carrier of alive) {
      if (carrier.generator !== 'works') continue;
      const { high, ones } = throwDice(cup, 1, 6);
      left = Math.max(0, left - high);
      if (ones > high) carrier.generator = 'broken';
    }
    const sheltered = alive.some(
      (other) =>
        other.defenderShield && other.seat === one.seat && (other === one || one.size <= 2),
    );
    return left - Math.max(0, one.armour + (sheltered ? 1 : 0) - bang.ap);
  });
  const fallen = there.filter((one, i) => {
    const damage = damages[i] ?? 0;
    if (damage <= 0) return false;
    one.damage += damage;
    if (!one.vulnerable && one.damage <= one.size) return false;
    one.dead = true;
    const enemy = 1 - one.seat;
    if (bang.by.includes(enemy)) scene.points[enemy] = (scene.points[enemy] ?? 0) + 1;
    return true;
  });
  for (const { seat, charge } of fallen) {
    const enemy = 1 - seat;
    const by = bang.by.includes(enemy) ? [seat, enemy] : [seat];
    if (charge > 0) explosion(cup, scene, { dice: charge, ap: 0, by });
  }
}
