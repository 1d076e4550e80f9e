import type { Language } from '@skirmish-kit/core';
import { radiusOf } from '../notation/board-radius.ts';
import { nameHex } from '../notation/hex-name.ts';
import type { ArmyStyle, TileLook } from '../packs/army-style.ts';
import type { Position } from '../rules/position.ts';

/** What an edition calls a tile. */
export function tileName(look: TileLook, edition: string | undefined, language: Language): string {
  return (edition === '1' ? look.firstName : look.name)[language];
}

/** All units of a position, army by army, for those who hear it. */
export function describeDiagram(
  position: Position,
  armies: readonly ArmyStyle[],
  language: Language,
): string {
  const radius = radiusOf(position);
  const { edition } = position;
  const wounded = (count: number) =>
    `${count} ${{ en: 'wound', fr: 'blessure' }[language]}${count > 1 ? 's' : ''}`;
  return armies
    .flatMap((army) => {
      const units = position.units.filter((unit) => unit.army === army.id);
      if (units.length === 0) return [];
      const said = units.map(({ tile, hex, wounds = 0 }) => {
        const look = army.tile(tile);
        const name = look ? tileName(look, edition, language) : tile;
        const number =
          look?.kind === 'hq'
            ? ` (${position.hq?.[army.id] ?? 20})`
            : wounds > 0
              ? ` (${wounded(wounds)})`
              : '';
        return `${name} ${nameHex(hex, radius)}${number}`;
      });
      const title = (edition === '1' ? army.firstName : army.name)[language];
      return [`${title}${language === 'fr' ? '\u00a0:' : ':'} ${said.join(', ')}.`];
    })
    .join(' ');
}
