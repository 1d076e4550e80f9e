import type { MessageTable } from '@skirmish-kit/core';

/** The six values of a figure, as short as on a sheet. */
export const unitMessages = {
  'value-move': { en: 'Move', fr: 'Mvt' },
  'value-command': { en: 'Cd', fr: 'Cd' },
  'value-shoot': { en: 'Shoot', fr: 'CT' },
  'value-melee': { en: 'Melee', fr: 'CC' },
  'value-strength': { en: 'Str', fr: 'F' },
  'value-resistance': { en: 'Res', fr: 'R' },
} satisfies MessageTable;
