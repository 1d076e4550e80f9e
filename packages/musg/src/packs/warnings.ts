import { problemFactory, type Problem } from '@skirmish-kit/core';
import type { MusgPack } from './pack.ts';

const doubt = /* @__PURE__ */ problemFactory({
  'empty-pack': {
    en: 'This pack brings nothing: no race, no weapon, no gear, no mercenary, no band and no table.',
    fr: 'Ce pack n’apporte rien : ni race, ni arme, ni équipement, ni mercenaire, ni bande, ni table.',
  },
  'no-band-of-it': {
    en: 'The race “{id}” has no {missing}: no band can be built of it alone.',
    fr: 'La race « {id} » n’a pas de rang {missing} : on ne peut pas en faire une bande à elle seule.',
  },
  'costs-nothing': {
    en: '“{id}” costs nothing: everybody would carry it.',
    fr: '« {id} » ne coûte rien : tout le monde l’emporterait.',
  },
});

/** What is legal in a pack but surely not meant. */
export function findWarnings(pack: MusgPack): readonly Problem[] {
  const { races = [], ranged = [], melee = [], equipment = [], mercenaries = [] } = pack;
  const { bands = [], scenarios = [] } = pack;
  const everything = [races, ranged, melee, equipment, mercenaries, bands, scenarios];
  if (everything.every((list) => list.length === 0)) return [doubt('/', 'empty-pack')];
  const free = Object.entries({ ranged, melee, equipment }).flatMap(([list, things]) =>
    things.flatMap(({ id, cost }, i) =>
      cost === 0 ? [doubt(`/${list}/${i}/cost`, 'costs-nothing', { id })] : [],
    ),
  );
  const leaderless = races.flatMap(({ id, ranks }, i) => {
    const missing = (['chief', 'minion'] as const).find((rank) => !ranks[rank]);
    return missing ? [doubt(`/races/${i}/ranks`, 'no-band-of-it', { id, missing })] : [];
  });
  return [...leaderless, ...free];
}
