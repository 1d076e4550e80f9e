import { subFlow, type Flow } from '@skirmish-kit/core';
import { isIn } from '../figures.ts';
import { emit } from '../events.ts';
import type { Battle } from '../state.ts';
import type { World } from '../world.ts';
import { settingOf } from '../world-helpers.ts';
import {
  civilianHooks,
  drawCivilian,
  findBystanders,
  clearCourting,
  isCivilian,
  recordShot,
  shootBack,
} from './civilians.ts';
import { bystanderSeat, freePlaces, spawn } from './spawn.ts';
import { civilianValueSetting } from './zombie-settings.ts';

/** MU-CIV-01: civilians wait in the middle of the table for who finds them first. */
function* waitInTheMiddle(battle: Battle): Flow {
  const count = Number(settingOf(battle, 'civilians') ?? 3);
  const middle = [Math.round(battle.width / 2), Math.round(battle.height / 2)] as const;
  for (const at of freePlaces(battle, middle, 9 * count).filter((_, i) => i % 9 === 0)) {
    const recruit = yield* subFlow(drawCivilian, battle, 0);
    const { id } = spawn(battle, recruit, bystanderSeat(battle), at);
    yield* emit('appears', 'MU-CIV-01', { figure: id, x: at[0], y: at[1] });
  }
}

/** MU-CIV-01 to MU-CIV-07 without anything that comes for them. */
export const civilians: World = {
  ...civilianHooks,
  id: 'civilians',
  title: { en: 'Civilians', fr: 'Civils' },
  text: {
    en: 'Civilians stand between the bands; who brings them off the table scores.',
    fr: 'Des civils sont entre les bandes ; qui les met à l’abri marque.',
  },
  horde: { en: 'Nobody', fr: 'Personne' },
  settings: [
    {
      key: 'civilians',
      rule: 'MU-CIV-01',
      title: { en: 'Civilians on the table', fr: 'Civils sur la table' },
      values: ['3', '1', '2', '5'].map((value) => ({ value, title: { en: value, fr: value } })),
    },
    civilianValueSetting,
  ],
  deployed: waitInTheMiddle,
  // MU-CIV-03: one whom nobody has found shoots back when all have acted.
  wild: (battle) =>
    battle.figures
      .filter((figure) => figure.seat === bystanderSeat(battle) && isIn(figure))
      .map(({ id }) => id),
  *actWild(battle, id) {
    yield* shootBack(battle, id);
    return true;
  },
  *moved(battle, id, _, { places }) {
    clearCourting(battle, id);
    yield* findBystanders(battle, id, places);
  },
  shot(battle, id, _, target) {
    recordShot(battle, id, target);
    return undefined;
  },
  worth: (_, figure) => (isCivilian(figure) ? 0 : undefined),
};
