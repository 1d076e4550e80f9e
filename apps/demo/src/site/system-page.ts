import { frameCode } from '@skirmish-kit/ui/showcase';
import { liveElement } from './element.ts';
import { bilingualHtml, embedSnippet, escape } from './html.ts';
import type { Page } from './page.ts';
import { isGame, playLink } from './play-page.ts';
import type { ShowcasedSystem } from './systems.ts';
import type { ShowcaseWidget } from '@skirmish-kit/ui/showcase';

/** The page of a system: an introduction, then every mode with its embed code. */
export function systemPage(shown: ShowcasedSystem): Page {
  const { folder, system, showcase } = shown;
  const { title } = system;
  const links = showcase.widgets.map(
    ({ id, title: words }) => `<a href="#${id}">${bilingualHtml(words)}</a>`,
  );
  return {
    file: `${folder}.html`,
    title: { en: `${title.en}: Skirmish Kit`, fr: `${title.fr}\u00a0: Skirmish Kit` },
    description: showcase.about,
    card: folder,
    body: `<div class="column opening">
  <h1>${bilingualHtml(title)}</h1>
  <p class="lead">${bilingualHtml(showcase.about)}</p>
  <ul class="facts">${showcase.facts.map((fact) => `<li>${bilingualHtml(fact)}</li>`).join('')}</ul>
  <nav class="on-this-page" aria-label="${escape(title.en)}">${links.join('')}</nav>
</div>
${showcase.widgets.map((widget) => section(shown, widget)).join('\n')}
${elsewhere(shown)}`,
  };
}

function section(shown: ShowcasedSystem, widget: ShowcaseWidget): string {
  const { id, title, text, also = [] } = widget;
  const live =
    also.length > 0
      ? `<div class="diagrams">${also.map((each) => figure(shown, each)).join('')}</div>`
      : isGame(widget)
        ? toPlay(shown, widget)
        : stage(shown, widget);
  return `<section id="${id}"><div class="column">
  <h2>${bilingualHtml(title)}</h2>
  <p>${bilingualHtml(text)}</p>
  ${live}
  ${code(shown, widget)}
</div></section>`;
}

function stage(shown: ShowcasedSystem, widget: ShowcaseWidget): string {
  return liveElement(shown, widget, { class: widget.id === 'reference' ? 'tall' : 'whole' });
}

/** A game has a page of its own: a picture of it, and the way there. */
function toPlay(shown: ShowcasedSystem, widget: ShowcaseWidget): string {
  const { folder } = shown;
  const isMain = Object.keys(widget.attributes).length === 0;
  const words = isMain
    ? bilingualHtml({ en: 'Play', fr: 'Jouer' })
    : bilingualHtml({ en: 'Open it', fr: 'L’ouvrir' });
  return `<p class="to-play">
    ${isMain ? `<img vite-ignore src="./pictures/${folder}.svg" alt="" width="400" height="280" />` : ''}
    <a class="button ${isMain ? 'now' : 'ink'}" href="${escape(playLink(shown, widget))}">${words}</a>
  </p>`;
}

function figure(shown: ShowcasedSystem, widget: ShowcaseWidget): string {
  return `<figure>${liveElement(shown, widget)}<figcaption>${bilingualHtml(widget.text)}</figcaption></figure>`;
}

/** The folded embed code of a widget. */
function code({ showcase }: ShowcasedSystem, widget: ShowcaseWidget): string {
  const { tag = showcase.tag, attributes } = widget;
  return `<details class="code">
  <summary>${bilingualHtml({ en: 'The code of this widget', fr: 'Le code de ce widget' })}</summary>
  <pre>${escape(embedSnippet(tag, attributes))}</pre>
  <button type="button" data-copy>${bilingualHtml({ en: 'Copy', fr: 'Copier' })}</button>
</details>`;
}

function elsewhere({ folder, system, showcase }: ShowcasedSystem): string {
  const [first] = showcase.widgets;
  const toBuilder = (words: string) => `<a href="./embed.html?game=${folder}">${words}</a>`;
  const query = new URLSearchParams(first?.attributes).toString();
  const frame = frameCode(system.title.en, `e/${folder}.html${query && `?${query}`}`);
  return `<section id="embed"><div class="column">
  <h2>${bilingualHtml({ en: 'In your page', fr: 'Dans votre page' })}</h2>
  <p>${bilingualHtml({
    en: `The ${toBuilder('embed builder')} puts the code together. Many places that allow no scripts take a frame instead: its query is the attributes of the element, and it tells its page how high it is.`,
    fr: `Le ${toBuilder('composeur')} assemble le code. Beaucoup de sites qui interdisent les scripts acceptent un cadre\u00a0: sa requête reprend les attributs de l’élément, et il indique sa hauteur à la page.`,
  })}</p>
  <details class="code">
    <summary>${bilingualHtml({ en: 'The code of a frame', fr: 'Le code d’un cadre' })}</summary>
    <pre>${escape(frame)}</pre>
    <button type="button" data-copy>${bilingualHtml({ en: 'Copy', fr: 'Copier' })}</button>
  </details>
</div></section>`;
}
