import { bilingualHtml, escape } from '../html.ts';
import type { ShowcasedSystem } from '../systems.ts';

/** Sample host pages with their own font and colours. */
const PLACES = [
  { kind: 'blog', name: { en: 'a fan’s blog', fr: 'le blog d’un fan' } },
  { kind: 'wiki', name: { en: 'a club’s wiki, dark', fr: 'le wiki d’un club, sombre' } },
] as const;

/** Inline elements in running text, as on blogs and wikis. */
export function inASentence(systems: readonly ShowcasedSystem[]): string {
  const said = systems.filter(({ showcase }) => showcase.sentence).slice(-PLACES.length);
  return `<section class="in-a-sentence"><div class="column">
  <h2>${bilingualHtml({ en: 'In the middle of a sentence', fr: 'Au milieu d’une phrase' })}
    <small>${bilingualHtml({
      en: 'Small widgets take the font and colours of your page.',
      fr: 'De petits widgets prennent la police et les couleurs de votre page.',
    })}</small></h2>
  <div class="pages">${PLACES.map((place, i) => pageOf(place, said[i])).join('')}</div>
</div></section>`;
}

function pageOf(
  { kind, name }: (typeof PLACES)[number],
  shown: ShowcasedSystem | undefined,
): string {
  const sentence = shown?.showcase.sentence;
  if (!sentence) return '';
  return `<article class="${kind}" data-define="${shown.folder}/define-sentence">
    <p class="whose">${bilingualHtml(name)}</p>
    <p>${bilingualHtml(sentence.text)}</p>
    <pre tabindex="0"><code>${escape(sentence.code)}</code></pre>
  </article>`;
}
