import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';

/** When the browser opened the document. */
const OPENED_AT = typeof performance === 'undefined' ? 0 : performance.timeOrigin;

/**
 * Returns the data that the server embedded in the document for its own URL, so that the page shows without a request, as query
 * options; nothing for other URLs. It has the format of the API's answer.
 */
export function pageData<Data>(path: string): { initialData: Data; initialDataUpdatedAt: number } | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const found = JSON.parse(text) as { path: string; data: Data };
  return found.path === path ? { initialData: found.data, initialDataUpdatedAt: OPENED_AT } : undefined;
}

/** Sets the document's title to the name of what the page shows, once that is known. */
export function useDocumentTitle(name: string | undefined) {
  // Changing the language resets the title to the page's general one, so depend on it.
  const { i18n } = useTranslation();
  useEffect(() => {
    if (name) document.title = `${name} · ${PRODUCT_NAME}`;
  }, [name, i18n.language]);
}
