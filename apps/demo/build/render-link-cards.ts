import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';

const FONT = join(import.meta.dirname, '../public/fonts/archivo.woff2');

/** Renders SVG to PNG in the site's own font. */
export async function cardRenderer(): Promise<(svg: string) => Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-cards-'));
  const font = join(folder, 'archivo.ttf');
  writeFileSync(font, await decompress(readFileSync(FONT)));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (svg) =>
    new Resvg(svg, {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Archivo' },
    })
      .render()
      .asPng();
}
