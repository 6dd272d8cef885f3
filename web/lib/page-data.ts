import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';

/** When the browser opened the document. */
const OPENED_AT = typeof performance === 'undefined' ? 0 : performance.timeOrigin;

/**
 * Returns what the server has put into the document for its own address, so that the page shows without a request, as options of
 * the query that would ask for it; nothing for other addresses. The server writes what the API answers.
 */
export function pageData<Data>(path: string): { initialData: Data; initialDataUpdatedAt: number } | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const found = JSON.parse(text) as { path: string; data: Data };
  return found.path === path ? { initialData: found.data, initialDataUpdatedAt: OPENED_AT } : undefined;
}

/** Titles the document after what a page shows, once that is known. */
export function useDocumentTitle(name: string | undefined) {
  // The page's general title is written again when the language changes.
  const { i18n } = useTranslation();
  useEffect(() => {
    if (name) document.title = `${name} · ${PRODUCT_NAME}`;
  }, [name, i18n.language]);
}
