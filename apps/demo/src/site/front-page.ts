import { builder } from './front/builder.ts';
import { games } from './front/games.ts';
import { inASentence } from './front/inline-widgets.ts';
import { filmed, hero } from './front/hero.ts';
import { oneRule } from './front/one-rule.ts';
import { oneShot } from './front/one-shot.ts';
import { puzzleOfTheDay } from './front/puzzle-of-the-day.ts';
import type { Page } from './page.ts';
import type { ShowcasedSystem } from './systems.ts';

/** The front page: introduction, games, a puzzle, the uses of a rule, and how to embed. */
export function frontPage(systems: readonly ShowcasedSystem[]): Page {
  return {
    file: 'index.html',
    title: {
      en: 'Skirmish Kit: tabletop rules in any web page',
      fr: 'Skirmish Kit\u00a0: des règles de jeu dans toute page web',
    },
    description: {
      en: 'Play, replay, teach and compute tabletop skirmish games inside any web page.',
      fr: 'Jouer, rejouer, apprendre et calculer des jeux d’escarmouche dans toute page web.',
    },
    scripts: ['/src/front-page.ts'],
    body: [
      hero(filmed(systems), systems[0]),
      games(systems),
      puzzleOfTheDay(systems),
      oneRule(),
      inASentence(systems),
      builder(systems),
      oneShot(systems),
    ].join('\n'),
  };
}
