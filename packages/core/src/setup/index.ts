export * from './choices.ts';
export * from './named.ts';
