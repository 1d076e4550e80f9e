import { keep } from '../safe-storage.ts';
import { USUAL_WATCHING, type PickedStart, type Watching } from './start-source.ts';

/** What somebody picked last, in the page's storage; anything that is not that is nothing. */
export class RememberedStart {
  readonly #place: string;

  constructor(tag: string) {
    this.#place = `${tag}:start`;
  }

  read(): Partial<PickedStart> {
    try {
      const { draft, seats, watching }: Readonly<Record<string, unknown>> = Object(
        JSON.parse(keep().read(this.#place) ?? '{}'),
      );
      return {
        ...(typeof draft === 'object' && draft ? { draft: { ...draft } } : {}),
        ...(Array.isArray(seats) ? { seats: seats.map(String) } : {}),
        watching: readWatching(Object(watching)),
      };
    } catch {
      return {};
    }
  }

  write({ draft, seats, watching }: PickedStart): void {
    keep().write(this.#place, JSON.stringify({ draft, seats, watching }));
  }
}

function readWatching({ moves, films }: { readonly [name: string]: unknown }): Watching {
  return {
    moves: moves === 'at-once' ? moves : USUAL_WATCHING.moves,
    films: films === 'step' || films === 'skip' ? films : USUAL_WATCHING.films,
  };
}
