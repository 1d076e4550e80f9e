import type { TextSource } from '@skirmish-kit/ui';
import { tableTextSource } from '@skirmish-kit/ui/table';
import { isHere } from '../rules/figures.ts';
import { PACE } from '../rules/paces.ts';
import type { MusgView } from './game-view.ts';

/** A battle in words. */
export function textSource(room: MusgView): TextSource {
  return tableTextSource(room, {
    isListed: (figure) => isHere(figure) || figure.fate === 'out',
    unit: PACE,
  });
}
