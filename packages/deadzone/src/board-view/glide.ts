import { repaint } from '@skirmish-kit/ui/no-lit';
import type { SvgNode } from '@skirmish-kit/ui/picture';

/**
 * Paints a picture whose figures are drawn among what stands before and behind them: who has come to
 * another cube has another element there, which glides from where the old one was. Nothing glides when the
 * board itself was turned, or the reader wants nothing to move.
 */
export function paintGliding(svg: Element, picture: SvgNode): void {
  const isSame = VIEW.every((name) => svg.getAttribute(name) === viewOf(picture, name));
  const before = isSame ? placesIn(svg) : new Map<string, string>();
  repaint(svg, picture);
  const motion = getComputedStyle(svg).getPropertyValue('--_motion');
  const duration = Number.parseFloat(motion) * (motion.endsWith('ms') ? 1 : 1000);
  if (!(duration > 0)) return;
  for (const [id, place] of placesIn(svg)) {
    const from = before.get(id);
    if (from === undefined || from === place) continue;
    svg
      .querySelector(`[data-figure="${id}"]`)
      ?.animate([{ transform: cssOf(from) }, { transform: cssOf(place) }], {
        duration,
        easing: 'ease-out',
      });
  }
}

/** What says that it is the same view of the same board. */
const VIEW = ['class', 'data-turns'];

function viewOf({ attributes }: SvgNode, name: string): string {
  return String(attributes[name]);
}

function placesIn(svg: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const figure of svg.querySelectorAll('[data-figure]'))
    found.set(figure.getAttribute('data-figure') ?? '', figure.getAttribute('transform') ?? '');
  return found;
}

/** `translate(3 4)` as style sheets write it. */
function cssOf(transform: string): string {
  return transform.replace(/translate\((\S+) (\S+)\)/, 'translate($1px,$2px)');
}
