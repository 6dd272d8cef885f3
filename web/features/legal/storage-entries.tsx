import { useTranslation } from 'react-i18next';
import { legalValues } from './values.ts';

/** Everything that the product stores in a browser. Every new entry needs a row here. */
const STORED = [
  { entry: 'session', kind: 'cookie', name: 'closeup.session_token' },
  { entry: 'pending', kind: 'cookie', name: 'closeup.pending' },
  { entry: 'device', kind: 'cookie', name: 'closeup.device' },
  { entry: 'browser', kind: 'cookie', name: 'closeup.browser' },
  { entry: 'language', kind: 'cookie', name: 'lang' },
  { entry: 'languageStored', kind: 'local', name: 'lang' },
  { entry: 'referral', kind: 'local', name: 'closeup.referral' },
  { entry: 'script', kind: 'local', name: 'closeup.script.*' },
  { entry: 'unlock', kind: 'session', name: 'closeup.pending-unlock' },
  { entry: 'outbox', kind: 'local', name: 'closeup.outbox.*' },
  { entry: 'draft', kind: 'session', name: 'closeup.draft.*' },
  { entry: 'returnTo', kind: 'local', name: 'closeup.return-to' },
  { entry: 'reloaded', kind: 'session', name: 'closeup.reloaded-at' },
  { entry: 'theme', kind: 'local', name: 'closeup.theme' },
  { entry: 'accountType', kind: 'local', name: 'closeup.last-account-type' },
  { entry: 'scroll', kind: 'session', name: 'tsr-scroll-restoration-*' },
  { entry: 'noted', kind: 'local', name: 'closeup.cookies-noted' },
  { entry: 'reset', kind: 'session', name: 'closeup.reset-token' },
  { entry: 'take', kind: 'database', name: 'closeup-takes' },
] as const;

/** A table on wide screens, stacked rows elsewhere. */
export function StorageEntries() {
  const { t, i18n } = useTranslation('cookies');
  return (
    <table className="mt-6 w-full border-b border-line text-left text-md max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="text-sm">
          {(['name', 'kind', 'purpose', 'duration'] as const).map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-5 font-bold">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {STORED.map(({ entry, kind, name }) => (
          <tr
            key={entry}
            className="border-t border-line align-top max-lg:flex max-lg:flex-col max-lg:gap-1 max-lg:py-4"
          >
            <th scope="row" className="font-bold lg:py-3.5 lg:pr-6 lg:whitespace-nowrap">
              {name}
            </th>
            <td className="text-ink-2 lg:py-3.5 lg:pr-5">{t(`kinds.${kind}`)}</td>
            <td className="lg:py-3.5 lg:pr-5">{t(`entries.${entry}.purpose`)}</td>
            <td className="text-ink-2 lg:py-3.5">{t(`entries.${entry}.duration`, legalValues(i18n.language))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
