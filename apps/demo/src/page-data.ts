/** What a part of the page carries for its script, as the build wrote it. */
export function dataOf<T>(element: HTMLElement): T {
  const { textContent } = element.querySelector('script[type="application/json"]') ?? {};
  return JSON.parse(textContent ?? 'null');
}

/** Words in both languages, as pages have them: the sheet shows those of the reader's. */
export function bilingual({ en, fr }: { readonly en: string; readonly fr: string }): Node[] {
  return (['en', 'fr'] as const).map((lang) => {
    const span = document.createElement('span');
    span.lang = lang;
    span.textContent = { en, fr }[lang];
    return span;
  });
}
