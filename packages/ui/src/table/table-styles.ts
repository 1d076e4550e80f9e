/** A colour of the table, for light pages and dark ones; a page may set its own. */
const own = (name: string, light: string, dark: string) =>
  `--_${name}:var(--skirmish-${name},light-dark(${light},${dark}))`;

/** Colours of scenery, and of what a side is made of. */
const colours = [
  own('sheet', '#dce6dc', '#121b19'),
  own('wood', '#cfdcc4', '#1d2b23'),
  own('leaf', '#86a271', '#3d5e48'),
  own('leaf-2', '#a6bd8e', '#52785b'),
  own('stone', '#b4b6ae', '#4c585e'),
  own('stone-2', '#d3d5cd', '#667379'),
  own('roof', '#98a09f', '#38444a'),
  own('roof-2', '#adb5b3', '#4a575d'),
  own('rust', '#bd8460', '#6e4634'),
  own('rust-2', '#cf9c7b', '#8a5c46'),
  own('crate', '#cba96f', '#6b5534'),
  own('crate-2', '#e0c594', '#86704a'),
  own('water', '#c6dfe6', '#17333f'),
  own('water-2', '#74a3b5', '#3e7088'),
  own('track', '#ebefe6', '#1f2826'),
  own('ink', '#3d4240', '#090c0d'),
  own('ink-2', '#4a504d', '#94a1a1'),
  own('shade', 'rgb(28 40 34/.24)', 'rgb(0 0 0/.5)'),
].join(';');

/** Scenery of measured tables. */
const scenery = `
.leaf{fill:var(--_leaf);stroke:var(--_ink);stroke-width:1.3}.leaf-light{fill:none;stroke:var(--_leaf-2);stroke-width:2.2;stroke-linecap:round}
.stone{fill:var(--_stone);stroke:var(--_ink);stroke-width:1.4}.joint{fill:none;stroke:var(--_ink);stroke-width:.9}.coping{fill:none;stroke:var(--_stone-2);stroke-width:2.4}
.rail{stroke:var(--_crate);stroke-width:3}.post{fill:var(--_crate);stroke:var(--_ink);stroke-width:1}
.crate{fill:var(--_crate);stroke:var(--_ink);stroke-width:1.5}.plank{fill:none;stroke:var(--_crate-2);stroke-width:2.4}
.rust{fill:var(--_rust);stroke:var(--_ink);stroke-width:2}.rust-light{fill:var(--_rust-2)}.rib{fill:none;stroke:var(--_ink);stroke-width:1.1;opacity:.65}.block{fill:var(--_ink)}
.roof{fill:var(--_roof);stroke:var(--_ink);stroke-width:2}.roof-light{fill:var(--_roof-2)}.ridge{fill:none;stroke:var(--_ink);stroke-width:1.6}.chimney{fill:var(--_stone);stroke:var(--_ink);stroke-width:1.5}
.hatch-lid{fill:var(--_stone-2);stroke:var(--_ink);stroke-width:1.5}
.masonry{fill:var(--_stone);stroke:var(--_ink);stroke-width:2.4}.masonry-joint{fill:none;stroke:var(--_ink);stroke-width:1}
.boards{fill:color-mix(in srgb,var(--_crate) 40%,var(--_sheet))}.board-joint{fill:none;stroke:var(--_ink-2);stroke-width:.8;opacity:.6}
.wire{fill:none;stroke:var(--_ink-2);stroke-width:1.2;stroke-dasharray:7 4}.lattice-shade{fill:none;stroke:var(--_ink-2);stroke-width:2;opacity:.4}
.contour{fill:color-mix(in srgb,var(--_surface) 22%,transparent);stroke:var(--_ink-2);stroke-width:1.3}
.water{fill:var(--_water);stroke:var(--_water-2);stroke-width:3}.shore,.wavelet{fill:none;stroke:var(--_water-2);stroke-width:1.4}
.track{fill:var(--_track)}
.plain{fill:var(--_stone-2)}.plain.impassable{fill:var(--_roof)}.plain.difficult{fill:var(--_wood)}
.edge{fill:none;stroke:none;pointer-events:all}.edge.difficult{stroke:var(--_ink-2);stroke-width:1.6;stroke-dasharray:.1 4.5;stroke-linecap:round}
.door{fill:var(--_crate);stroke:var(--_ink);stroke-width:1.6}.door.open{fill:none;stroke:var(--_ink-2);stroke-dasharray:5 4}
`;

/** Figures and what is shown about them, on any board. */
export const figureStyles = `
.table{${colours};display:block;inline-size:100%;block-size:100%;font-family:var(--_font);font-variant-numeric:tabular-nums;user-select:none;-webkit-user-select:none}
.table text{text-anchor:middle;dominant-baseline:central;fill:var(--_text)}
.side-0{--side:var(--_side-0)}.side-1{--side:var(--_side-1)}.side-2{--side:var(--_side-2)}.side-3{--side:var(--_side-3)}
.sheet{fill:var(--_sheet)}
.cross{fill:none;stroke:var(--_ink-2);stroke-width:1.2;opacity:.45}
.grass{fill:none;stroke:var(--_ink-2);stroke-width:1;opacity:.4}
.ruler .bar{fill:var(--_ink-2)}.ruler .bar.light{fill:var(--_surface);stroke:var(--_ink-2);stroke-width:.8;fill-rule:evenodd}
.ruler text{fill:var(--_quiet)}
.shade{fill:var(--_shade)}
.floor{fill:var(--_wood)}.floor.rough{fill:color-mix(in srgb,var(--_stone-2) 55%,var(--_sheet))}
.cloud{fill:var(--_stone-2);opacity:.8;stroke:var(--_ink-2);stroke-width:1.5}.cloud-dots{stroke:var(--_ink-2);stroke-width:3;stroke-linecap:round}
.objective .near{fill:none;stroke:var(--side,var(--_ink-2));stroke-width:1.8;stroke-dasharray:.1 6;stroke-linecap:round}
.objective .diamond{fill:var(--_surface);stroke:var(--side,var(--_text));stroke-width:2.4}.objective.held .diamond{fill:var(--side)}
.objective text{font-weight:750}.objective.held text{fill:var(--_on-side)}
.thing path{fill:var(--_surface);stroke:var(--_text);stroke-width:2;stroke-linejoin:round}
.figure,.vehicle{--deep:color-mix(in srgb,var(--side) 58%,#000);--body:var(--deep);transition:transform var(--_motion) ease-out}
.figure.ringed{--body:var(--side)}
.base-shade{fill:var(--_shade)}
.base{fill:var(--side);stroke:var(--_surface);stroke-width:9;paint-order:stroke}
.ringed .base{fill:var(--_surface);stroke:var(--side);stroke-width:7;paint-order:normal}
.pattern{fill:none;stroke:color-mix(in srgb,var(--side) 55%,#fff);stroke-width:4;opacity:.55;stroke-linecap:round}
.ringed .pattern{stroke:var(--side);stroke-width:3;opacity:.45}.side-2 .pattern,.side-0 .pattern{stroke-width:5}
.nose{fill:var(--side)}.body{fill:var(--body)}
.weapon{fill:var(--_text);stroke:var(--_surface);stroke-width:5;paint-order:stroke;stroke-linejoin:round}
.plate{fill:var(--_surface);stroke:var(--side);stroke-width:5}
.number{font-weight:800}
.token-mark{fill:var(--_text);stroke:var(--_surface);stroke-width:6;paint-order:stroke;stroke-linejoin:round}
.teeth{fill:var(--_surface);stroke:var(--side);stroke-width:4;stroke-linejoin:round}
.acting-ring{fill:none;stroke:var(--_now);stroke-width:8}
.target-ring{fill:none;stroke:var(--_now);stroke-width:5}
.true-base{fill:none;stroke:var(--_now);stroke-width:1}
.bead{fill:var(--_now);stroke:var(--_now);stroke-width:3}.bead.spent{fill:var(--_surface)}
.life{fill:none;stroke:var(--side);stroke-width:6}.life.lost{opacity:.25}
.acted-bar{stroke:var(--_quiet);stroke-width:6;stroke-linecap:round}
.figure.acted:not(.acting):not(.target)>g{opacity:.5}
.figure.choosable{cursor:pointer}
.structure{fill:var(--_text);stroke:var(--_surface)}.structure.lost{fill:var(--_surface);stroke:var(--_text)}
.armour path{fill:var(--_surface);stroke:var(--_text);stroke-width:4}
.out-base{fill:none;stroke:var(--side);stroke-width:4;stroke-dasharray:12 9}.out-body{fill:var(--side);opacity:.3}.out-cross{fill:none;stroke:var(--_text);stroke-width:7;stroke-linecap:round}
.overlay,.reach,.trails{pointer-events:none}
.reach .band{fill:var(--_now);fill-opacity:.035}.reach .band-edge{fill:none;stroke:var(--_now);stroke-width:2.6;stroke-opacity:.6}
.stem{fill:none;stroke:var(--side);stroke-width:1.4}.stem-foot{fill:var(--side)}
.trail path{fill:none;stroke:var(--side);stroke-width:3;stroke-dasharray:.1 7;stroke-linecap:round}.trail circle{fill:none;stroke:var(--side);stroke-width:1.5;stroke-dasharray:5 4}
.halo{fill:none;stroke:var(--_surface);stroke-width:7;opacity:.85}
.sight,.way,.ghost{fill:none;stroke:var(--_now);stroke-width:3.4}
.sight.partly{stroke-dasharray:12 6}.sight.none{stroke:var(--_quiet);stroke-dasharray:.1 7;stroke-linecap:round}.stop{fill:none;stroke:var(--_quiet);stroke-width:4}
.way{stroke-dasharray:9 6}.ghost{stroke-width:2.4;fill:var(--_now);fill-opacity:.14}
.way.stopped,.ghost.stopped{stroke:var(--_quiet);stroke-dasharray:3 6}
.tag rect{fill:var(--_surface);stroke:var(--_line);stroke-width:1}.tag text{font-weight:700}
@media (forced-colors:active){.table{forced-color-adjust:none;--_sheet:Canvas;--_ink-2:CanvasText}.terrain path,.terrain rect,.terrain circle{fill:Canvas;stroke:CanvasText}.grass,.shade{display:none}}
@media print{.reach,.overlay,.grass{display:none}.figure .base,.plate{print-color-adjust:exact}}
`;

/** The sheet of a table. */
export const tableStyles = `${scenery}${figureStyles}`;
