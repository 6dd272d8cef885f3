/** A drawer of the browser that may be shut: then nothing is kept, and nothing breaks. */
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
    keep: (key: string, text: string) => void attempt((storage) => storage.setItem(key, text)),
    forget: (key: string) => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Until the tab closes. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Until the reader deletes it. */
export const browserStorage = safeStorage(() => localStorage);
