/** The sheet of what is pointed at on a table, loaded after a first question. */
export const moreStyles = `
.ring{fill:none;stroke:var(--_ink-2);stroke-width:1.4;stroke-dasharray:8 6}
.area{fill:var(--_now);fill-opacity:.2;stroke:var(--_now);stroke-width:2.4}
.paid{fill:var(--_now);stroke:var(--_surface);stroke-width:2}.table .paid-text{fill:var(--_on-now);font-weight:750}
.contact circle{fill:var(--_surface);stroke:var(--_now);stroke-width:2.4}.contact path{stroke:var(--_now);stroke-width:3}
.in-way{fill:var(--_now);stroke:var(--_surface);stroke-width:2}.in-way.not{fill:var(--_quiet)}
.tracer{fill:none;stroke:var(--_now);stroke-width:4}.tracer.missed{stroke:var(--_ink-2);stroke-width:2.4;stroke-dasharray:14 8}
.tag.on-ring rect{fill-opacity:.8;stroke:none}.tag.on-ring text{font-weight:500;fill:var(--_quiet)}
.tag.cover-tag rect{fill:var(--_now);stroke:none}.table .tag.cover-tag text{fill:var(--_on-now)}
.tag.cover-tag.not rect{fill:var(--_surface);stroke:var(--_quiet)}.table .tag.cover-tag.not text{fill:var(--_quiet);text-decoration:line-through}
.odds-tag .plate{stroke:var(--_now);stroke-width:2}.table .odds-tag .percent{text-anchor:start;fill:var(--_now);font-weight:800}.table .odds-tag .of{text-anchor:end;fill:var(--_text)}
.share{fill:var(--_sunk)}.share-0{fill:var(--_now)}.share-1{fill:var(--_text)}
`;
