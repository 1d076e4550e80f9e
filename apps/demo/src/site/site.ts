import { documentationPage } from './documentation-page.ts';
import { licencePage } from './licence-page.ts';
import { embedPage } from './embed-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { filmed } from './front/hero.ts';
import { puzzlePictures } from './front/puzzle-of-the-day.ts';
import { linkCardSvg } from './link-card.ts';
import { framePage } from './iframe-page.ts';
import { frontPage } from './front-page.ts';
import { documentOf, type Page } from './page.ts';
import { playFile, playPage } from './play-page.ts';
import { toolPages } from './tool-pages.ts';
import { systemPage } from './system-page.ts';
import { showcasedSystems } from './systems.ts';

/** Every page of the site, by its file. */
export function pages(): ReadonlyMap<string, string> {
  const all: readonly Page[] = [
    frontPage(showcasedSystems),
    ...showcasedSystems.map(systemPage),
    ...toolPages,
    embedPage(showcasedSystems),
    documentationPage(showcasedSystems),
    licencePage,
    notFoundPage(showcasedSystems),
  ];
  const origin = process.env['SKIRMISH_SITE'];
  return new Map([
    ...all.map((page) => [page.file, documentOf(page, showcasedSystems, { origin })] as const),
    ...showcasedSystems.map((shown) => [`e/${shown.folder}.html`, framePage(shown)] as const),
    ...showcasedSystems.map((shown) => [playFile(shown), playPage(shown)] as const),
  ]);
}

/** Every generated picture of the site, by file name. */
export function pictures(): ReadonlyMap<string, string> {
  const film = filmed(showcasedSystems)?.film;
  return new Map([
    ...showcasedSystems.map(
      ({ folder, showcase }) => [`pictures/${folder}.svg`, showcase.board()] as const,
    ),
    ...(film?.moments ?? []).map(({ board }, i) => [`pictures/film-${i}.svg`, board] as const),
    ...(film?.legend ?? []).map(({ picture }, i) => [`pictures/symbol-${i}.svg`, picture] as const),
    ...puzzlePictures(showcasedSystems),
  ]);
}

/** The pictures of link cards, still as SVG, by their files. */
export function cards(): ReadonlyMap<string, string> {
  const [first] = showcasedSystems;
  return new Map([
    ...showcasedSystems.map(
      ({ folder, system, showcase }) =>
        [
          `cards/${folder}.png`,
          linkCardSvg({
            board: showcase.board(),
            title: system.title.en,
            text: showcase.line,
          }),
        ] as const,
    ),
    ...(first
      ? [
          [
            'cards/skirmish-kit.png',
            linkCardSvg({
              board: filmed(showcasedSystems)?.film.moments[0]?.board ?? first.showcase.board(),
              title: 'Tabletop rules in any web page',
              text: {
                en: 'Play, replay, teach and compute skirmish games, here or in your own page.',
                fr: '',
              },
            }),
          ] as const,
        ]
      : []),
  ]);
}
