export * from './table/index.ts';
