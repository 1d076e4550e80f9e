/** An attribute called `style`, written out or bound. `.style` is a property. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle\s*=/i;

/**
 * Keeps `style` attributes out of templates, Lit's and others: the strict policy of a page blocks them, and what they draw is
 * wrong without a word.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noStyleAttribute = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      TemplateLiteral(node) {
        // What is bound inside stands for a value: no `<` or `>` of it ends a tag.
        const text = node.quasis.map(({ value }) => value.raw).join('_');
        if (STYLE_ATTRIBUTE.test(text))
          context.report({
            node,
            message: 'A strict CSP blocks it: use a class, an attribute of SVG or a sheet.',
          });
      },
    };
  },
};
