/** What engines may round differently, or draw. */
const INEXACT = /^(random|pow|expm?1?|log(2|10|1p)?|a?(sin|cos|tan)h?|atan2|cbrt|hypot)$/;

/**
 * Keeps what can differ between two engines out of what decides a rule (RELIABILITY D2): orders nobody
 * stated, locales, powers and inexact functions. Clocks and their like are listed in the linter's settings.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const deterministic = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const tell = (node, message) => context.report({ node, message });
    return {
      CallExpression(node) {
        const name = node.callee.property?.name ?? '';
        if (name === 'localeCompare' || name.startsWith('toLocale')) tell(node, 'Locales differ.');
        if (/^(sort|toSorted)$/.test(name) && node.arguments.length === 0)
          tell(node, 'Say what the order is.');
      },
      MemberExpression({ object, property }) {
        if (object.name === 'Math' && INEXACT.test(property.name))
          tell(property, `Math.${property.name} differs between engines.`);
      },
      ForInStatement: (node) => tell(node, 'Use Object.entries on our own data, in its own order.'),
      BinaryExpression(node) {
        if (node.operator === '**') tell(node, 'Multiply instead.');
      },
    };
  },
};
