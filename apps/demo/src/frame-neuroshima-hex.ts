import { openFrame } from './frame.ts';

/** `mode=diagram` is a picture, for which no game is fetched. */
const mode = new URL(location.href).searchParams.get('mode');

if (mode === 'diagram') {
  await import('@skirmish-kit/neuroshima-hex/define-diagram');
  openFrame('skirmish-neuroshima-diagram');
} else {
  await import('@skirmish-kit/neuroshima-hex/define');
  openFrame('skirmish-neuroshima-hex');
}
