import ts from 'typescript';
import { expectedOutput } from './expected-output.ts';

/** An example's code, taken apart. */
export interface Code {
  /** The code, in which every value with a comment is passed to `check`. */
  readonly text: string;
  /** What the comments say. */
  readonly expected: readonly unknown[];
  /** The names it uses and does not declare. */
  readonly free: readonly string[];
}

/** A line after an expression with its value, and no prose about what comes next. */
const VALUE_LINE = /^\s*\/\/ ([[{'\d-].*|true|false|null|undefined)$/;

export function readCode(code: string): Code {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const expected: unknown[] = [];
  const declared = new Set<string>();
  const used = new Set<string>();
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      if (isDeclared(node)) declared.add(node.text);
      else if (!isLabel(node)) used.add(node.text);
    }
    if (ts.isExpressionStatement(node)) {
      const value = valueAfter(code, node.end);
      if (value !== undefined) {
        const { expression } = node;
        const text = `check(${expected.length}, ${expression.getText(source)});`;
        edits.push({ from: expression.getStart(source), to: node.end, text });
        expected.push(expectedOutput(value));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const text = edits.reduceRight(
    (before, { from, to, text }) => before.slice(0, from) + text + before.slice(to),
    code,
  );
  return { text, expected, free: [...used].filter((name) => !declared.has(name)) };
}

/** The comment that ends the line is a value; so is the line below, if it looks like one. */
function valueAfter(code: string, end: number): string | undefined {
  const [line = '', below = ''] = code.slice(end).split('\n');
  return line.trim() === '' ? VALUE_LINE.exec(below)?.[1] : /^\s*\/\/ (.*)$/.exec(line)?.[1];
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent);
  return declares && parent.name === node;
}

/** A name that belongs to an object and stands for nothing by itself. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isMetaProperty(parent)) return true;
  return (
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node
  );
}
