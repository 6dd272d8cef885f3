import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '#contract/companies.ts';
import { LOGO_BYTES_MAX } from '#contract/values/limits.ts';
import { sessionOptions } from '#web/features/accounts/session.ts';
import { api } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Replaces and removes a company's logo, at once. */
export function LogoField({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation(['companies', 'validation']);
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const onSuccess = (saved: CompanyProfile) => {
    cacheSaved(queries, api.companies.getProfile.queryKey(), saved);
    void queries.invalidateQueries({ queryKey: sessionOptions().queryKey });
    notify.done(t(saved.logoUrl ? 'logo.saved' : 'logo.removed'));
  };
  const onError = (error: unknown) => {
    const key = fieldsOf(error).picture;
    setProblem(key ? t(`validation:${key as 'logo'}`) : t('logo.failed'));
  };
  const save = useMutation(api.companies.saveLogo.mutationOptions({ onSuccess, onError }));
  const remove = useMutation(api.companies.removeLogo.mutationOptions({ onSuccess, onError }));
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that selecting the same file again triggers a change.
    event.target.value = '';
    if (!file) return;
    if (file.size > LOGO_BYTES_MAX) return setProblem(t('validation:logo_size'));
    setProblem(undefined);
    const picture = await readBase64(file).catch(() => null);
    if (!picture) return setProblem(t('validation:logo'));
    save.mutate({ picture });
  };
  const { logoUrl, companyName } = profile;
  return (
    <div role="group" aria-labelledby="logo" className="flex items-center gap-4 md:col-span-2">
      <Avatar logo={logoUrl} letterOf={companyName} size="lg" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p id="logo" className="text-sm font-bold">
          {t('logo.title')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" pending={save.isPending} onClick={() => input.current?.click()}>
            {!save.isPending && <ImageUp className="ic" aria-hidden />}
            {t(save.isPending ? 'logo.saving' : logoUrl ? 'logo.replace' : 'logo.upload')}
          </Button>
          {logoUrl && (
            <Button variant="ghost" size="sm" pending={remove.isPending} onClick={() => remove.mutate({})}>
              {t('logo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          className="hidden"
          aria-label={t('logo.title')}
          onChange={(event) => void choose(event)}
        />
        <p
          role={problem ? 'alert' : undefined}
          className={problem ? 'flex items-center gap-1.5 text-sm font-medium text-danger' : 'text-sm text-ink-3'}
        >
          {problem && <CircleAlert className="ic" aria-hidden />}
          {problem ?? t('logo.hint')}
        </p>
      </div>
    </div>
  );
}

/** Reads a file as base64. */
const readBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });
