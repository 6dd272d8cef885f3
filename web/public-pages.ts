import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Namespace } from './i18n/namespaces.ts';

export interface PublicPage {
  /** Its file, whose code is loaded with the page. */
  file: string;
  title: NonNullable<StaticDataRouteOption['title']>;
  /** The messages it is made of; the first holds its description, under `description` or at this path. */
  texts: readonly [Namespace, ...Namespace[]];
  description?: string;
}

/** The pages that are built as a visitor sees them, in each language. */
export const PUBLIC_PAGES: Record<string, PublicPage> = {
  '/': { file: 'pages/home.tsx', title: 'home', texts: ['home'] },
  '/how-it-works': marketing('how-it-works', 'howItWorks'),
  '/companies': marketing('companies', 'companies'),
  '/talent': marketing('talent', 'talent'),
  '/for-companies': marketing('for-companies', 'forCompanies'),
  '/for-talent': marketing('for-talent', 'forTalent'),
  '/help': { file: 'pages/help.tsx', title: 'help', texts: ['support'], description: 'help.description' },
  '/contact': {
    file: 'pages/contact.tsx',
    title: 'contact',
    texts: ['support', 'validation'],
    description: 'contact.description',
  },
  '/privacy': legal('privacy'),
  '/terms': legal('terms'),
  '/cookies': legal('cookies'),
  '/gdpr': legal('gdpr'),
};

function marketing(name: string, page: 'howItWorks' | 'companies' | 'talent' | 'forCompanies' | 'forTalent') {
  return {
    file: `pages/${name}.tsx`,
    title: page,
    texts: ['marketing'],
    description: `${page}.description`,
  } satisfies PublicPage;
}

function legal(name: 'privacy' | 'terms' | 'cookies' | 'gdpr') {
  return { file: `pages/${name}.tsx`, title: name, texts: [name, 'legal'] } satisfies PublicPage;
}
