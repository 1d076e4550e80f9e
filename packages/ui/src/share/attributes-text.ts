/** Attributes as code for a page has them; empty ones are left out. */
export function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}

/** A text as it may stand in the value of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
