export * from './alternate.ts';
export * from './activations.ts';
export * from './waves.ts';
export * from './ladder.ts';
