import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { idle } from '../lib/browser-state.ts';
import { LANGUAGE_CODES, type Language } from './language.ts';
import type { Namespace } from './namespaces.ts';

type MessageFile = Record<string, Record<string, unknown>>;
const FILES = import.meta.glob<MessageFile>('./*/*.ts');

/** Loads each namespace of each language as its own chunk when a screen first uses it. */
const chunksFrom = (first: Language): BackendModule => {
  let isHydrated: Promise<void> | undefined;
  return {
    type: 'backend',
    init: () => undefined,
    async read(language, namespace, done) {
      // A language selected during hydration must not reach the parts that still have to match the prerendered page.
      if (language !== first) await (isHydrated ??= idle());
      // A language that lacks a namespace shows the English one.
      const load = FILES[`./${language}/${namespace}.ts`] ?? FILES[`./en/${namespace}.ts`];
      if (!load) return done(new Error(`No messages: ${language}/${namespace}`), false);
      const attempt = () =>
        load().then(
          (file) => done(null, file[namespace]!),
          (error: Error) => {
            // When offline, the page waits for its texts instead of showing their keys.
            if (navigator.onLine) done(error, false);
            else window.addEventListener('online', () => void attempt(), { once: true });
          },
        );
      void attempt();
    },
  };
};

/** Creates i18n in one language with these namespaces loaded. Others load on demand and suspend. */
export async function createI18n(language: Language, namespaces: Namespace[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(chunksFrom(language))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: LANGUAGE_CODES,
      ns: namespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}
