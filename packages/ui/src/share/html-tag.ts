const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand between tags or in the quoted value of an attribute. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The valid names of tags and attributes. HTML has no way to escape another name. */
const NAME = /^[a-z][a-z0-9-]*$/;

function htmlName(name: string): string {
  if (!NAME.test(name))
    throw new Error(`No tag and no attribute may be called ${JSON.stringify(name)}.`);
  return name;
}

/** The values of attributes by name; `''` is an attribute without a value, `undefined` is none. */
export type HtmlAttributes = Readonly<Record<string, string | undefined>>;

/**
 * A tag of HTML with what is inside it. All code that people copy into a page is written here: values are
 * escaped, names are checked. What is inside is HTML already.
 */
export function htmlTag(name: string, attributes: HtmlAttributes = {}, inside = ''): string {
  return `${openTag(name, attributes)}${inside}</${name}>`;
}

/** The opening tag alone: all there is of a `<link>`. */
export function openTag(name: string, attributes: HtmlAttributes): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === '' ? ` ${htmlName(key)}` : ` ${htmlName(key)}="${htmlText(value)}"`;
  });
  return `<${htmlName(name)}${written.join('')}>`;
}
