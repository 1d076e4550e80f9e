export * from './choices.ts';
export * from './named.ts';
export * from './position-length.ts';
