/**
 * The outline of a figure's weapon, seen from above. It points in the direction of the figure, and fits the
 * box of a token (a base of radius 48 about 0, 0; up is forwards).
 */
export const WEAPON_OUTLINES = {
  pistol: 'M11-56h9v22h-9z',
  smg: 'M10-58h6v14h7v8h-4v14H9v-22h1z',
  rifle: 'M12-66h7v30h4v24H9v-24h3z',
  sniper: 'M13-78h5v40h5v26H9v-20h-4v-10h8z',
  heavy: 'M6-64h5v10h4v-10h5v10h4v-10h5v22h4v22H3v-22h3z',
  launcher: 'M9-68h15l-3 8v48H12v-48z',
  flamer: 'M6-66h20l-6 12h-1v38h-7v-38h-1z',
  shotgun: 'M10-60h10v26h3v22H8v-22h2z',
  blade: 'M14-72l5 8v32h7v6h-7v12h-7v-12H5v-6h7v-32z',
  axe: 'M13-64q16-4 20 12q-10 8-15 6v36h-6v-52z',
  hammer: 'M3-66h26v15H19v41h-6v-41H3z',
  bow: 'M-14-46Q14-76 42-46L38-44Q14-68-10-44ZM12-66h4v34h-4z',
  spear: 'M14-84l6 16h-4v58h-5v-58H8z',
  hands: 'M-20-58h9v22h-9zM10-58h9v22h-9z',
} as const;

export type WeaponOutline = keyof typeof WEAPON_OUTLINES;
