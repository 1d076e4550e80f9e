export * from './pack-named.ts';
export * from './one-legality.ts';
export * from './played-at-random.ts';
export * from './scripted.ts';
export * from './same-map.ts';
export * from './spoilt.ts';
export * from './untold.ts';
