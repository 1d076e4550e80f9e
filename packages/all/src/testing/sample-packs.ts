import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackType } from '@skirmish-kit/core';

const PACKAGES = join(import.meta.dirname, '../../..');

/** The packs in the folder of a system, under new ids, like third-party packs. */
export function samplePacks(system: string, sorts: readonly PackType[]): readonly object[] {
  const folder = join(PACKAGES, system, 'src/packs');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter((pack) => sorts.some(({ mark }) => Object(pack)[mark.field] === mark.value))
    .map(renamed);
}

/** What every army calls its HQ stays; every other id, and whatever refers to it, is changed. */
function renamed(pack: unknown): object {
  const ids = new Set<string>();
  JSON.stringify(pack, (key, value: unknown) => {
    if (key === 'id' && typeof value === 'string' && value !== 'hq') ids.add(value);
    return value;
  });
  const text = JSON.stringify(pack, (key, value: unknown) =>
    typeof value === 'string' && ids.has(value) && !['en', 'fr', 'kind'].includes(key)
      ? `${value}-too`
      : value,
  );
  return Object(JSON.parse(text));
}
