/** Which wounds the Medics take upon themselves, and which Medics leave for it (NH-MED). */
import type { Hit } from './attacks.ts';
import { compareHex, type Position, type Unit } from './board.ts';
import type { Link } from './modules.ts';
import { type Absorption, ask, type Decide } from './questions.ts';
import { ARMIES, type Army } from './tiles.ts';

/** What one Medic can absorb: everything one attacker does to one unit in this phase. */
export interface Wounding {
  target: Unit;
  attacker: Unit;
  edge: number;
  wounds: number;
}

export interface Settlement {
  /** What nobody absorbed. */
  left: Wounding[];
  /** The Medics that were spent. */
  spent: Unit[];
  absorptions: Absorption[];
}

interface Option {
  saved: Wounding;
  medic: Unit;
}

/**
 * NH-VAR-05: E1 one enemy unit, E3 one edge of one enemy unit. Edges of one unit lie on different
 * lines, so the two are the same in practice (NH-TST-03h); melee and shot of a Universal Soldier
 * share an edge and are absorbed together in both (NH-OPEN-23).
 */
export function groupHits(hits: Hit[], edition: Position['edition']): Wounding[] {
  const woundings: Wounding[] = [];
  for (const hit of hits) {
    const same = woundings.find(
      (wounding) =>
        wounding.target === hit.target &&
        wounding.attacker === hit.attacker &&
        (edition === '1.0' || wounding.edge === hit.edge),
    );
    if (same) same.wounds += hit.strength;
    else {
      const { target, attacker, edge, strength } = hit;
      woundings.push({ target, attacker, edge, wounds: strength });
    }
  }
  return woundings;
}

export function settleMedics(
  woundings: Wounding[],
  links: Link[],
  phase: number,
  decide: Decide,
): Settlement {
  const settlement: Settlement = { left: [...woundings], spent: [], absorptions: [] };
  const medicLinks = links.filter((link) => link.effect === 'medic');

  // NH-OPEN-21: one army after the other, Outpost (who may hold captured Medics) last.
  for (const army of ARMIES) {
    // NH-OPEN-22: hits on Medics first, then on other units. A netted or captured Medic is a Medic,
    // too.
    settle(army, true);
    settle(army, false);
  }
  return settlement;

  /** NH-MED-05: nobody may decline, so this goes on until nothing more can be absorbed. */
  function settle(army: Army, forMedics: boolean): void {
    for (;;) {
      const hits = settlement.left.filter((wounding) => wounding.target.army === army);
      const hitsOnMedics = hits.filter((wounding) =>
        wounding.target.tile.effects.includes('medic'),
      );
      let options: Option[];
      if (forMedics) {
        // NH-MED-08, which both books print, before NH-OPEN-22, which is ours: a Medic that could
        // leave for a wounded Medic may leave for any other unit it stands behind instead.
        const medics = optionsFor(hitsOnMedics, medicLinks, settlement).map(({ medic }) => medic);
        const all = optionsFor(hits, medicLinks, settlement);
        const inReach = all.filter(({ medic }) => medics.includes(medic)).map(({ saved }) => saved);
        options = all.filter(({ saved }) => inReach.includes(saved));
        if (options.length === 0) options = pairOptions(hitsOnMedics, medicLinks);
      } else {
        options = optionsFor(hits, medicLinks, settlement);
      }
      if (options.length === 0) return;
      options.sort(compareOptions);
      const shown = options.map(showOption);
      const answer =
        options.length > 1 ? ask(decide, { kind: 'medic', phase, army, options: shown }) : 0;
      const chosen = options[answer];
      if (!chosen) throw new Error('no such absorption');
      settlement.absorptions.push(showOption(chosen));
      settlement.spent.push(chosen.medic);
      // The spent Medic is gone: wounds on it matter no more and take no second Medic.
      settlement.left = settlement.left.filter(
        (wounding) => wounding !== chosen.saved && wounding.target !== chosen.medic,
      );
    }
  }
}

function optionsFor(hits: Wounding[], medicLinks: Link[], settlement: Settlement): Option[] {
  const options: Option[] = [];
  for (const saved of hits) {
    for (const helper of helpersOf(saved.target, medicLinks, settlement)) {
      for (const medic of endsOfChain(helper, medicLinks, settlement)) {
        const known = options.some((option) => option.saved === saved && option.medic === medic);
        if (!known) options.push({ saved, medic });
      }
    }
  }
  return options;
}

/**
 * The Medics that can absorb something for this unit: attached, not netted (both by the links), not
 * spent, and with no unabsorbed hit of their own (NH-MED-10: that one dies first and heals nobody).
 * A Medic whose own hit is being absorbed therefore never pays for its own rescue, and two Medics
 * do not pass a hit back and forth (NH-MED-12): of a pair with one wounded, the other is spent.
 */
function helpersOf(unit: Unit, medicLinks: Link[], settlement: Settlement): Unit[] {
  return medicLinks
    .filter((link) => link.target === unit)
    .map((link) => link.source)
    .filter(
      (medic) =>
        !settlement.spent.includes(medic) &&
        !settlement.left.some((wounding) => wounding.target === medic),
    );
}

/**
 * NH-MED-11: the last Medic of the chain is spent. NH-MED-13, NH-OPEN-22: at a branch any end may be
 * chosen, in a loop any Medic of it. So a Medic is an end if everybody who could stand in
 * for it leads back to it.
 *
 * By the letter this also runs through a captured Medic: it still is its owner's unit
 * (NH-OPEN-25), so its owner's other Medic is spent in its place even though it serves Outpost.
 */
function endsOfChain(first: Unit, medicLinks: Link[], settlement: Settlement): Unit[] {
  return chainFrom(first).filter((medic) =>
    chainFrom(medic).every((other) => chainFrom(other).includes(medic)),
  );

  function chainFrom(start: Unit): Unit[] {
    const chain = [start];
    for (const medic of chain) {
      for (const helper of helpersOf(medic, medicLinks, settlement)) {
        if (!chain.includes(helper)) chain.push(helper);
      }
    }
    return chain;
  }
}

/**
 * NH-MED-12, taken for both editions (E3 has only NH-MED-13): two wounded Medics attached to each
 * other, and nobody else to help: one is spent to save the other. Offered only for a Medic that has
 * one hit left, because one absorption would not save the other kind; if both have more, both die.
 */
function pairOptions(hits: Wounding[], medicLinks: Link[]): Option[] {
  const options: Option[] = [];
  for (const saved of hits) {
    const hitsOnSaved = hits.filter((wounding) => wounding.target === saved.target);
    if (hitsOnSaved.length > 1) continue;
    for (const link of medicLinks) {
      if (link.target !== saved.target) continue;
      const medic = link.source;
      const medicIsHit = hits.some((wounding) => wounding.target === medic);
      const mutual = medicLinks.some(
        (back) => back.source === saved.target && back.target === medic,
      );
      if (medicIsHit && mutual) options.push({ saved, medic });
    }
  }
  return options;
}

function compareOptions(a: Option, b: Option): number {
  const aMedic = a.saved.target.tile.effects.includes('medic');
  const bMedic = b.saved.target.tile.effects.includes('medic');
  return (
    Number(bMedic) - Number(aMedic) ||
    compareHex(a.saved.target.hex, b.saved.target.hex) ||
    compareHex(a.saved.attacker.hex, b.saved.attacker.hex) ||
    compareHex(a.medic.hex, b.medic.hex)
  );
}

function showOption(option: Option): Absorption {
  return {
    unit: option.saved.target.hex,
    attacker: option.saved.attacker.hex,
    medic: option.medic.hex,
  };
}
