/** The sheet of the picture, for a file that stands alone and for the element alike. */
export const pictureStyles = `
.battle{display:block;inline-size:100%;block-size:100%;font-family:var(--_font,system-ui,sans-serif);user-select:none;-webkit-user-select:none}
.battle text{text-anchor:middle;dominant-baseline:central;fill:var(--_text,#1b1e20)}
.ground{fill:var(--_ground,#f4f2ee)}
.dot{fill:none;stroke:var(--_line,#d5cfc4);stroke-width:1.5}
.side-0{--side:var(--_side-0,#a8720a)}.side-1{--side:var(--_side-1,#1f6fb2)}.side-2{--side:var(--_side-2,#2c7a4f)}.side-3{--side:var(--_side-3,#8a3fa0)}
.piece .body{fill:var(--skirmish-terrain,light-dark(#e6e0d5,#232a2f));stroke:var(--_line,#d5cfc4);stroke-width:2}
.piece.difficult .body{fill:var(--skirmish-wood,light-dark(#e3e8d8,#212b26));stroke-dasharray:3 6;stroke-linecap:round;stroke:var(--_quiet,#5d6266)}
.piece.obstacle .body{stroke:var(--_quiet,#5d6266);stroke-width:2.5}
.piece.impassable .body{fill:var(--skirmish-solid,light-dark(#c9c2b4,#39424a));stroke:var(--_quiet,#5d6266);stroke-width:2.5}
.hatching{stroke:var(--_quiet,#5d6266);stroke-width:1.4;opacity:.55}
.door{fill:var(--_text,#1b1e20)}.door.open{fill:none;stroke:var(--_text,#1b1e20);stroke-width:2;stroke-dasharray:5 4}
.objective .near{fill:none;stroke:var(--side,var(--_quiet,#5d6266));stroke-width:2;stroke-dasharray:2 8;stroke-linecap:round}
.objective .diamond{fill:var(--_surface,#fffefb);stroke:var(--side,var(--_quiet,#5d6266));stroke-width:3}
.objective text{font-weight:650}
.thing path{fill:var(--_surface,#fffefb);stroke:var(--_text,#1b1e20);stroke-width:2;stroke-linejoin:round}
.figure{transition:transform var(--_motion,0s) ease-out}
.figure .body{fill:var(--_surface,#fffefb);stroke:var(--side);stroke-width:3}
.mark{fill:none;stroke:var(--side);stroke-width:1.8;opacity:.6}circle.mark{fill:var(--side);stroke:none}
.figure .pattern{stroke:none}
.figure .role{fill:none;stroke:none}
.figure .role.leader,.figure .role.hero{stroke:var(--side);stroke-width:1.6}
.figure .role.second{stroke:var(--side);stroke-width:1.6;stroke-dasharray:4 4}
.figure .role.hero{stroke-width:3.4;stroke-dasharray:1.5 4.5}
.figure .id{font-weight:700;paint-order:stroke;stroke:var(--_surface,#fffefb);stroke-width:2.6;stroke-linejoin:round}
.figure .wedge{fill:var(--side)}
.figure .cover-bar{fill:none;stroke:var(--_text,#1b1e20);stroke-width:4;stroke-linecap:round}
.figure .fallen{stroke:var(--side);stroke-width:3;opacity:.6}
.figure.acted:not(.acting) .id,.figure.acted:not(.acting) .pattern{opacity:.45}
.figure.acting .body{stroke:var(--_now,#c8421a);stroke-width:4.5}
.figure.acting .wedge{fill:var(--_now,#c8421a)}
.figure.target .body{stroke:var(--_now,#c8421a);stroke-width:4;stroke-dasharray:6 3}
.figure.choosable{cursor:pointer}.figure.choosable .body{stroke-width:4.5}
.marker circle{fill:var(--_text,#1b1e20);stroke:var(--_surface,#fffefb);stroke-width:1.5}
.marker text{fill:var(--_surface,#fffefb);font-weight:700}
.marker.ok circle{fill:var(--_surface,#fffefb);stroke:var(--_text,#1b1e20)}.marker.ok text{fill:var(--_text,#1b1e20)}
.overlay,.reach{pointer-events:none}
.reach .band{fill:var(--_now,#c8421a);opacity:.06}
.ring{fill:none;stroke:var(--_quiet,#5d6266);stroke-width:1.5;stroke-dasharray:8 6}
.label{paint-order:stroke;stroke:var(--_surface,#fffefb);stroke-width:6;stroke-linejoin:round;font-weight:600}
.label.on-ring{fill:var(--_quiet,#5d6266);font-weight:400}
.sight,.way,.ghost{fill:none;stroke:var(--_now,#c8421a);stroke-width:3}
.way{stroke-dasharray:2 7;stroke-linecap:round}
.sight.stopped,.way.stopped,.ghost.stopped{stroke:var(--_quiet,#5d6266);stroke-dasharray:3 6}
.trail{fill:none;stroke:var(--_quiet,#5d6266);stroke-width:2;stroke-dasharray:1 5;stroke-linecap:round}
@media (forced-colors:active){.battle{forced-color-adjust:none}.ground,.piece .body{fill:Canvas}.hatching,.piece .body{stroke:CanvasText}}
@media print{.reach,.overlay{display:none}.figure .body,.figure .wedge{print-color-adjust:exact}}
`;
