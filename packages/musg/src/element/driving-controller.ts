import type { Point } from '@skirmish-kit/space';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { ActionOption, Areas, ScenePath } from '@skirmish-kit/ui/table';
import type { Figure } from '../rules/state.ts';
import type { DriverState } from './driving-options.ts';
import { loadDriving } from './chunks.ts';
import type { MusgView } from './game-view.ts';

type DrivingKit = Awaited<ReturnType<typeof loadDriving>>;

/** What pointing means to who sits in a vehicle or stands beside one. */
export class DrivingController {
  /** Fetched where there are vehicles; until then they have their buttons. */
  kit: DrivingKit | undefined;
  readonly #room: MusgView;
  #isFetching = false;

  constructor(room: MusgView) {
    this.#room = room;
  }

  fetch(): void {
    if (this.#isFetching) return;
    this.#isFetching = true;
    void loadDriving()
      .then((kit) => {
        this.kit = kit;
        this.#room.listAnew();
      })
      .catch(() => undefined);
  }

  /** Where who drives can go. */
  fan(driver: Figure): readonly Areas[] {
    return this.kit?.driveFan(this.#room.battle, driver) ?? [];
  }

  /** The vehicles on the table, as they are drawn. */
  drawings(): readonly SvgNode[] {
    const { battle, acting, names } = this.#room;
    return this.kit?.drawnVehicles(battle, acting, names) ?? [];
  }

  /** Driving, and who is at it or beside a vehicle, while he acts. */
  get #now(): { readonly kit: DrivingKit; readonly at: DriverState } | undefined {
    const { battle, acting: figure, host } = this.#room;
    const { choice: ask, narrator } = host;
    const { kit } = this;
    if (!kit || !battle.vehicles || !figure || ask?.about !== 'action') return undefined;
    return { kit, at: { battle, ask, figure, narrator } };
  }

  /** The way that would be driven to a place. */
  wayTo(to: Point): ScenePath | undefined {
    const now = this.#now;
    return now?.kit.drivenPath(now.at, to);
  }

  offersAt(at: Point): readonly ActionOption[] {
    const now = this.#now;
    return now?.kit.drivingOffers(now.at, at) ?? [];
  }

  runOver(enemy: Figure): readonly ActionOption[] {
    const now = this.#now;
    return now?.kit.runOverOffers(now.at, enemy) ?? [];
  }
}
