import {
  isProblems,
  narratorOf,
  type Language,
  type Narrator,
  type LocalisedText,
} from '@skirmish-kit/core';
import { renderSvg } from '@skirmish-kit/ui/picture';
import type { ShowcaseFilm, ShowcaseEvent } from '@skirmish-kit/ui/showcase';
import { makeLibrary } from '../packs/built-in.ts';
import { messagesOf } from '../messages/index.ts';
import { boardContext } from '../messages/board-context.ts';
import { phaseScene } from '../element/board-scene.ts';
import { actors, type Phase } from '../film/film.ts';
import { filmBattle } from '../film/film-battle.ts';
import { legendOf } from '../element/legend.ts';
import { namesOf, type Names } from '../messages/element-names.ts';
import { makeBoardSvg } from '../element/picture/board-picture.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { pictureStyles } from '../element/picture/picture-styles.ts';
import { stateFrom } from '../notation/position-state.ts';

/** The symbols that a reader of the film meets first. */
const SYMBOLS = ['Melee', 'Shot', 'Toughness', 'Net', 'Link', 'Initiative'];

/** The battle of a position as pictures with their words, for a page that has no game yet. */
export function battleFilm(position: string, takeOver: ShowcaseFilm['takeOver']): ShowcaseFilm {
  const library = makeLibrary();
  const looks = armyStyles();
  const state = stateFrom(position, library, looks);
  if (isProblems(state)) throw new Error(state[0]?.message);
  const messages = messagesOf(library);
  const names = inBoth((language) => namesOf(state.setup, looks, language));
  const narrators = inBoth((language) => narratorOf(messages, state, language));
  const { frames } = filmBattle(library, state);
  const events = frames.map((phase): ShowcaseEvent => ({
    step: String(phase.phase),
    who: words(names, (each) => actors(phase, each)),
    lines: logged(phase, narrators),
    sides: phase.state.players.map(({ hp }, seat) => ({
      name: words(names, (each) => each.seat(seat)),
      points: hp,
    })),
    board: makeBoardSvg(phaseScene(boardContext(library, phase.state, names.en), phase)),
  }));
  const [army] = looks.filter(({ id }) => id === 'outpost');
  return {
    title: words(names, (each) => state.setup.armies.map((id) => each.army(id)).join(' – ')),
    moments: events,
    begins: Math.max(
      0,
      frames.findIndex(({ arrows }) => arrows.length > 0),
    ),
    takeOver,
    legend: (army ? legendOf(army) : [])
      .flatMap(({ rows }) => rows)
      .filter(({ name }) => SYMBOLS.includes(name.en))
      .map(({ symbol, name }) => ({
        picture: renderSvg(symbol, `svg{color-scheme:light dark}${pictureStyles}`),
        name,
      })),
  };
}

type Both<T> = Readonly<Record<Language, T>>;

function inBoth<T>(make: (language: Language) => T): Both<T> {
  return { en: make('en'), fr: make('fr') };
}

function words(names: Both<Names>, say: (names: Names) => string): LocalisedText {
  return { en: say(names.en), fr: say(names.fr) };
}

function logged({ logged: events }: Phase, narrators: Both<Narrator>): ShowcaseEvent['lines'] {
  return events.flatMap((moment) => {
    const entry = { kind: 'event', ...moment, at: 0 } as const;
    const [en, fr] = [narrators.en.line(entry), narrators.fr.line(entry)];
    return en === undefined || fr === undefined ? [] : [{ text: { en, fr }, rule: moment.rule }];
  });
}
