import { svgNode, renderSvg, type SvgNode } from '../picture.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import { flatPicture } from './standalone-svg.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './link-card.ts';

/** The card on a page as the text of a file that stands alone. */
export function svgFile(card: SVGSVGElement): Blob {
  const { tag, attributes, inside } = flatPicture(card);
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT };
  const whole: SvgNode = svgNode(tag, { ...attributes, ...size }, inside);
  return new Blob([renderSvg(whole)], { type: 'image/svg+xml' });
}

/** The card on a page as pixels. */
export async function pngFile(card: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  drawOnCanvas(context, flatPicture(card));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.')))),
  );
}

/** Lets the reader keep a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
