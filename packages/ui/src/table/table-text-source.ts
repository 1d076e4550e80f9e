import type { Point } from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import type { TextSource } from '../frame/text-source.ts';
import type { ActionOption } from './action-option.ts';
import type { FigureOf, TableView, TableState } from './table-view.ts';

/** The texts of a system for its battle. */
export interface TableTextSource<S extends TableState> {
  /** The figures of the list. */
  isListed(figure: FigureOf<S>): boolean;
  /** How many units of the table one of the numbers that people type is. */
  readonly unit: number;
  /** Other things on the table that have an id and can be moves' targets. */
  things?(): readonly { readonly id: string; readonly at: Point }[];
}

/** A battle in words: a list of figures, one's own first. */
export function tableTextSource<S extends TableState, Setup, O extends ActionOption, Odds>(
  room: TableView<S, Setup, O, Odds>,
  { isListed, unit, things }: TableTextSource<S>,
): TextSource {
  const { host } = room;
  return {
    summary: () => room.summary(),
    things: {
      label: () => tableText(host.language, 'figures'),
      items: () => {
        const mine = host.choice?.who ?? 0;
        return room.battle.figures
          .filter((figure) => isListed(figure))
          .toSorted((a, b) => Number(a.seat !== mine) - Number(b.seat !== mine))
          .map((figure) => ({
            id: figure.id,
            text: room.describe(figure),
            card: `figure:${figure.id}`,
          }));
      },
      first: () => room.choosable()[0],
      selected: () => room.target?.id ?? room.acting?.id,
      pick: (id) => room.choose(id),
    },
    look: (id) => room.look(id),
    places: {
      unit,
      from: () => room.acting?.at,
      of: (id) => (room.find(id) ?? things?.().find((each) => each.id === id))?.at,
    },
  };
}
