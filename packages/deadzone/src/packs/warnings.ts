import { problemFactory, type Problem } from '@skirmish-kit/core';
import { weaponsFor } from '../lists/weapons.ts';
import type { Mission } from '../rules/mission.ts';
import type { Faction } from '../rules/profile.ts';
import type { DeadzonePack } from './pack.ts';

const doubt = /* @__PURE__ */ problemFactory({
  'empty-pack': {
    en: 'This pack has neither a faction nor teams nor missions: there is nothing to play.',
    fr: 'Ce pack n’a ni faction, ni groupe, ni mission : il n’y a rien à jouer.',
  },
  'nobody-carries': {
    en: 'Nobody of this faction has the weapon “{id}”, and nobody can buy it.',
    fr: 'Personne dans cette faction n’a l’arme « {id} », et personne ne peut l’acheter.',
  },
  'no-team': {
    en: 'The faction has no ready-made team: only who builds one can play it.',
    fr: 'La faction n’a aucun groupe tout prêt : il faut en composer un pour la jouer.',
  },
  unarmed: {
    en: '“{id}” has a Shoot value and no ranged weapon.',
    fr: '« {id} » a une valeur de Tir mais aucune arme à distance.',
  },
  'nothing-to-win': {
    en: 'Nothing on this map is worth points: only the dead and Intel are.',
    fr: 'Rien sur cette carte ne vaut de points : seuls les morts et les Infos en valent.',
  },
});

/** What is legal in a pack but surely not meant. */
export function findWarnings(pack: DeadzonePack): readonly Problem[] {
  const { faction, teams = [], missions = [] } = pack;
  if (!faction && teams.length + missions.length === 0) return [doubt('/', 'empty-pack')];
  return [
    ...(faction ? doubtsAboutFaction(faction) : []),
    ...(faction && teams.length === 0 ? [doubt('/faction', 'no-team')] : []),
    ...missions.flatMap((mission, i) => doubtsAboutMission(mission, `/missions/${i}`)),
  ];
}

function doubtsAboutFaction(faction: Faction): readonly Problem[] {
  const { profiles, weapons } = faction;
  const carried = new Set(
    profiles.flatMap((profile) => [
      ...profile.weapons,
      ...weaponsFor(faction, profile).map(({ id }) => id),
    ]),
  );
  const ranged = weapons.filter(({ modes }) => modes.some(({ range }) => range !== 'melee'));
  return [
    ...weapons.flatMap(({ id }, i) =>
      carried.has(id) ? [] : [doubt(`/faction/weapons/${i}`, 'nobody-carries', { id })],
    ),
    ...profiles.flatMap((profile, i) => {
      const has = [...profile.weapons, ...weaponsFor(faction, profile).map(({ id }) => id)];
      const isArmed = profile.shoot === null || ranged.some(({ id }) => has.includes(id));
      return isArmed ? [] : [doubt(`/faction/profiles/${i}`, 'unarmed', { id: profile.id })];
    }),
  ];
}

function doubtsAboutMission(mission: Mission, path: string): readonly Problem[] {
  const { objectives, actions, exits } = mission;
  const pays = [...objectives, ...actions, ...exits].some(({ vp }) => vp > 0);
  return pays ? [] : [doubt(path, 'nothing-to-win')];
}
