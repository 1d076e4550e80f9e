/** Musg's ground is paper, with tracks and roofs to go with it. */
export const paperStyles = `
.table{--_sheet:var(--skirmish-panel,var(--skirmish-sheet,light-dark(#e3d6bb,#211b12)));--_track:var(--skirmish-track,light-dark(#f0e6d0,#2e2619));--_roof:var(--skirmish-roof,light-dark(#d1b574,#6f6040));--_roof-2:var(--skirmish-roof-2,light-dark(#dfc78d,#7f7050))}
`;
