import { problemFactory } from '../problem-messages.ts';

/** Problems of a sealed record, and of the record that should open it. */
export const sealProblem = /* @__PURE__ */ problemFactory({
  'seal-none': {
    en: 'Nothing in this record is sealed.',
    fr: 'Rien n’est scellé dans cette partie.',
  },
  'seal-no-salt': {
    en: 'This record opens nothing: it has no salt for this seal. Take the one that was shared when all was revealed.',
    fr: 'Cette partie n’ouvre rien\u00a0: il lui manque le sel de ce sceau. Prenez celle qui fut partagée quand tout était révélé.',
  },
  'seal-other-game': {
    en: 'This is not the game that was sealed: “{found}” stands where it has “{expected}”.',
    fr: 'Ce n’est pas la partie qui fut scellée\u00a0: «\u00a0{found}\u00a0» se trouve où elle a «\u00a0{expected}\u00a0».',
  },
  'seal-broken': {
    en: '“{found}” is not what was sealed here.',
    fr: '«\u00a0{found}\u00a0» n’est pas ce qui fut scellé ici.',
  },
});
