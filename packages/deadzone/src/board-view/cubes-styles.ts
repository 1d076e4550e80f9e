/** What a board of cubes adds to the sheet of a table. */
export const cubesStyles = `
.cubes{--_plan:var(--skirmish-plan,light-dark(#dae1e8,#10161d));--_room:var(--skirmish-room,light-dark(#f3f2e9,#1d2629));--_wall:var(--skirmish-wall,light-dark(#837a6c,#8b948f));--_steel:light-dark(#34588a,#86b2e6)}
.cubes .sheet{fill:var(--_plan)}.cubes .border{fill:none;stroke:var(--_ink);stroke-width:2.5;pointer-events:none}
.cubes .grid{fill:none;stroke:var(--_ink-2);stroke-width:1;opacity:.32}
.cubes .letters text{fill:var(--_quiet)}
.cubes .zone rect{fill:var(--_ink-2);opacity:.1}.cubes .zone path{fill:none;stroke:var(--_steel);stroke-width:1.4;opacity:.4}
.cubes .scenery,.cubes .ground,.cubes .reach,.cubes .overlay{pointer-events:none}
.storey .top{fill:var(--_roof-2)}.storey .ribs{fill:none;stroke:var(--_ink);stroke-width:1.3;opacity:.3}.storey .rim{fill:none;stroke:var(--_ink);stroke-width:4;stroke-linecap:square}
.storey.room .top{fill:var(--_room)}.storey.room .ribs{opacity:.14}.storey.room .rim{stroke-width:1.5}
.storey.block .top{fill:var(--_roof)}.storey.block.rust .top{fill:var(--_rust)}.storey.block .ribs{stroke-width:2}
.storey.solid .top{fill:color-mix(in srgb,var(--_roof) 70%,var(--_ink))}.storey.solid.rust .top{fill:color-mix(in srgb,var(--_rust) 72%,var(--_ink))}
.storey.walkway .top{fill:var(--_stone-2)}.storey.walkway .rim{stroke-width:2.5}
.wall .bar{fill:var(--_wall);stroke:var(--_ink);stroke-width:1.8}.wall .dots{fill:none;stroke:var(--_text);stroke-width:5;stroke-linecap:round}
.wall.low .bar{fill:var(--_stone)}.wall.lower{opacity:.55}
.hatch{fill:color-mix(in srgb,var(--_ink) 16%,transparent);stroke:var(--_ink);stroke-width:1.4;stroke-dasharray:6 4}
.ladder{fill:none;stroke:var(--_ink-2);stroke-width:2.6}
.flight{fill:var(--_stone-2);stroke:var(--_ink);stroke-width:1.6}.treads{fill:none;stroke:var(--_ink);stroke-width:1.2;opacity:.6}.up{fill:none;stroke:var(--_text);stroke-width:3}
.overhead{fill:none;stroke:var(--_ink-2);stroke-width:1.6;stroke-dasharray:7 5}
.level-tab rect{fill:var(--_surface);stroke:var(--_line)}.level-tab text{font-weight:750}
.square{fill:transparent;cursor:pointer}.square:hover{fill:var(--_now);fill-opacity:.06}.square.chosen{fill:var(--_now);fill-opacity:.2}
.cubes .elsewhere{opacity:.45}
.cubes .thing path{fill:var(--_surface);stroke:var(--_text);stroke-width:2}
.cubes .smoke .cloud{fill:var(--_surface);opacity:.86;stroke:var(--_ink-2);stroke-width:1.5}
.reached rect,.reached .tile{fill:var(--_now);fill-opacity:.17;stroke:var(--_now);stroke-width:2.4}.reached.far rect,.reached.far .tile{fill-opacity:.05;stroke-dasharray:7 5;stroke-width:1.8}
.reached circle{fill:var(--_now)}.reached.far circle{fill:var(--_surface);stroke:var(--_now);stroke-width:1.6;stroke-dasharray:none}
.table .reached text{fill:var(--_on-now);font-weight:750}.table .reached.far text{fill:var(--_now)}
.reached .up-or-down{fill:var(--_surface);stroke:var(--_now);stroke-width:1.8}
.contested{fill:none;stroke:var(--_ink-2);stroke-width:1.6;stroke-dasharray:7 5}
.small-plate{fill:var(--side);stroke:var(--_surface);stroke-width:2.4}.ringed .small-plate{fill:var(--_surface);stroke:var(--side);stroke-width:3}
.table .plate-only.filled .number{fill:var(--_on-side)}.plate-only .up-or-down{fill:var(--_text)}
.plate-only .acting-ring,.plate-only .target-ring{stroke-width:3}.plate-only.out{opacity:.35}
.cubes .sight{stroke-width:3.4}.cubes .sight.thin{stroke:var(--_quiet);stroke-width:1;stroke-dasharray:3 4;opacity:.7}.cubes .sight.shot{stroke-width:4}.cubes .sight.missed{stroke:var(--_ink-2);stroke-dasharray:14 8}
.cubes .now-tag rect{stroke:var(--_now);stroke-width:1.6}
.cubes .figure{cursor:pointer}.cubes :is(.bead,.acting-ring,.target-ring,.acted-bar){pointer-events:none}
.pip{fill:var(--_surface);stroke:var(--side);stroke-width:3}
@media (forced-colors:active){.cubes{--_plan:Canvas;--_room:Canvas;--_wall:CanvasText}.storey .top{fill:Canvas;stroke:CanvasText}}
@media print{.cubes .reach,.cubes .overlay{display:none}}
`;
