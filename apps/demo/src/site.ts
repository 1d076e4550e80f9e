import { LANGUAGES, type Language } from '@skirmish-kit/core';
import { htmlText } from '@skirmish-kit/ui/showcase';
import { copyCode } from './copy-code.ts';
import { loadElementsNearViewport } from './elements.ts';
import { showPageWeight } from './page-weight.ts';

/** Behaviour of every page: language, colour scheme, phone menu, and code to copy. */
const root = document.documentElement;

const CHOICES = ['lang', 'theme'] as const;
type Choice = (typeof CHOICES)[number];

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const THEME_WORDS: Readonly<Record<Language, Readonly<Record<Theme, string>>>> = {
  en: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  fr: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
};

/** Preferences are in the URL, so that a link shows what its sender saw. */
function preference(name: Choice): string | undefined {
  return new URL(location.href).searchParams.get(name) ?? undefined;
}

function keepPreference(name: Choice, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(null, '', url);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    // A link that was given a query once has its whole URL from then on.
    if (link.origin !== url.origin || link.getAttribute('href')?.startsWith('#')) continue;
    const query = new URLSearchParams(link.search);
    for (const each of CHOICES) {
      const chosen = url.searchParams.get(each);
      if (chosen !== null) query.set(each, chosen);
    }
    link.search = query.toString();
  }
}

function speak(language: Language): void {
  root.lang = language;
  keepPreference('lang', language);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-lang]')) {
    button.setAttribute('aria-pressed', String(button.dataset['lang'] === language));
  }
  document.title =
    document.querySelector(`meta[name="title-${language}"]`)?.getAttribute('content') ??
    document.title;
  nameTheme();
  showPageWeight(language);
}

function dress(theme: Theme): void {
  root.dataset['theme'] = theme;
  keepPreference('theme', theme);
  nameTheme();
}

function currentTheme(): Theme {
  return THEMES.find((known) => known === root.dataset['theme']) ?? 'auto';
}

/** Labels the button with its purpose and the current choice. */
function nameTheme(): void {
  const button = document.querySelector('[data-theme-switch]');
  if (!button) return;
  const words = THEME_WORDS[root.lang === 'fr' ? 'fr' : 'en'];
  button.textContent = words[currentTheme()];
  button.setAttribute(
    'aria-label',
    `${root.lang === 'fr' ? 'Couleurs' : 'Colours'}: ${words[currentTheme()]}`,
  );
}

function language(): Language {
  const wanted = preference('lang') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((known) => known === wanted) ?? 'en';
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  const { lang, copy, themeSwitch } = button.dataset;
  if (lang === 'en' || lang === 'fr') speak(lang);
  if (themeSwitch !== undefined) {
    dress(THEMES[(THEMES.indexOf(currentTheme()) + 1) % THEMES.length] ?? 'auto');
  }
  if (copy !== undefined) void copyCode(button);
  if (button.classList.contains('burger')) {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(open));
  }
});

/** Closes a menu when the focus leaves it. */
document.addEventListener('pointerdown', (event) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.games[open]')) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.games[open]')) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

/** Samples name the files of this site in full, so that they work wherever they are pasted. */
const site = htmlText(new URL('.', location.href).href);
for (const sample of document.querySelectorAll('pre')) {
  sample.textContent = sample.textContent.replaceAll(/(?<==")(?=kit\/|e\/|armies\/)/g, () => site);
}

speak(language());
dress(THEMES.find((known) => known === preference('theme')) ?? 'auto');
loadElementsNearViewport(document);

/** The root URL of the site; scripts are in a folder below it. */
const script = import.meta.url;
const isOnSite = new URL('..', script).href === new URL('.', location.href).href;

/**
 * Installs the service worker after the page has loaded, so that the site works offline. A page in a
 * third-party frame installs none.
 */
if (isOnSite && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  });
}
