export { run } from './run.ts';
export { systemFiles, type NewSystem } from './system-files.ts';
