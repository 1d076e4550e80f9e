export * from './actions.ts';
export * from './text-form.ts';
