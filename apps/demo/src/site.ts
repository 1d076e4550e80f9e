import { LANGUAGES, type Language } from '@skirmish-kit/core';

/** What every page of the gallery does: language and theme switches, and code that copies itself. */
const root = document.documentElement;

const CHOICES = ['lang', 'theme'] as const;
type Choice = (typeof CHOICES)[number];

/** A preference lives in the address, so that a link shows what its sender saw. */
function preference(name: Choice): string | undefined {
  return new URL(location.href).searchParams.get(name) ?? undefined;
}

function keepPreference(name: Choice, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(null, '', url);
  const kept = CHOICES.flatMap((each) => {
    const chosen = url.searchParams.get(each);
    return chosen === null ? [] : [[each, chosen]];
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="./"]')) {
    link.search = new URLSearchParams(kept).toString();
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
}

function dress(theme: string): void {
  root.dataset['theme'] = theme;
  keepPreference('theme', theme);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-theme]')) {
    button.setAttribute('aria-pressed', String(button.dataset['theme'] === theme));
  }
}

function language(): Language {
  const wanted = preference('lang') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((known) => known === wanted) ?? 'en';
}

/** Copies a code sample, or selects it where the clipboard is refused. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const sample = button.closest('details')?.querySelector('pre');
  if (!sample) return;
  const said = document.createElement('span');
  said.className = 'copied';
  said.setAttribute('role', 'status');
  try {
    await navigator.clipboard.writeText(sample.textContent ?? '');
    said.textContent = root.lang === 'fr' ? 'Copié' : 'Copied';
  } catch {
    getSelection()?.selectAllChildren(sample);
    said.textContent = root.lang === 'fr' ? 'Sélectionné : Ctrl+C' : 'Selected: press Ctrl+C';
  }
  button.parentElement?.querySelector('.copied')?.remove();
  button.after(said);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  const { lang, theme, copy: copies } = button.dataset;
  if (lang === 'en' || lang === 'fr') speak(lang);
  if (theme) dress(theme);
  if (copies !== undefined) void copy(button);
});

/** Samples name the files of this very site, so that they work wherever they are pasted. */
for (const sample of document.querySelectorAll('pre')) {
  sample.textContent = sample.textContent.replaceAll(
    /(?<=src=")(?=kit\/|e\/)/g,
    new URL('.', location.href).href,
  );
}

speak(language());
dress(preference('theme') ?? 'auto');
