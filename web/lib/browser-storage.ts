/** Storage that may be blocked or full: reads then return null, and writes do nothing. */
function safeStorage(open: () => Storage) {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key)),
    store: (key: string, text: string) => void attempt((storage) => storage.setItem(key, text)),
    delete: (key: string) => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Lasts until the tab closes. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Lasts until the reader clears it. */
export const browserStorage = safeStorage(() => localStorage);
