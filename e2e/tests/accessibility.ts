import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(context: ContextObject, options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe looks at colours for. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Of a long list of the same kind, the first two stand for all. */
const MORE_OF_THE_SAME = 'li.card:nth-child(n + 3)';

/** Everything, but for the order of headings: an embedded element cannot know the level of the one above it. */
const ALL: RunOptions = { rules: { 'heading-order': { enabled: false } } };
const COLOURS: RunOptions = { runOnly: RULES_OF_COLOUR };

/**
 * The faults that axe finds in a page and its frames, each with the tags it is about. Asks axe inside the
 * page and hears of faults alone: all that it has found to be well is megabytes.
 */
export async function accessibilityViolations(
  page: Page,
  of: 'all' | 'colours' = 'all',
): Promise<readonly string[]> {
  const options: RunOptions = {
    ...(of === 'colours' ? COLOURS : ALL),
    // Frames are asked one by one.
    iframes: false,
    resultTypes: ['violations'],
  };
  const context = { exclude: [MORE_OF_THE_SAME] };
  const faults: string[] = [];
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(AXE);
    const found = await frame.evaluate(
      async ([where, how]) => {
        if (!window.axe) throw new Error('axe did not arrive.');
        const { violations } = await window.axe.run(where, how);
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
      },
      [context, options] as const,
    );
    faults.push(...found);
  }
  return faults;
}
