/** Whether a key was pressed in a field: it is text, or moves in it, and means nothing else. */
export function isTextInput(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Keeps what is typed into the fields of an element from a page that listens to keys itself. */
export function stopTextInputKeys(element: HTMLElement): void {
  const keep = (event: Event) => {
    if (isTextInput(event)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) element.addEventListener(type, keep);
}
