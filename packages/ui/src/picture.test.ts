import { expect, test } from 'vitest';
import { svgNode, renderSvg } from './picture.ts';

test('a picture is valid SVG even if a figure has a malicious name', () => {
  const picture = svgNode('svg', { viewBox: '0 0 10 10' }, [
    svgNode('text', { class: 'a"b', hidden: undefined }, '<script>&'),
    false,
  ]);
  expect(renderSvg(picture)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text class="a&quot;b">&lt;script&gt;&amp;</text></svg>',
  );
});

test('a picture that stands alone carries its sheet', () => {
  expect(renderSvg(svgNode('svg'), '.a{fill:red}')).toContain('<style>.a{fill:red}</style>');
});
