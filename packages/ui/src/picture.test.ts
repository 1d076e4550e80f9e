import { expect, test } from 'vitest';
import { draw, makeSvg } from './picture.ts';

test('a picture is written as SVG, whatever a stranger called his figures', () => {
  const picture = draw('svg', { viewBox: '0 0 10 10' }, [
    draw('text', { class: 'a"b', hidden: undefined }, '<script>&'),
    false,
  ]);
  expect(makeSvg(picture)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text class="a&quot;b">&lt;script&gt;&amp;</text></svg>',
  );
});

test('a picture that stands alone carries its sheet', () => {
  expect(makeSvg(draw('svg'), '.a{fill:red}')).toContain('<style>.a{fill:red}</style>');
});
