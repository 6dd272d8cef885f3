import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_POSITION_TITLE } from '#contract/values/product.ts';
import type { Position } from '#contract/talents.ts';
import { api } from '../../lib/api.ts';
import { codeOf, useServerText } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { PositionCard } from './position-card.tsx';

/** The talent's positions side by side. */
export function Positions({ positions }: { positions: Position[] }) {
  const { t } = useTranslation('talents');
  const serverText = useServerText();
  const queries = useQueryClient();
  const add = useMutation(
    api.talents.addPosition.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.talents.getProfile.key() }),
      onError: (error) => {
        const reason = codeOf(error) === 'conflict' ? t('positions.full') : serverText(error);
        notify.failed(t('positions.addFailed', { reason }));
      },
    }),
  );
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-3">{t('positions.title')}</h2>
          <p className="mt-2 text-ink-2">{t('positions.text')}</p>
        </div>
        <Button
          variant="outline"
          pending={add.isPending}
          onClick={() => add.mutate({ positionTitle: DEFAULT_POSITION_TITLE })}
        >
          {!add.isPending && <Plus className="ic" aria-hidden />}
          {t('positions.add')}
        </Button>
      </header>
      <ul className="grid gap-x-5 gap-y-10 min-[520px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 min-[1400px]:grid-cols-5">
        {positions.map((position, index) => (
          <PositionCard key={position.id} position={position} number={index + 1} isRemovable={positions.length > 1} />
        ))}
      </ul>
    </section>
  );
}
