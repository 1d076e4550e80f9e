import { join } from 'node:path';

/**
 * Checks types and writes declarations: the native compiler, in a tenth of the time. ESLint and our own
 * readers of code need `typescript`, the last version with an interface for programs.
 */
export const COMPILER = join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
