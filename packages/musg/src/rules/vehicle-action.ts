import type { Action } from './action.ts';

const KINDS = [
  'board',
  'get-out',
  'drive',
  'boost',
  'jump',
  'shoot-vehicle',
  'shoot-crew',
  'strike-vehicle',
] as const;

/** What has to do with vehicles (MU-VEH-04 to MU-VEH-23). */
export type VehicleAction = Extract<Action, { readonly kind: (typeof KINDS)[number] }>;

export function isVehicleAction(action: Action): action is VehicleAction {
  return KINDS.some((kind) => kind === action.kind);
}
