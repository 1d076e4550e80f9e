import { refuse, emit, type Flow } from '@skirmish-kit/core';
import type { World } from '../world.ts';

const tellHook = (hook: string, ...about: readonly (string | number)[]): Flow =>
  emit(`echo-${hook}`, 'MU-TURN-07', { about: about.join(' ') });

/**
 * A world that tells whenever it is asked, and changes little: nobody runs in it, everybody can ring its
 * bell for a point, and a player from the second seat acts for those of nobody.
 */
export const hookRecorder: World = {
  id: 'echo',
  title: { en: 'Echo', fr: 'Écho' },
  text: { en: 'Everything is heard.', fr: 'Tout s’entend.' },
  controller: () => 1,
  prepare: () => tellHook('prepare'),
  deployed: () => tellHook('deployed'),
  activated: (_, id) => tellHook('activated', id),
  finished: (_, id) => tellHook('finished', id),
  acted: (_, id, { kind }) => tellHook('acted', id, kind),
  moved: (_, id, [x, y]) => tellHook('moved', id, x, y),
  gone: (_, id) => tellHook('gone', id),
  whyNot: (_, figure, { kind }) =>
    kind === 'run' ? refuse('cannot-run', 'MU-MOVE-03', { figure: figure.id }) : undefined,
  deeds: (_, { ap }) => (ap > 0 ? [{ kind: 'deed', what: 'ring', at: 'bell' }] : []),
  whyNotDeed: () => undefined,
  costOfDeed: () => 1,
  doDeed: (_, id, { what, at }) => tellHook('deed', id, what, at),
  command: (_, __, command) => command - 2,
};
