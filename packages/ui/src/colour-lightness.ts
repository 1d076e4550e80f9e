/** How light a computed CSS colour is, from 0 to 1, and how opaque. */
export interface Lightness {
  readonly light: number;
  readonly alpha: number;
}

const COLOUR = /\b(rgba?|oklab|oklch|lab|lch|color)\(([^()]*)\)/g;

/** Brightness of red, green and blue to the eye. */
const RED = 0.3;
const GREEN = 0.59;
const BLUE = 0.11;

/**
 * Reads every colour in a computed value: a colour itself, or the stops of a gradient. Browsers
 * compute `hsl()`, `hwb()` and names to `rgb()`, and keep the other colour spaces as written.
 */
export function lightnessIn(value: string): readonly Lightness[] {
  return [...value.matchAll(COLOUR)].flatMap(([, space = '', channels = '']) => {
    const found = lightnessOf(space, channels);
    return found ? [found] : [];
  });
}

function lightnessOf(space: string, channels: string): Lightness | undefined {
  const [colour = '', slashAlpha] = channels.split('/');
  const parts = colour.split(/[\s,]+/).filter(Boolean);
  const name = space === 'color' ? parts.shift() : space;
  const [first = 0, second = 0, third = 0, fourth] = parts.map(channel);
  const alpha = slashAlpha === undefined ? (fourth ?? 1) : channel(slashAlpha.trim());
  const light = spaceLightness(name ?? '', first, second, third);
  return Number.isFinite(light + alpha) ? { light, alpha } : undefined;
}

function spaceLightness(space: string, first: number, second: number, third: number): number {
  if (space.startsWith('rgb')) return (first * RED + second * GREEN + third * BLUE) / 255;
  if (space.startsWith('ok')) return first;
  if (space === 'lab' || space === 'lch') return first / 100;
  // The luminance Y, as light as the eye sees it.
  if (space.startsWith('xyz')) return Math.cbrt(second);
  return first * RED + second * GREEN + third * BLUE;
}

function channel(text: string): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);
}
