import { css } from 'lit';

/** How the tips of a guided game look: at the head of the words, under the board on a phone. */
export const guideStyles = css`
  .frame {
    position: relative;
  }
  .tip {
    display: grid;
    gap: 8px;
    padding: 12px 14px;
    color: var(--_text);
    background: var(--_surface);
    border: 2px solid var(--_now);
    border-radius: 8px;
    line-height: 1.4;
  }
  .tip h3 {
    margin: 0;
    font-size: 1em;
    font-weight: 740;
    outline-offset: 2px;
  }
  .tip p {
    margin: 0;
  }
  .tip-way {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 1.2em;
    color: var(--_quiet);
    font-size: 0.86em;
  }
  .tip-dots {
    display: flex;
    gap: 4px;
  }
  .tip-dots i {
    inline-size: 18px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
  }
  .tip-dots .done {
    background: var(--_edge);
  }
  .tip-dots .now {
    background: var(--_now);
  }
  .tip .tip-refusal {
    margin-block-start: 6px;
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--_now);
  }
  .tip .controls {
    justify-content: space-between;
  }
  .guide-ring {
    position: absolute;
    z-index: 2;
    inset-block-start: 0;
    left: 0;
    translate: calc(var(--_x, 0px) - 5px) calc(var(--_y, 0px) - 5px);
    inline-size: calc(var(--_w, 0px) + 10px);
    block-size: calc(var(--_h, 0px) + 10px);
    border: 3px solid var(--_now);
    border-radius: 14px;
    pointer-events: none;
  }
  .guide-ring[hidden] {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .tip {
      animation: tip-comes 120ms ease-out;
    }
    @keyframes tip-comes {
      from {
        opacity: 0;
      }
    }
  }
  @media print {
    .tip,
    .guide-ring {
      display: none;
    }
  }
`;
