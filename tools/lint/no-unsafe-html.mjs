/**
 * Keeps out of elements whatever turns text into markup, or is blocked by a strict policy of the page.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noUnsafeHtml = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const tell = (node, message) => context.report({ node, message });
    return {
      MemberExpression(node) {
        if (node.property.name === 'innerHTML') tell(node, 'Text is rendered as text.');
      },
      ImportSpecifier(node) {
        const { name = '' } = node.imported;
        if (/^unsafe(HTML|SVG|Static)/.test(name)) tell(node, 'Text is rendered as text.');
        if (name === 'styleMap') tell(node, 'A strict CSP blocks it.');
      },
    };
  },
};
