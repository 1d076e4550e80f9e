import type { Page } from '@playwright/test';
import { BLOG, KIT } from '../servers.mjs';

/** Everything a third-party page would notice: errors, blocked resources, requests to other hosts. */
export function monitorPage(page: Page): {
  readonly complaints: string[];
  readonly foreign: string[];
} {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(BLOG) && !request.url().startsWith(KIT))
      foreign.push(request.url());
  });
  return { complaints, foreign };
}
