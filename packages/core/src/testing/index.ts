export * from './scripted.ts';
