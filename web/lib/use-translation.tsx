import type { FlatNamespace, i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

/** By language and namespace. Kept outside the tree, since React forgets the state of what suspends before it is mounted. */
interface Kept {
  translators: Map<string, unknown>;
  loading: Map<string, Promise<void>>;
}
const kept = new WeakMap<i18n, Kept>();

/** A new object makes all that shows texts render anew. */
const Current = createContext<{ i18n: i18n } | null>(null);

/** Renders its children anew when the language has changed, once all texts that they show are loaded. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [current, setCurrent] = useState({ i18n });
  useEffect(() => {
    const changed = () => startTransition(() => setCurrent({ i18n }));
    i18n.on('languageChanged', changed);
    return () => i18n.off('languageChanged', changed);
  }, [i18n]);
  return (
    <I18nextProvider i18n={i18n}>
      <Current value={current}>{children}</Current>
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
  const { i18n } = use(Current)!;
  const { translators, loading } = keptOf(i18n);
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

function keptOf(i18n: i18n): Kept {
  const known = kept.get(i18n) ?? { translators: new Map(), loading: new Map() };
  kept.set(i18n, known);
  return known;
}
