import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

/** Templates of Lit by their tags. */
const SHEET = 'css';
const MARKUP = ['html', 'svg'];

/** Markup in which every blank counts. */
const PREFORMATTED = /<(?:pre|textarea)\b/;

/**
 * Takes out of sheets and markup what only those who write them need (a Rollup plugin): minifiers of
 * code leave templates as they are.
 */
export function shortLiterals() {
  return {
    name: 'short-literals',
    async transform(code, id) {
      if (!/\.ts$/.test(id) || !/\b(?:css|html|svg)`/.test(code)) return null;
      return { code: await shortened(code), map: null };
    },
  };
}

/** The code of a module with its literals shortened. */
export async function shortened(code) {
  const edits = [];
  for (const { tag, quasi } of templatesIn(parseAst(code))) {
    if (tag.name === SHEET) edits.push(...(await shortSheet(quasi)));
    else if (MARKUP.includes(tag.name)) edits.push(...shortMarkup(quasi));
  }
  let short = '';
  let at = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    short += code.slice(at, start) + text;
    at = end;
  }
  return short + code.slice(at);
}

/** A browser collapses white space, so the bundle need not contain more than one space. */
function shortMarkup({ quasis }) {
  if (quasis.some(({ value }) => PREFORMATTED.test(value.raw))) return [];
  return quasis.map(({ start, end, value }) => ({
    start,
    end,
    text: value.raw.replace(/\s+/g, ' '),
  }));
}

/** What stands in a sheet for a value that is put in when it runs. */
const hole = (n) => `x-hole-${n}`;

/** Whether what is put in here is a value; a whole sheet may be anything to a reader of CSS. */
const isValue = ({ value }) => /:[^{};]*$/.test(value.cooked);

/** A sheet is shortened as a whole; where a value is put in, the same stays around it. */
async function shortSheet({ quasis, expressions }) {
  if (!quasis.slice(0, expressions.length).every(isValue)) return [];
  const sheet = quasis.map(
    ({ value }, n) => value.cooked + (n < expressions.length ? hole(n) : ''),
  );
  const options = { loader: 'css', minify: true, target: 'esnext', logLevel: 'silent' };
  const { code, warnings } = await transform(sheet.join(''), options);
  const texts = code.trimEnd().split(/x-hole-\d+/);
  if (warnings.length > 0 || texts.length !== quasis.length) return [];
  return quasis.map(({ start, end }, n) => ({ start, end, text: escaped(texts[n]) }));
}

function escaped(text) {
  return text.replace(/\\|`|\$\{/g, (sign) => `\\${sign}`);
}

function* templatesIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression') yield node;
  for (const value of Object.values(node)) yield* templatesIn(value);
}
