import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type EmailKind, NOTIFICATION_KINDS, type NotificationKind } from '#contract/values/notifications.ts';
import { api } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

const isPushed = (kind: EmailKind): kind is NotificationKind => NOTIFICATION_KINDS.some((one) => one === kind);

/** Which emails and pushes the account gets and when, saved on every change. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  const wanted = useQuery(api.notifications.getPreferences.queryOptions());
  const save = useSavePreferences();
  useHashTarget('notifications', wanted.isSuccess);
  if (wanted.isPending) return <Skeleton shape="text" className="h-[600px] md:h-[460px]" />;
  if (wanted.isLoadingError)
    return <ErrorState bare as="h3" title={t('loadFailed')} onRetry={() => void wanted.refetch()} />;
  const { emails, pushes, quietHours, timeZone, pushKey, pushEndpoints } = wanted.data;
  return (
    <div className="flex max-w-[640px] flex-col gap-6">
      <table className="w-full">
        <thead>
          <tr className="text-sm">
            <th scope="col" className="pb-2 text-start font-bold">
              {t('settings.what')}
            </th>
            <th scope="col" className="w-20 pb-2 text-center font-bold">
              {t('settings.email')}
            </th>
            <th scope="col" className="w-20 pb-2 text-center font-bold">
              {t('settings.push')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(emails) as EmailKind[]).map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                {t(`settings.kind.${kind}`)}
              </th>
              <td>
                <Checkbox
                  className="justify-center *:last:sr-only"
                  label={t('settings.byEmail', { what: t(`settings.kind.${kind}`) })}
                  checked={emails[kind] ?? false}
                  onChange={(isOn) => save.mutate({ emails: { [kind]: isOn } })}
                />
              </td>
              <td>
                {isPushed(kind) && (
                  <Checkbox
                    className="justify-center *:last:sr-only"
                    label={t('settings.byPush', { what: t(`settings.kind.${kind}`) })}
                    checked={pushes[kind] ?? false}
                    onChange={(isOn) => save.mutate({ pushes: { [kind]: isOn } })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PushSwitch pushKey={pushKey} endpoints={pushEndpoints} />
      <QuietHours
        quietHours={quietHours}
        timeZone={timeZone}
        isSaving={save.isPending}
        onSave={(change) => save.mutate(change)}
      />
    </div>
  );
}
