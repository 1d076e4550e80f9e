import { LANGUAGES, type Language } from '@skirmish-kit/core';

/**
 * The language an element should speak: its own `lang`, else that of the nearest ancestor (through
 * shadow roots), else the reader's. What the kit does not speak is answered in English.
 */
export function languageOf(element: HTMLElement): Language {
  if (element.lang) return nearest(element.lang);
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const lang = at.closest('[lang]:not([lang=""])')?.getAttribute('lang');
    if (lang) return nearest(lang);
  }
  return nearest(document.documentElement.lang || navigator.language);
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}

function nearest(tag: string): Language {
  const primary = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}
