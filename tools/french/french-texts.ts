import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A piece of French as it stands in a source. */
export interface FrenchText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What only French has: its accents, and words that lean on the next one. */
const FRENCH = /[àâçéèêëîïôœûù]|\b(?:[cdjlmnst]|qu)’\p{L}|[«»]/iu;

/**
 * Every French text of a source: what is called `fr` or chosen where the language is `fr`, the
 * second of a pair, and whatever else looks French.
 */
export function frenchTexts(file: string): readonly FrenchText[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return inJson(file, source);
  return file.endsWith('.html') ? inPage(file, source) : inCode(file, source);
}

function inJson(file: string, source: string): readonly FrenchText[] {
  return source.split('\n').flatMap((content, i) =>
    [...content.matchAll(/"(?:fr|descriptionFr)": ?"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => ({
      file,
      line: i + 1,
      text: String(JSON.parse(`"${text}"`)),
    })),
  );
}

/** What stands in a tag with `lang="fr"`, up to the next tag. */
function inPage(file: string, source: string): readonly FrenchText[] {
  return [...source.matchAll(/lang="fr"\s*>([^<]*)/g)].map((found) => ({
    file,
    line: source.slice(0, found.index).split('\n').length,
    text: (found[1] ?? '').replace(/[ \n\r\t]+/g, ' ').replaceAll('&nbsp;', '\u00a0'),
  }));
}

function inCode(file: string, code: string): readonly FrenchText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: FrenchText[] = [];
  const add = (node: ts.Node & { readonly text: string }): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    // Of a drawing in letters only what is written on it, as in `fr: Le dépôt`.
    const parts = node.text.includes('\n+')
      ? node.text.split('\n').flatMap((each) => /^fr: (.*)/.exec(each)?.[1] ?? [])
      : [node.text];
    for (const text of parts) texts.push({ file, line, text });
  };
  const walk = (node: ts.Node, french: boolean): void => {
    if (isText(node) && (french || FRENCH.test(node.text))) add(node);
    ts.forEachChild(node, (child) => {
      if (!isEnglish(child)) walk(child, french || isFrench(child, node));
    });
  };
  walk(source, false);
  return texts;
}

function isText(node: ts.Node): node is ts.Node & { readonly text: string } {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

function isEnglish(node: ts.Node): boolean {
  return isNamed(node, 'en');
}

function isFrench(node: ts.Node, parent: ts.Node): boolean {
  if (isNamed(node, 'fr')) return true;
  if (ts.isConditionalExpression(parent) && node === parent.whenTrue)
    return /=== 'fr'/.test(parent.condition.getText());
  if (!ts.isArrayLiteralExpression(parent) || parent.elements.length !== 2) return false;
  return node === parent.elements[1] && /catalogue/.test(parent.getSourceFile().fileName);
}

function isNamed(node: ts.Node, name: string): boolean {
  return (
    (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    node.name.getText().replace(/['"]/g, '') === name
  );
}
