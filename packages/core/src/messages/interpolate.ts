import type { Params } from '../refusal.ts';
import type { Language } from '../localised-text.ts';

/**
 * Fills in a template. `{name}` stands for a parameter; `{n|figure|figures}` picks the word that
 * fits the number `n`; `{n+}` writes a number with its sign. French is typeset as French is: `de`
 * elided before a name with a vowel, and no colon alone at the start of a line.
 *
 * @example
 * ```ts
 * interpolate('{name} has {ap} {ap|point|points} left', { name: 'Rook', ap: 1 }, 'en');
 * // 'Rook has 1 point left'
 * ```
 */
export function interpolate(template: string, params: Params, language: Language): string {
  const text = template.replace(
    /\{(\w+)(\+?)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, sign: string, one?: string, many?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      if (one !== undefined) return (isSingular(Number(value), language) ? one : many) ?? '';
      return sign && Number(value) >= 0 ? `+${value}` : String(value).replace(/^-(?=\d)/, '−');
    },
  );
  return language === 'fr' ? typesetFrench(text) : text;
}

function typesetFrench(text: string): string {
  return text
    .replace(/\bde (?=[AEIOUÉÈÊÂ])/g, 'd’')
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}

/** One is singular in English; in French so is nothing. */
function isSingular(count: number, language: Language): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : count === 1;
}
