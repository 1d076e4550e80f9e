import ts from 'typescript';

/** One small change of a source file that a test should notice. */
export interface Change {
  /** Where the text that changes begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** The kind of change, as the report counts them. */
  readonly kind: string;
  readonly from: string;
  /** What stands there instead; an empty text takes a statement away. */
  readonly to: string;
}

/** Each operator, with what it could have been by mistake. */
const BINARY: Readonly<Record<string, readonly [kind: string, ...others: string[]]>> = {
  '<': ['comparison', '<=', '>='],
  '<=': ['comparison', '<', '>'],
  '>': ['comparison', '>=', '<='],
  '>=': ['comparison', '>', '<'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&': ['arithmetic', '|'],
  '|': ['arithmetic', '&'],
  '^': ['arithmetic', '&'],
  '<<': ['arithmetic', '>>'],
  '>>': ['arithmetic', '<<'],
  '>>>': ['arithmetic', '<<'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
  '*=': ['arithmetic', '/='],
  '/=': ['arithmetic', '*='],
  '|=': ['arithmetic', '&='],
  '&=': ['arithmetic', '|='],
  '^=': ['arithmetic', '&='],
  '<<=': ['arithmetic', '>>='],
  '>>>=': ['arithmetic', '<<='],
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Every change of a file, in the order of the text. */
export function findChanges(file: string, text: string): Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const changes: Change[] = [];

  const change = (node: ts.Node, kind: string, to: string): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const from = text.slice(start, node.end);
    const twice = changes.some(
      (other) => other.start === start && other.end === node.end && other.to === to,
    );
    if (from !== to && !twice) changes.push({ start, end: node.end, line, kind, from, to });
  };

  const condition = (node: ts.Expression, ...values: ('true' | 'false')[]): void => {
    if (isBoolean(node)) return;
    for (const value of values) change(node, 'condition', value);
  };

  const visit = (node: ts.Node): void => {
    // Types are gone at run time, and what only ends in a developer's error is not a rule.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isGuard(node)) return;
    if (ts.isIfStatement(node)) condition(node.expression, 'true', 'false');
    else if (ts.isConditionalExpression(node)) condition(node.condition, 'true', 'false');
    // A loop that never ends is caught by nothing but time.
    else if (ts.isWhileStatement(node) || ts.isDoStatement(node))
      condition(node.expression, 'false');
    else if (ts.isForStatement(node) && node.condition) condition(node.condition, 'false');
    else if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isPrefixUnaryExpression(node)) prefix(node);
    else if (ts.isPostfixUnaryExpression(node)) {
      const other = node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++';
      change(node, 'arithmetic', `${node.operand.getText(source)}${other}`);
    } else if (isBoolean(node))
      change(node, 'boolean', node.getText(source) === 'true' ? 'false' : 'true');
    else if (ts.isNumericLiteral(node) && !isName(node) && !isFallback(node)) {
      change(node, 'number', `${node.getText(source)} + 1`);
    } else if (ts.isCallExpression(node)) call(node);
    else if (isRemovable(node)) change(node, 'statement', '');
    ts.forEachChild(node, visit);
  };

  const binary = (node: ts.BinaryExpression): void => {
    const [left, right] = [node.left.getText(source), node.right.getText(source)];
    const operator = node.operatorToken.getText(source);
    if (operator === '??') return change(node, 'logic', right);
    const [kind, ...others] = BINARY[operator] ?? [];
    if (kind === undefined) return;
    // Texts are put together with +, and no one would take them apart with -.
    if (operator.startsWith('+') && [node.left, node.right].some(isText)) return;
    for (const other of others) change(node, kind, `${left} ${other} ${right}`);
  };

  const prefix = (node: ts.PrefixUnaryExpression): void => {
    const operand = node.operand.getText(source);
    switch (node.operator) {
      case ts.SyntaxKind.ExclamationToken:
        return change(node, 'logic', operand);
      case ts.SyntaxKind.MinusToken:
        if (isFallback(node)) return;
        return change(node, 'arithmetic', `+${operand}`);
      case ts.SyntaxKind.PlusPlusToken:
        return change(node, 'arithmetic', `--${operand}`);
      case ts.SyntaxKind.MinusMinusToken:
        return change(node, 'arithmetic', `++${operand}`);
    }
  };

  const call = (node: ts.CallExpression): void => {
    if (!ts.isPropertyAccessExpression(node.expression) || node.questionDotToken) return;
    const { expression: whole, name } = node.expression;
    const other = METHODS.get(name.text);
    const list = text.slice(name.end, node.end);
    const dot = text.slice(whole.end, name.getStart(source));
    if (other !== undefined) {
      change(node, 'method', `${whole.getText(source)}${dot}${other}${list}`);
    } else if (name.text === 'filter') change(node, 'method', whole.getText(source));
  };

  visit(source);
  return changes.sort((a, b) => a.start - b.start || b.end - a.end);
}

function isBoolean(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** `{ 1: … }`, `const { 0: first } = …`: a number that is a name. */
function isName(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** `list[i] ?? 0`, `[q = 0] = hex`: a number for a compiler that does not know it is there. */
function isFallback(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent)) return isFallback(parent);
  if (ts.isBindingElement(parent)) return ts.isArrayBindingPattern(parent.parent);
  if (!ts.isBinaryExpression(parent) || parent.right !== node) return false;
  return parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** A throw, or a condition under which there is nothing but a throw. */
function isGuard(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isBlock(node)) return node.statements.length === 1 && node.statements.every(isGuard);
  return ts.isIfStatement(node) && !node.elseStatement && isGuard(node.thenStatement);
}

/** A call, an assignment, a question or a jump on a line of its own. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) return true;
  if (ts.isReturnStatement(node)) return node.expression === undefined;
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  if (ts.isStringLiteral(expression)) return false;
  return !(
    ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword
  );
}
