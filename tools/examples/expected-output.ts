import ts from 'typescript';
import { expect } from 'vitest';

/** What `…` becomes before the text is parsed, so that it is TypeScript. */
const MORE = '...$';

/**
 * The value in a comment of an example, as something to compare with: `'text'`, `[0, 2]`,
 * `{ rate: 0.98, … }`, `1/6`. `…` is anything else in a list, an object or a text; a number is as exact
 * as its digits, and a space may be one that does not break.
 */
export function expectedOutput(text: string): unknown {
  const code = `(${text.trim().replaceAll('…', MORE)})`;
  const source = ts.createSourceFile('value.ts', code, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  const isWhole = statement && ts.isExpressionStatement(statement) && statement.end === code.length;
  if (!isWhole || !ts.isParenthesizedExpression(statement.expression)) throw noValue(text);
  return valueOf(statement.expression.expression, text);
}

function valueOf(node: ts.Expression, text: string): unknown {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node) && node.text === 'undefined') return undefined;
  if (ts.isStringLiteral(node)) return expect.stringMatching(patternOf(node.text));
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.filter((item) => !ts.isSpreadElement(item));
    const values = items.map((item) => valueOf(item, text));
    return items.length < node.elements.length ? expect.objectContaining({ ...values }) : values;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.filter((each) => ts.isPropertyAssignment(each));
    const object = Object.fromEntries(
      entries.map(({ name, initializer }) => [nameOf(name), valueOf(initializer, text)]),
    );
    return entries.length < node.properties.length ? expect.objectContaining(object) : object;
  }
  return numberOf(node.getText(), text);
}

/** `2` is exact, `0.98` as exact as its digits, `1/6` as exact as a computer can tell. */
function numberOf(digits: string, text: string): unknown {
  const [, above = '', decimals = '', below] =
    /^(-?\d+(?:\.(\d+))?)(?:\s*\/\s*(\d+))?$/.exec(digits) ?? [];
  if (above === '') throw noValue(text);
  if (below !== undefined) return expect.closeTo(+above / +below, 12);
  return decimals === '' ? +above : expect.closeTo(+above, decimals.length);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function patternOf(text: string): RegExp {
  const parts = text.split(MORE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*').replaceAll(' ', '[ \\u00a0\\u202f]')}$`, 's');
}

function noValue(text: string): Error {
  return new Error(`“${text}” is no value. Prose goes on a line of its own, above.`);
}
