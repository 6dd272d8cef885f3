import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { TagInput, type TagInputProps } from '#web/ui/fields/tag-input.tsx';

const LEAST_LENGTH = 2;

/** The skills that a campaign asks for. Suggests those that talent state. */
export function SkillsInput(props: Pick<TagInputProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('campaigns');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useQuery(
    api.search.suggestSkills.queryOptions({
      input: { text },
      enabled: text.length >= LEAST_LENGTH,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      retry: false,
    }),
  );
  return (
    <TagInput
      {...props}
      placeholder={t('form.addSkill')}
      max={20}
      suggestions={found.data?.items ?? []}
      onType={setTyped}
    />
  );
}
