export * from './bare-text.ts';
export * from './json.ts';
export * from './nearest.ts';
export { notAmong } from './not-among.ts';
export { readFields, type Fields } from './fields.ts';
export * from './pack.ts';
export type { SchemaError } from './schema-error.ts';
export { safeAddress } from './address.ts';
export * from './fetch-pack.ts';
