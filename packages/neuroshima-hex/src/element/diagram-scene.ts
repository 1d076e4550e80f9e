import type { Language } from '@skirmish-kit/core';
import { nameHex } from '../notation/hex-name.ts';
import { radiusOf } from '../notation/board-radius.ts';
import type { Position } from '../rules/position.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import type { ArmyLook, TileLook } from '../packs/look.ts';

/** A position as a picture shows it; tiles nobody knows are left out. */
export function diagramScene(
  position: Position,
  armies: readonly ArmyLook[],
  language: Language,
  names: boolean,
): BoardScene {
  const radius = radiusOf(position);
  const tiles = position.units.flatMap(({ army, tile, hex, rotation = 0, wounds = 0 }, id) => {
    const look = armies.find((each) => each.id === army)?.tile(tile);
    if (!look) return [];
    const points = look.kind === 'hq' ? { points: position.hq?.[army] ?? 20 } : {};
    const title = `${tileName(look, position.edition, language)} ${nameHex(hex, radius)}`;
    const placed: PlacedTile = { id, look, hex, rotation, wounds, title, ...points };
    return [placed];
  });
  return { radius, tiles, names, hill: position.options?.board === 'hill' };
}

/** What an edition calls a tile. */
export function tileName(look: TileLook, edition: string | undefined, language: Language): string {
  return (edition === '1' ? look.firstName : look.name)[language];
}

/** All units of a position, army by army, for those who hear it. */
export function describeDiagram(
  position: Position,
  armies: readonly ArmyLook[],
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
