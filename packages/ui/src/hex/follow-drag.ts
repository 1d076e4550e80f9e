/** The callbacks of a dragged tile. */
export interface Dragged {
  /** It has left its place. */
  begin(): void;
  /** It is over this place of the window. */
  over(x: number, y: number): void;
  drop(x: number, y: number): void;
}

/** How far a finger may tremble before it drags, in pixels. */
const TREMBLE = 8;

/** Follows a pointer that went down on a button until it lets go; a short press stays a click. */
export function followDrag(down: PointerEvent, dragged: Dragged): void {
  const button = down.currentTarget;
  // Neither the other buttons of a mouse nor a second finger take anything up.
  if (!(button instanceof HTMLElement) || down.button !== 0 || !down.isPrimary) return;
  // A fast pointer has left the button before the first `pointermove`.
  const page = button.ownerDocument;
  let dragging = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!dragging && far < TREMBLE) return;
    if (!dragging) {
      dragging = true;
      button.setPointerCapture(down.pointerId);
      dragged.begin();
    }
    dragged.over(event.clientX, event.clientY);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', end);
    page.removeEventListener('pointercancel', end);
    if (dragging && event.type === 'pointerup') dragged.drop(event.clientX, event.clientY);
  };
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', end);
  page.addEventListener('pointercancel', end);
}
