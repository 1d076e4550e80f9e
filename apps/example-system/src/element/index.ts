export { SkirmishCauseway } from './skirmish-causeway.ts';
