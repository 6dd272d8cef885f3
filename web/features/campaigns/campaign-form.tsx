import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Controller, Watch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { WORK_TYPES } from '#contract/values/product.ts';
import { DraftNote } from '../accounts/drafts.tsx';
import { ConfirmNote } from '../accounts/emails/unconfirmed-banner.tsx';
import { useFormDraft } from '../accounts/form-draft.ts';
import { useSession } from '../accounts/session.ts';
import { AdvertCheck } from '../adverts/public.ts';
import { languageOptions } from '#contract/values/names/language-name.ts';
import { api } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { EuroInput } from '#web/ui/fields/euro-input.tsx';
import { formResolver, useValidatedForm } from '../../lib/forms/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DialogFoot } from '../../ui/layers/dialog-foot.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../ui/fields/inputs.tsx';
import type { CampaignValues } from './campaign-schema.ts';
import { inputOf, valuesOf } from './campaign-values.ts';
import { SkillsInput } from './skills-input.tsx';
import { saveFailedText } from './save-failed-text.ts';

const ANY = 'any';
const WORK_TYPE_OPTIONS = [ANY, ...WORK_TYPES] as const;
const resolverFor = (kept: string | null) =>
  formResolver(async () => (await import('./campaign-schema.ts')).formSchema(kept));

interface FormProps {
  /** The campaign to edit; omitted for a new one. */
  campaign?: Campaign;
  onClose: () => void;
  onSaved?: (saved: Campaign) => void;
}

/** Creates or edits a campaign. */
export function CampaignForm({ campaign, onClose, onSaved }: FormProps) {
  const { t, i18n } = useTranslation(['campaigns', 'validation']);
  const queries = useQueryClient();
  const { user } = useSession();
  const [resolver] = useState(() => resolverFor(campaign?.startsOn ?? null));
  const form = useValidatedForm({ resolver, defaultValues: valuesOf(campaign, i18n.language) });
  const draft = useFormDraft(`campaign.${campaign?.id ?? 'new'}`, form);
  const confirmNote = useRef<HTMLDivElement>(null);
  const handlers = {
    onSuccess: (saved: Campaign) => {
      void queries.invalidateQueries({ queryKey: api.campaigns.key() });
      draft.saved();
      notify.done(t(campaign ? 'saved' : 'posted'));
      onClose();
      onSaved?.(saved);
    },
    onError: (error: unknown) => {
      const isUnconfirmed = codeOf(error) === 'email_not_confirmed';
      notify.failed(isUnconfirmed ? t('needsEmail') : saveFailedText(t, error));
      // The link can be resent there.
      if (isUnconfirmed) confirmNote.current?.scrollIntoView({ block: 'center' });
    },
  };
  const create = useMutation(api.campaigns.createCampaign.mutationOptions(handlers));
  const save = useMutation(api.campaigns.saveCampaign.mutationOptions(handlers));
  const isPending = create.isPending || save.isPending;
  const problemOf = (name: keyof CampaignValues) => {
    const key = form.formState.errors[name]?.message;
    return key ? t(`validation:${key as 'required'}`) : undefined;
  };
  const submit = form.handleSubmit((values) => {
    if (isPending) return;
    if (campaign) save.mutate({ campaignId: campaign.id, campaign: inputOf(values) });
    else create.mutate(inputOf(values));
  });
  return (
    <Dialog open onOpenChange={onClose} title={t(campaign ? 'form.edit' : 'form.new')} width={680}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {user && (
          <div ref={confirmNote} className="empty:hidden">
            <ConfirmNote user={user}>{t('confirmFirst', { email: user.email })}</ConfirmNote>
          </div>
        )}
        <DraftNote draft={draft} />
        <Field label={t('form.title')} error={problemOf('title')} required>
          <TextInput placeholder={t('form.titleExample')} {...form.register('title')} />
        </Field>
        <Field label={t('form.description')} error={problemOf('description')} required>
          <TextArea rows={4} {...form.register('description')} />
        </Field>
        <Watch
          control={form.control}
          name={['title', 'description']}
          render={([title, description]) => (
            <AdvertCheck
              advert={{ title, description }}
              onReword={(reworded) => {
                form.setValue('title', reworded.title, { shouldDirty: true });
                form.setValue('description', reworded.description, { shouldDirty: true });
              }}
            />
          )}
        />
        <Field label={t('form.skills')} error={problemOf('skills')}>
          <Controller
            control={form.control}
            name="skills"
            render={({ field }) => <SkillsInput value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label={t('form.languages')} error={problemOf('languages')}>
          <Controller
            control={form.control}
            name="languages"
            render={({ field }) => (
              <MultiSelect
                options={languageOptions(i18n.language)}
                value={field.value}
                onChange={field.onChange}
                placeholder={t('form.addLanguage')}
                max={20}
              />
            )}
          />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label={t('form.location')} hint={t('form.locationHint')} error={problemOf('location')}>
            <TextInput {...form.register('location')} />
          </Field>
          <Field label={t('form.workType')}>
            <Controller
              control={form.control}
              name="workType"
              render={({ field }) => (
                <Select
                  options={WORK_TYPE_OPTIONS.map((value) => ({ value, label: t(`workType.${value}`) }))}
                  value={field.value === '' ? ANY : field.value}
                  onChange={(value) => field.onChange(value === ANY ? '' : value)}
                />
              )}
            />
          </Field>
          <Field label={t('form.salaryMin')} error={problemOf('salaryMin')}>
            <EuroInput control={form.control} name="salaryMin" />
          </Field>
          <Field label={t('form.salaryMax')} error={problemOf('salaryMax')}>
            <EuroInput control={form.control} name="salaryMax" />
          </Field>
          <Field label={t('form.startsOn')} error={problemOf('startsOn')}>
            <TextInput type="date" {...form.register('startsOn')} />
          </Field>
        </div>
        <DialogFoot>
          <Button type="submit" variant="primary" full pending={isPending}>
            {t(campaign ? 'form.save' : 'form.post')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
