export * from './table/index.ts';
export * from './hex/index.ts';
