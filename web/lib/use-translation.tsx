import type { FlatNamespace, i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

/** What has been loaded and is being loaded, by language and namespace. A new one makes all that shows texts render anew. */
interface Texts {
  i18n: i18n;
  translators: Map<string, unknown>;
  loading: Map<string, Promise<void>>;
}
const textsOf = (i18n: i18n): Texts => ({ i18n, translators: new Map(), loading: new Map() });

const Current = createContext<Texts | null>(null);

/** Renders its children anew when the language has changed, once all texts that they show are loaded. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [texts, setTexts] = useState(() => textsOf(i18n));
  useEffect(() => {
    const changed = () => startTransition(() => setTexts(textsOf(i18n)));
    i18n.on('languageChanged', changed);
    return () => i18n.off('languageChanged', changed);
  }, [i18n]);
  return (
    <I18nextProvider i18n={i18n}>
      <Current value={texts}>{children}</Current>
    </I18nextProvider>
  );
}

/**
 * The texts of one namespace, or of several, of which all but the first are named in the key. Suspends until they are loaded.
 * react-i18next's hook copies the whole instance and subscribes to it in each component that mounts: a third of the time in which a
 * dialog opens.
 */
export function useTranslation<Names extends FlatNamespace | [FlatNamespace, ...FlatNamespace[]] = 'common'>(
  names?: Names,
): { t: TFunction<Names>; i18n: i18n } {
  const { i18n, translators, loading } = use(Current)!;
  const { language } = i18n;
  const [first, ...others]: FlatNamespace[] = typeof names === 'object' ? names : [names ?? 'common'];
  for (const name of [first!, ...others]) {
    if (i18n.hasResourceBundle(language, name)) continue;
    const key = `${language} ${name}`;
    const promise = loading.get(key) ?? i18n.loadNamespaces(name);
    loading.set(key, promise);
    use(promise);
  }
  const key = `${language} ${first!}`;
  const t = translators.get(key) ?? i18n.getFixedT(language, first!);
  translators.set(key, t);
  return { t: t as unknown as TFunction<Names>, i18n };
}
