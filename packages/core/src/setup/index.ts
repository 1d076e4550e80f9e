export * from './choices.ts';
export * from './named.ts';
export * from './long-position.ts';
