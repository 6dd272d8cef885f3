import type { FlatNamespace, i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';

/** The texts in one language. */
interface Texts {
  i18n: i18n;
  language: string;
  translators: Map<string, unknown>;
  loading: Map<string, Promise<void>>;
}

const Current = createContext<Texts | null>(null);

/** Renders its children anew when the language changes. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const language = useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => i18n.language,
    () => i18n.language,
  );
  const texts = useMemo(() => ({ i18n, language, translators: new Map(), loading: new Map() }), [i18n, language]);
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
  const { i18n, language, translators, loading } = use(Current)!;
  const [first, ...others]: FlatNamespace[] = typeof names === 'object' ? names : [names ?? 'common'];
  for (const name of [first!, ...others]) {
    if (i18n.hasResourceBundle(language, name)) continue;
    const promise = loading.get(name) ?? i18n.loadNamespaces(name);
    loading.set(name, promise);
    use(promise);
  }
  const t = translators.get(first!) ?? i18n.getFixedT(language, first!);
  translators.set(first!, t);
  return { t: t as unknown as TFunction<Names>, i18n };
}
