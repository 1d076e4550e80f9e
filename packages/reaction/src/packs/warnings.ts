import { problemFactory, type Problem } from '@skirmish-kit/core';
import type { Zone } from '../rules/scenario.ts';
import type { PackScenario, ReactionPack } from './pack.ts';

const doubt = problemFactory({
  'nobody-is': {
    en: 'No gang of this pack has the profile “{id}”.',
    fr: 'Aucun gang de ce pack n’a le profil « {id} ».',
  },
  'nobody-carries': {
    en: 'Nobody of this pack carries the weapon “{id}”.',
    fr: 'Personne dans ce pack ne porte l’arme « {id} ».',
  },
  'weapon-twice': {
    en: '“{id}” names the weapon “{weapon}” twice and carries it once.',
    fr: '« {id} » nomme deux fois l’arme « {weapon} » et la porte une fois.',
  },
  unarmed: {
    en: '“{id}” has neither a weapon nor a blade.',
    fr: '« {id} » n’a ni arme ni lame.',
  },
  'zones-meet': {
    en: 'This zone and that of seat {other} lie over each other: enemies begin among one another.',
    fr: 'Cette zone et celle de la place {other} se recouvrent : des ennemis commencent mêlés.',
  },
  'nothing-to-win': {
    en: 'Nothing in this scenario is worth points: every battle ends in a draw unless one side is gone.',
    fr: 'Rien dans ce scénario ne vaut de points : toute bataille finit à égalité tant que chaque camp a quelqu’un.',
  },
  'empty-pack': {
    en: 'This pack has neither gangs nor scenarios: there is nothing to play.',
    fr: 'Ce pack n’a ni gangs ni scénarios : il n’y a rien à jouer.',
  },
});

/** Parts of a pack that are legal but probably not meant. */
export function findWarnings(pack: ReactionPack): readonly Problem[] {
  const { profiles = [], weapons = [], gangs = [], scenarios = [] } = pack;
  const members = gangs.flatMap(({ groups, heroes = [] }) => [
    ...groups.flatMap((group) => group.members.map(({ profile }) => profile)),
    ...heroes,
  ]);
  const carried = profiles.flatMap((profile) => profile.weapons);
  return [
    ...(gangs.length + scenarios.length === 0 ? [doubt('/', 'empty-pack')] : []),
    ...profiles.flatMap(({ id, weapons: guns, blades }, i) => [
      ...(members.includes(id) ? [] : [doubt(`/profiles/${i}`, 'nobody-is', { id })]),
      ...guns
        .filter((weapon, j) => guns.indexOf(weapon) < j)
        .map((weapon) => doubt(`/profiles/${i}/weapons`, 'weapon-twice', { id, weapon })),
      ...(guns.length + blades.length > 0 ? [] : [doubt(`/profiles/${i}`, 'unarmed', { id })]),
    ]),
    ...weapons.flatMap(({ id }, i) =>
      carried.includes(id) ? [] : [doubt(`/weapons/${i}`, 'nobody-carries', { id })],
    ),
    ...scenarios.flatMap((scenario, i) => doubtsAboutScenario(scenario, `/scenarios/${i}`)),
  ];
}

function doubtsAboutScenario(scenario: PackScenario, path: string): readonly Problem[] {
  const { deployment, victory, objects = [], objectives = [] } = scenario;
  const points = [...objects, ...objectives].some((each) => each.points > 0);
  return [
    ...(points || victory.casualty > 0 ? [] : [doubt(`${path}/victory`, 'nothing-to-win')]),
    ...deployment.flatMap(({ zone }, seat) => {
      const other = deployment.findIndex((each, i) => i < seat && meet(each.zone, zone));
      return other < 0 ? [] : [doubt(`${path}/deployment/${seat}/zone`, 'zones-meet', { other })];
    }),
  ];
}

function meet(a: Zone, b: Zone): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
