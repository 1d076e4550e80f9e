/**
 * Tables of a page that are printed over each other, by their captions; what a table keeps in a box
 * that scrolls is not seen outside it.
 */
export function printedOver(root: ParentNode): readonly string[] {
  const tables = [...root.querySelectorAll('table')];
  return tables.flatMap((table, i) =>
    tables
      .slice(i + 1)
      .filter((other) => isOver(seen(table), seen(other)))
      .map((other) => `${captionOf(table)} / ${captionOf(other)}`),
  );
}

/** The visible part of an element, within the boxes around it. */
function seen(table: Element): DOMRect {
  const own = table.getBoundingClientRect();
  const box = table.parentElement;
  if (!box || getComputedStyle(box).overflowX === 'visible') return own;
  const around = box.getBoundingClientRect();
  const left = Math.max(own.left, around.left);
  return new DOMRect(left, own.top, Math.min(own.right, around.right) - left, own.height);
}

function isOver(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}

function captionOf(table: HTMLTableElement): string {
  return table.caption?.textContent?.trim() ?? '';
}
