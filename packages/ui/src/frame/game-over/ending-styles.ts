import { css } from 'lit';

/** How the end of a game looks: among the words, beside the board that shows how it stood. */
export const endingStyles = css`
  .frame.ended {
    --_deeds: 80cqb;
  }
  .result {
    display: grid;
    gap: 12px;
  }
  .result-head {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    justify-content: space-between;
  }
  .result .headline {
    font-size: 1.8em;
    font-weight: 760;
    line-height: 1.06;
  }
  .result-points {
    list-style: none;
    display: grid;
    gap: 4px;
    justify-items: end;
  }
  .result-points li {
    display: flex;
    gap: 10px;
    align-items: center;
    color: var(--_quiet);
  }
  .result-points .winner {
    color: var(--_text);
  }
  .result-points strong {
    font-size: 1.8em;
    line-height: 1;
    min-inline-size: 1.4em;
    text-align: end;
  }
  .curve figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    color: var(--_text);
  }
  .curve figcaption span {
    color: var(--_text);
  }
  .curve figcaption .quiet {
    margin-inline-start: auto;
    color: var(--_quiet);
  }
  .curve .key {
    inline-size: 24px;
    block-size: 6px;
    margin-inline-end: 6px;
    vertical-align: middle;
  }
  .curve path {
    fill: none;
    stroke: var(--side, var(--_text));
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  .curve .zero path {
    stroke: var(--_edge);
    stroke-width: 1;
  }
  .curve .fought path {
    stroke: var(--_sunk);
    stroke-width: 9;
  }
  .curve-box {
    cursor: pointer;
  }
  .curve .turned path {
    stroke: var(--_now);
    stroke-width: 2;
  }
  .curve .turned-at {
    padding: 2px 8px;
    border-radius: 2px;
    color: var(--_on-now);
    background: var(--_now);
    font-size: 0.85em;
  }
  .curve-box {
    position: relative;
    block-size: 120px;
    margin: 8px 0 4px 2em;
  }
  .curve-box svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .curve-box .scale {
    position: absolute;
    inset: -0.5em auto -0.5em -2em;
    display: grid;
    align-content: space-between;
    font-size: 0.8em;
    color: var(--_quiet);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
    gap: 8px;
  }
  .facts > .panel {
    display: grid;
    align-content: start;
    gap: 4px;
    font-size: 0.93em;
  }
  .facts .found {
    border-color: var(--_now);
  }
  .facts progress {
    inline-size: 100%;
    accent-color: var(--_now);
  }
  .tallies {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 22px;
    margin: 0;
  }
  .tallies dt {
    color: var(--_quiet);
    font-size: 0.85em;
  }
  .tallies dd {
    margin: 0;
    font-weight: 700;
  }
`;
