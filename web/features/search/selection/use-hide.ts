import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';

/** Hides people from the company's searches and matches, and shows them again. */
export function useHide() {
  const { t } = useTranslation('search');
  const queries = useQueryClient();
  const onError = () => notify.failed(t('hide.failed'));
  const onSettled = () =>
    Promise.all([api.search.key(), api.campaigns.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const hiding = useMutation(api.search.hideTalent.mutationOptions({ onError, onSettled }));
  const showing = useMutation(api.search.showTalent.mutationOptions({ onError, onSettled }));
  return {
    // The promise outlives the card or dialog that asked.
    hide: (card: TalentCard) =>
      void hiding.mutateAsync({ positionId: card.positionId }).then(
        () =>
          notify.done(t('hide.done', { name: talentName(card) }), {
            action: { label: t('hide.undo'), onClick: () => showing.mutate({ positionId: card.positionId }) },
          }),
        () => undefined,
      ),
    show: ({ positionId }: TalentCard) => showing.mutate({ positionId }),
    isShowing: showing.isPending,
  };
}
