/**
 * The page's storage, if it has one. A sandboxed frame throws at the very mention of it, and a
 * full disk at writing: both are the same as having none.
 */
export interface SafeStorage {
  read(key: string): string | undefined;
  write(key: string, text: string): boolean;
  drop(key: string): void;
}

export function safeStorage(storageOf: () => Storage = () => globalThis.localStorage): SafeStorage {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storageOf());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) => attempt((storage) => (storage.setItem(key, text), true)) ?? false,
    drop: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
