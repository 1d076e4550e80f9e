/** Reads the data that the build wrote into a part of the page. */
export function dataOf<T>(element: HTMLElement): T {
  const { textContent } = element.querySelector('script[type="application/json"]') ?? {};
  return JSON.parse(textContent ?? 'null');
}

/** A text in both languages; the styles show the reader's. */
export function bilingual({ en, fr }: { readonly en: string; readonly fr: string }): Node[] {
  return (['en', 'fr'] as const).map((lang) => {
    const span = document.createElement('span');
    span.lang = lang;
    span.textContent = { en, fr }[lang];
    return span;
  });
}
