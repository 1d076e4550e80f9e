import { entryOf } from '../element.ts';
import { bilingualHtml } from '../html.ts';
import type { ShowcasedSystem } from '../systems.ts';
import firstQuestionBytes from 'virtual:first-question-bytes';

/** The embed builder, for the front page and its own page. */
export function builder(systems: readonly ShowcasedSystem[]): string {
  const games = systems.map((shown) => ({
    folder: shown.folder,
    title: shown.system.title,
    bots: Object.keys(shown.system.bots),
    bytes: firstQuestionBytes[shown.folder],
    widgets: shown.showcase.widgets.map((widget) => ({
      id: widget.id,
      title: widget.title,
      attributes: widget.attributes,
      tag: widget.tag ?? shown.showcase.tag,
      define: entryOf(shown, widget),
    })),
  }));
  return `<section class="embed" id="embed"><div class="column">
  <h2>${bilingualHtml({ en: 'Put one in your page', fr: 'Dans votre page' })}
    <small>${bilingualHtml({
      en: 'Choose, look, copy. Works under a strict content policy and inside any framework.',
      fr: 'Choisissez, regardez, copiez. Marche sous une politique de contenu stricte et dans tout framework.',
    })}</small></h2>
  <skirmish-embed-builder><script type="application/json">${JSON.stringify(games).replaceAll('<', '\\u003c')}</script></skirmish-embed-builder>
</div></section>`;
}
