export * from './actions.ts';
export * from './key-codec.ts';
