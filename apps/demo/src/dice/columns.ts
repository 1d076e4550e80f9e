import { html, svg, type TemplateResult } from 'lit';
import type { Weighted } from '@skirmish-kit/core';

const HEIGHT = 220;
const AXIS = 26;

/** One column per value, as wide as fits; two pools are drawn side by side. */
export function columns(
  pools: readonly (readonly Weighted<number>[])[],
  label: string,
): TemplateResult {
  const values = [...new Set(pools.flatMap((pool) => pool.map(([value]) => value)))].sort(
    (a, b) => a - b,
  );
  const most = Math.max(...pools.flatMap((pool) => pool.map(([, probability]) => probability)));
  const slot = 100 / values.length;
  const width = (slot * 0.8) / pools.length;
  const every = Math.ceil(values.length / 16);
  const shares = pools.map((pool) => new Map(pool));
  return html`<svg class="columns" height=${HEIGHT + AXIS} role="img" aria-label=${label}>
    ${values.map(
      (value, i) => svg`<g>
        ${shares.map((share, pool) => {
          const probability = share.get(value) ?? 0;
          const height = (probability / most) * HEIGHT;
          return svg`<rect class="pool-${pool}" x="${i * slot + slot * 0.1 + pool * width}%" width="${width}%" y=${HEIGHT - height} height=${height}>
            <title>${value}: ${(probability * 100).toFixed(3)} %</title>
          </rect>`;
        })}
        ${i % every === 0 ? svg`<text x="${i * slot + slot / 2}%" y=${HEIGHT + AXIS - 8}>${value}</text>` : ''}
      </g>`,
    )}
  </svg>`;
}

/** The chance of each value or more, from the chance of each. */
export function atLeastEach(pool: readonly Weighted<number>[]): readonly Weighted<number>[] {
  let left = 0;
  return pool
    .toReversed()
    .map(([value, probability]) => [value, (left += probability)] as const)
    .toReversed();
}
