import licence from 'virtual:licence';
import { bilingualHtml, escape } from './html.ts';
import type { Page } from './page.ts';

/** The licence of the kit, and of the font that the site is set in. */
export const licencePage: Page = {
  file: 'licence.html',
  title: { en: 'Licence: Skirmish Kit', fr: 'Licence\u00a0: Skirmish Kit' },
  description: {
    en: 'The MIT licence of Skirmish Kit, and the notices of what it is built with.',
    fr: 'La licence MIT de Skirmish Kit, et les mentions de ce qui le compose.',
  },
  body: `<div class="column opening">
  <h1>${bilingualHtml({ en: 'Licence', fr: 'Licence' })}</h1>
  <p class="lead">${bilingualHtml({
    en: 'Code, pictures and words of the kit are free to use. The games belong to their authors and publishers. The site is set in Archivo, under the <a href=./fonts/OFL.txt>SIL Open Font License</a>; what the widgets are built with stands in <a href=./NOTICES.txt>the notices</a>.',
    fr: 'Code, images et textes du kit sont libres. Les jeux appartiennent à leurs auteurs et éditeurs. Le site est composé en Archivo, sous <a href=./fonts/OFL.txt>SIL Open Font License</a>\u00a0; ce qui compose les widgets figure dans <a href=./NOTICES.txt>les mentions</a>.',
  })}</p>
  <pre>${escape(licence)}</pre>
</div>`,
};
