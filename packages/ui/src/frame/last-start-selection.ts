import { safeStorage } from '../safe-storage.ts';
import { DEFAULT_PLAYBACK, type StartSelection, type PlaybackSettings } from './start-source.ts';

/** The last selection of the start panel, from the page's storage; any invalid content counts as none. */
export class LastStartSelection {
  readonly #place: string;

  constructor(tag: string) {
    this.#place = `${tag}:start`;
  }

  read(): Partial<StartSelection> {
    try {
      const { draft, seats, watching }: Readonly<Record<string, unknown>> = Object(
        JSON.parse(safeStorage().read(this.#place) ?? '{}'),
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

  write({ draft, seats, watching }: StartSelection): void {
    safeStorage().write(this.#place, JSON.stringify({ draft, seats, watching }));
  }
}

function readWatching({ moves, films }: { readonly [name: string]: unknown }): PlaybackSettings {
  return {
    moves: moves === 'at-once' ? moves : DEFAULT_PLAYBACK.moves,
    films: films === 'step' || films === 'skip' ? films : DEFAULT_PLAYBACK.films,
  };
}
