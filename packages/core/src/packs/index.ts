export * from './json.ts';
export * from './nearest.ts';
export * from './pack.ts';
export type { SchemaError } from './schema-error.ts';
export * from './fetch-pack.ts';
