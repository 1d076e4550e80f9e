import { problemFactory } from '../problem-messages.ts';

/** Problems of a link. */
export const LINK_MESSAGES = {
  'link-too-long': {
    en: 'Too long for a link: at most {most} characters.',
    fr: 'Trop long pour un lien : {most} caractères au plus.',
  },
  'link-wrong-letter': {
    en: 'The character {found} cannot be part of a link: it was changed on the way.',
    fr: 'Le caractère {found} ne peut pas faire partie d’un lien : il a été modifié en route.',
  },
  'link-other-version': {
    en: 'A link of kind {found}; this program reads kind {known}. It needs a newer program, or was changed on the way.',
    fr: 'Un lien de type {found} ; ce programme lit le type {known}. Il demande un programme plus récent, ou il a été modifié en route.',
  },
  'link-damaged': {
    en: 'The link is damaged: a part is missing or was changed. Copy the whole link again.',
    fr: 'Le lien est abîmé : il en manque une partie ou elle a été modifiée. Recopiez le lien entier.',
  },
  'link-too-big': {
    en: 'The link unpacks to more than an honest game would: it is not read.',
    fr: 'Le lien contient plus que n’en contiendrait une vraie partie : il n’est pas lu.',
  },
  'link-not-text': {
    en: 'Not a well-formed text: half of a character is missing.',
    fr: 'Ce texte est mal formé : il manque la moitié d’un caractère.',
  },
};

export const linkProblem = /* @__PURE__ */ problemFactory(LINK_MESSAGES);
