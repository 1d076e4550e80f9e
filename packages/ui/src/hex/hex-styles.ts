/** Colours that pieces share with the board they lie on; a page may set its own. */
export const HEX_COLOURS = {
  text: 'var(--_text,light-dark(#14181a,#e8edec))',
  quiet: 'var(--_quiet,light-dark(#525b5a,#9eaaaa))',
  line: 'var(--_line,light-dark(#c9cfc8,#343e42))',
  now: 'var(--_now,light-dark(#b8006f,#ff66b5))',
  onNow: 'var(--_on-now,light-dark(#fff,#2b0019))',
  tile: 'var(--skirmish-tile,light-dark(#fbfcfa,#191f22))',
} as const;

const { text: TEXT, quiet: QUIET, line: LINE, now: NOW, onNow: ON_NOW, tile: TILE } = HEX_COLOURS;

/** A board as it lies there. */
export const hexGroundStyles = `
.hexes{display:block;inline-size:100%;block-size:auto;font-family:var(--_font,system-ui,sans-serif);user-select:none;-webkit-user-select:none}
.hexes text{text-anchor:middle;dominant-baseline:central;fill:${TEXT}}
.cell{fill:var(--skirmish-cell,light-dark(#d3cfc4,#24241f));stroke:${LINE};stroke-width:1}
.cell.hill{fill:var(--skirmish-hill,light-dark(#ddd6c8,#2a3238))}
.coordinate{font-size:15px;opacity:.55}
.cracks{fill:none;stroke:${LINE};stroke-width:2;stroke-linejoin:round}
`;

/** Further marks: choices, battles, advice. */
export const hexLiveStyles = `
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
.heat-cell path{fill:${TEXT};stroke:${TEXT};stroke-linejoin:round}
.heat-cell.bad path{fill:none;stroke-dasharray:4 6}
.hexes .heat-cell text{font-weight:750}
`;
