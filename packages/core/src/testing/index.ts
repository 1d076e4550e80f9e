export * from './scripted.ts';
export * from './same-map.ts';
