/** What both resolvers tell about a phase, in the same words, so that it can be compared. */
import type { Hex, PhaseReport } from '../oracle/oracle.ts';

/** Every list is in the order of its texts; a hex is written `0,-1`. */
export interface PhaseStory {
  phase: number;
  netted: string[];
  acted: string[];
  /** `0,0>0,1 melee 2`: attacker, target, kind, strength after armour. */
  hits: string[];
  /** `0,1<0,0 by 1,0`: unit, attacker, Medic that leaves. */
  absorbed: string[];
  /** `moloch medic 1,0 spent` */
  removed: string[];
  /** `moloch 18`, at the end of the phase, as are `wounded`. */
  hq: string[];
  /** `0,1 2` */
  wounded: string[];
}

export function hexText(hex: Hex): string {
  return hex.join(',');
}

export function storyOf(report: PhaseReport): PhaseStory {
  return {
    phase: report.phase,
    netted: report.netted.map(hexText).sort(),
    acted: report.acted.map(hexText).sort(),
    hits: report.hits
      .map(
        ({ attacker, target, kind, strength }) =>
          `${hexText(attacker)}>${hexText(target)} ${kind} ${strength}`,
      )
      .sort(),
    absorbed: report.absorbed
      .map(({ unit, attacker, medic }) => absorptionText(unit, attacker, medic))
      .sort(),
    removed: report.removed
      .map(({ army, tile, hex, cause }) => `${army} ${tile} ${hexText(hex)} ${cause}`)
      .sort(),
    hq: Object.entries(report.hq)
      .map(([army, points]) => `${army} ${points}`)
      .sort(),
    wounded: report.wounded.map(({ hex, wounds }) => `${hexText(hex)} ${wounds}`).sort(),
  };
}

export function absorptionText(unit: Hex, attacker: Hex, medic: Hex): string {
  return `${hexText(unit)}<${hexText(attacker)} by ${hexText(medic)}`;
}

/**
 * A phase without what may be told in more than one way: which of two equal hits was absorbed, which
 * of two Medics left for which of two units, and what kind a hit is called that a Quartermaster
 * turned to no effect.
 */
export function outcomeOnly(story: PhaseStory): PhaseStory {
  const hits = story.hits.map((text) => text.replace(/ (melee|ranged|gauss) /, ' ')).sort();
  return { ...story, hits, absorbed: [] };
}
