import { HEX_COLOURS, hexGroundStyles, hexLiveStyles } from '@skirmish-kit/ui/hex-picture';

const { text: TEXT, now: NOW, onNow: ON_NOW, tile: TILE } = HEX_COLOURS;
const ON_ARMY = 'var(--skirmish-on-army,light-dark(#fff,#14120d))';

/** A board with its tiles as it lies there: all that a diagram needs. */
export const boardStyles = `${hexGroundStyles}
.army-moloch{color:var(--skirmish-moloch,light-dark(#a52c16,#f27a5f))}
.army-outpost{color:var(--skirmish-outpost,light-dark(#1f7048,#57bd86))}
.army-borgo{color:var(--skirmish-borgo,light-dark(#1d5da6,#6fb0f2))}
.army-hegemony{color:var(--skirmish-hegemony,light-dark(#855d00,#e2b03c))}
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

const nettedStyles = `
.threads path{fill:none;stroke:${TEXT};stroke-width:1.6;opacity:.45}
.rope{fill:none;stroke:${TEXT};stroke-width:3;stroke-dasharray:3 3}
`;

/** The sheet of the pictures, for a file that stands alone and for the elements alike. */
export const pictureStyles = boardStyles + nettedStyles + hexLiveStyles;
