/** What the view from a corner adds to the sheet of a board of cubes. */
export const isoStyles = `
.iso .face{stroke:var(--_ink);stroke-width:1.2;stroke-linejoin:round;pointer-events:none}
.iso .block,.iso .slab,.iso .wall-face{--tone:var(--_roof-2)}.iso .rust{--tone:var(--_rust-2)}.iso .wall-face.low{--tone:var(--_stone-2)}.iso .slope{--tone:var(--_stone-2)}.iso .slab{--tone:var(--_stone-2)}.iso .slab.rust{--tone:var(--_rust-2)}
.iso .top{fill:var(--tone)}.iso .right{fill:color-mix(in srgb,var(--tone) 84%,#000)}.iso .left{fill:color-mix(in srgb,var(--tone) 66%,#000)}
.iso .ribs,.iso .treads{fill:none;stroke:var(--_ink);stroke-width:1;opacity:.35;pointer-events:none}.iso .slab.partial .top{fill-opacity:.75}.iso .hatch,.iso .ladder{pointer-events:none}
.iso .slab-edge{fill:color-mix(in srgb,var(--_plan) 70%,var(--_ink));stroke:var(--_ink);stroke-width:1}.iso .slab-edge.dark{fill:color-mix(in srgb,var(--_plan) 55%,var(--_ink))}
.iso .guides{fill:none;stroke:var(--_ink-2);stroke-width:1.6;stroke-dasharray:2 5;pointer-events:none}
.iso .sheet{stroke:var(--_ink);stroke-width:1.6}.iso .zone .zone-floor{fill:var(--_ink-2);stroke:none;opacity:.1}
.iso .reach,.iso .reached,.iso .smoke{pointer-events:none}
.stands .base{fill:var(--side);stroke:var(--_surface);stroke-width:1.6;paint-order:normal}.stands.ringed .base{fill:var(--_surface);stroke:var(--side);stroke-width:2.6}
.stands .torso{fill:var(--deep);stroke:var(--_surface);stroke-width:1.4;paint-order:stroke}.stands.ringed .torso{fill:var(--side)}.stands .head{fill:var(--side);stroke:var(--_surface);stroke-width:1.4}
.stands .plate{stroke-width:1.6}.stands .weapon{stroke-width:6}.stands .acting-ring,.stands .target-ring{stroke-width:2.6}.stands .out-base{stroke-width:1.6;stroke-dasharray:4 3}.stands .out-cross{stroke-width:2.4}
`;
