import type { Hex } from '@skirmish-kit/space';

/** The actions of keys in the editor. */
export interface KeysHost {
  undo(): void;
  redo(): void;
  letGo(): void;
  turn(by: 1 | -1): void;
  wound(by: 1 | -1): void;
  /** Removes the selected unit, or else the unit on the hex. */
  removeUnit(hex?: Hex): void;
}

/** Runs the action of a key; `hex` is the keyboard cursor. */
export function pressKey(event: KeyboardEvent, host: KeysHost, hex: Hex | undefined): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) host.redo();
    else if (key === 'z') host.undo();
    else return false;
    return true;
  }
  if (key === 'Escape') host.letGo();
  else if (key === 'r') host.turn(event.shiftKey ? -1 : 1);
  else if (key === 'q' || key === 'e') host.turn(key === 'q' ? -1 : 1);
  else if (key === '+' || key === '-') host.wound(key === '+' ? 1 : -1);
  else if (key === 'Delete' || key === 'Backspace') host.removeUnit(hex);
  else return false;
  return true;
}
