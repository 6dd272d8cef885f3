import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { REFERRAL_CODE_MAX } from '#contract/values/limits.ts';
import type { Referral } from '#contract/referrals.ts';
import { api } from '../../lib/api.ts';
import { fieldsOf } from '../../lib/failure.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/layers/notify.ts';

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

interface CodeFieldProps {
  referral: Referral;
  userType: UserType;
}

/**
 * The referral code, which can be edited. An unchanged code just ends the editing. So does an empty one for talent; companies get
 * an error.
 */
export function CodeField({ referral: { code }, userType }: CodeFieldProps) {
  const { t } = useTranslation(['referrals', 'validation']);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setTyped(null);
    setProblem(null);
  };
  const change = useMutation(
    api.referrals.changeCode.mutationOptions({
      onSuccess: (saved) => {
        cacheSaved(queries, api.referrals.getReferral.queryKey(), saved);
        notify.done(t('saved'));
        close();
      },
      onError: (error) => {
        const key = fieldsOf(error).code;
        setProblem(key ? t(`validation:${key as 'code_taken'}`) : t('saveFailedBeside'));
        if (!key) notify.failedBriefly(t('saveFailed'));
      },
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = (typed ?? '').trim().toUpperCase();
    if (wanted === code || (wanted === '' && userType === 'talent')) return close();
    // Without the schema, the server alone validates.
    const parsed = await import('#contract/referrals.ts').then(
      ({ referralCodeInput }) => referralCodeInput.safeParse(wanted),
      () => ({ success: true, data: wanted }) as const,
    );
    if (parsed.success) change.mutate({ code: parsed.data });
    else setProblem(t(`validation:${parsed.error.issues[0]!.message as 'code_signs'}`));
  };

  if (typed === null) {
    return (
      <p className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <span className="d-1 min-w-0 break-all" style={{ fontSize: `min(var(--d-1), ${170 / code.length}cqi)` }}>
          {code}
        </span>
        <Button variant="glass" size="sm" onClick={() => setTyped(code)}>
          <Pencil className="ic" aria-hidden />
          {t('edit')}
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={takeFocus}
          aria-label={t('code')}
          aria-invalid={problem !== null}
          aria-describedby="code-problem"
          maxLength={REFERRAL_CODE_MAX}
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="d-2 w-full min-w-0 flex-1 basis-72 rounded-md bg-glass px-4 py-3 text-on-video inset-ring inset-ring-glass-line"
        />
        <Button type="submit" variant="video" pending={change.isPending}>
          {t('save')}
        </Button>
        <Button variant="glass" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
      <p id="code-problem" role="alert" className="min-h-5 text-sm font-medium">
        {problem}
      </p>
    </form>
  );
}
