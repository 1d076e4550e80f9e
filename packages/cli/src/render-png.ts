import { flatSvg } from '@skirmish-kit/ui/flat-svg';
import { UsageError } from './command.ts';

const RENDERER = '@resvg/resvg-js';
/** Wide enough for the preview card of a link. */
const WIDTH = 1200;
const GROUND = { light: '#eceeea', dark: '#101416' };

/** An SVG picture as PNG. The renderer is a package of its own that not everybody needs. */
export async function renderPng(svg: string, theme: 'light' | 'dark'): Promise<Uint8Array> {
  const { Resvg } = await loadRenderer();
  const image = new Resvg(flatSvg(svg, theme), {
    background: GROUND[theme],
    fitTo: { mode: 'width', value: WIDTH },
    // Where there is no Arial, which the renderer takes for `sans-serif`.
    font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' },
  });
  return image.render().asPng();
}

async function loadRenderer() {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    throw new UsageError(`PNG files need the package ${RENDERER}: npm install ${RENDERER}`);
  }
}
