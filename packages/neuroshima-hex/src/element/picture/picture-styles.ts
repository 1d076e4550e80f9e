const TEXT = 'var(--_text,light-dark(#14181a,#e8edec))';
const QUIET = 'var(--_quiet,light-dark(#525b5a,#9eaaaa))';
const LINE = 'var(--_line,light-dark(#c9cfc8,#343e42))';
const NOW = 'var(--_now,light-dark(#b8006f,#ff66b5))';
const ON_NOW = 'var(--_on-now,light-dark(#fff,#2b0019))';
const TILE = 'var(--skirmish-tile,light-dark(#fbfcfa,#191f22))';
const ON_ARMY = 'var(--skirmish-on-army,light-dark(#fff,#14120d))';

/** A board as it lies there: all that a diagram needs. */
export const boardStyles = `
.hexes{display:block;inline-size:100%;block-size:auto;font-family:var(--_font,system-ui,sans-serif);user-select:none;-webkit-user-select:none}
.hexes text{text-anchor:middle;dominant-baseline:central;fill:${TEXT}}
.army-moloch{color:var(--skirmish-moloch,light-dark(#a52c16,#f27a5f))}
.army-outpost{color:var(--skirmish-outpost,light-dark(#1f7048,#57bd86))}
.army-borgo{color:var(--skirmish-borgo,light-dark(#1d5da6,#6fb0f2))}
.army-hegemony{color:var(--skirmish-hegemony,light-dark(#855d00,#e2b03c))}
.cell{fill:var(--skirmish-cell,light-dark(#d3cfc4,#24241f));stroke:${LINE};stroke-width:1}
.cell.hill{fill:var(--skirmish-hill,light-dark(#ddd6c8,#2a3238))}
.coordinate{font-size:15px;opacity:.55}
.tile .body{fill:${TILE};stroke:currentColor;stroke-width:4.5;stroke-linejoin:round}
.pattern{fill:none;stroke:currentColor;stroke-linecap:round;stroke-opacity:.26}
.edge{fill:${TEXT};stroke:${TILE};stroke-width:1.5;paint-order:stroke}
.edge.melee{stroke-width:2}
.edge.link{fill:currentColor;stroke:${TEXT};stroke-width:1.5}
.edge.net{fill:none;stroke:${TEXT};stroke-width:1.8}
.edge.net-ground{fill:${TILE};stroke:none}
.disc{fill:currentColor}
.ring{fill:${TILE};stroke:currentColor;stroke-width:3}
.glyph{fill:${TEXT}}
.glyph.line{fill:none;stroke:${TEXT};stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}
.glyph.line.thin{stroke-width:2}
.hexes .on-disc{fill:${ON_ARMY};font-weight:750}
g.on-disc .glyph{fill:${ON_ARMY}}
g.on-disc .glyph.line{fill:none;stroke:${ON_ARMY}}
.mobile .glyph.line{stroke-width:4.2}
.hexes .letter{font-size:17px;font-weight:750;fill:currentColor;paint-order:stroke;stroke:${TILE};stroke-width:4}
.cracks{fill:none;stroke:${LINE};stroke-width:2;stroke-linejoin:round}
.changed{fill:none;stroke:currentColor;stroke-width:2.4;stroke-dasharray:.1 5;stroke-linecap:round}
.change{fill:currentColor;stroke:${TILE};stroke-width:3;paint-order:stroke}
.shield path{fill:${TEXT};stroke:${TILE};stroke-width:2;paint-order:stroke}
.hexes .shield text{fill:${TILE};font-weight:750}
.shield.hurt path{fill:${NOW}}
.hexes .shield.hurt text{fill:${ON_NOW}}
.wounds circle{fill:${NOW};stroke:${TILE};stroke-width:2}
.hexes .wounds text{fill:${ON_NOW};font-weight:750}
@media (forced-colors:active){.hexes{forced-color-adjust:none;--_text:CanvasText;--skirmish-tile:Canvas;--skirmish-cell:Canvas;--skirmish-on-army:Canvas}.tile{color:CanvasText}}
@media print{.disc,.pattern{print-color-adjust:exact}}
`;

/** What happens on it besides: nets, battles, choices, advice. */
const liveStyles = `
.threads path{fill:none;stroke:${TEXT};stroke-width:1.6;opacity:.45}
.rope{fill:none;stroke:${TEXT};stroke-width:3;stroke-dasharray:3 3}
.slot{transition:transform var(--_motion,0s) ease-out,opacity var(--_motion,0s)}
.outline{fill:none;stroke:none;pointer-events:none}
.acting>.outline,.chosen>.outline{stroke:${NOW};stroke-width:7;stroke-linejoin:round}
.struck>.outline{stroke:${NOW};stroke-width:5;stroke-dasharray:9 6}
.gone{opacity:.35}
.ghost{pointer-events:none}.forbidden{opacity:.3}
.ghost>.outline{stroke:${NOW};stroke-width:5;stroke-dasharray:10 6}
.choosable{cursor:pointer}
.marks path,.overlay,.heat{pointer-events:none}
.lit{fill:${NOW};fill-opacity:.07;stroke:${NOW};stroke-width:2;stroke-opacity:.55}
.lit.taken{fill-opacity:.16;stroke-width:5;stroke-opacity:1}
.focus{fill:none;stroke:${TEXT};stroke-width:3.5}
.arrow path{fill:none;stroke:${NOW};stroke-width:6;stroke-linecap:round}
.arrow .head{fill:${NOW};stroke:none}
.arrow .under{stroke:${TILE};stroke-width:10;opacity:.7}
.arrow.healed path,.arrow.moved path,.arrow.pushed path,.arrow.blocked path{stroke:${QUIET}}
.arrow.healed .head,.arrow.moved .head,.arrow.pushed .head,.arrow.blocked .head{fill:${QUIET}}
.arrow.healed .shaft{stroke-dasharray:2 9}
.tie path{fill:none;stroke:${TEXT};stroke-width:4;stroke-dasharray:.1 9;stroke-linecap:round}
.tie rect{fill:${TEXT};stroke:${TILE};stroke-width:2}
.hexes .tie text{fill:${TILE};font-weight:750}
.threat circle{fill:${TILE};stroke:${TEXT};stroke-width:3}
.hexes .threat text{font-weight:750}
.badge circle{fill:${NOW};stroke:${TILE};stroke-width:2}
.hexes .badge text{fill:${ON_NOW};font-weight:750}
.heat-cell path{fill:${NOW}}
.heat-cell.good path{fill:var(--skirmish-good,light-dark(#1a7f5a,#3fb58a))}
.hexes .heat-cell text{font-weight:700;paint-order:stroke;stroke:${TILE};stroke-width:4}
`;

/** The sheet of the pictures, for a file that stands alone and for the elements alike. */
export const pictureStyles = boardStyles + liveStyles;
