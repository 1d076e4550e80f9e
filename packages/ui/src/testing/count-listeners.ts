/** Objects that outlive an element: a listener there stays when the element is gone. */
function outlives(target: EventTarget): boolean {
  return !(target instanceof Node) || target === document || target === document.documentElement;
}

/** Counts listeners on objects that outlive an element, until it is stopped. */
export interface ListenerWatch {
  /** The new listeners, as `Window resize`. */
  left(): readonly string[];
  stop(): void;
}

/** Begins to count. */
export function watchListeners(): ListenerWatch {
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const listening = new Map<EventTarget, Map<string, Set<unknown>>>();
  const heard = (target: EventTarget, type: string) => {
    const types = listening.get(target) ?? new Map<string, Set<unknown>>();
    listening.set(target, types);
    const listeners = types.get(type) ?? new Set();
    types.set(type, listeners);
    return listeners;
  };
  prototype.addEventListener = function (type, listener, options) {
    const once = typeof options === 'object' && options.once;
    if (listener && !once && outlives(this) && !(this instanceof AbortSignal)) {
      const listeners = heard(this, type).add(listener);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal)
        addEventListener.call(signal, 'abort', () => void listeners.delete(listener), {
          once: true,
        });
    }
    addEventListener.call(this, type, listener, options);
  };
  prototype.removeEventListener = function (type, listener, options) {
    heard(this, type).delete(listener);
    removeEventListener.call(this, type, listener, options);
  };
  return {
    left: () =>
      [...listening].flatMap(([target, types]) =>
        [...types].flatMap(([type, { size }]) =>
          Array<string>(size).fill(`${target.constructor.name} ${type}`),
        ),
      ),
    stop: () => Object.assign(prototype, { addEventListener, removeEventListener }),
  };
}
