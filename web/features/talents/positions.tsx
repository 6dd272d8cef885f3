import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_POSITION_TITLE } from '#contract/values/product.ts';
import type { Position } from '#contract/talents.ts';
import { api } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { useServerText } from '../../lib/server-text.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { PositionCard } from './position-card.tsx';

/** The talent's positions side by side. */
export function Positions({ positions }: { positions: Position[] }) {
  const { t } = useTranslation('talents');
  const serverText = useServerText();
  const queries = useQueryClient();
  const [addedId, setAddedId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = useMutation(
    api.talents.addPosition.mutationOptions({
      onSuccess: ({ id }) => {
        setAddedId(id);
        notify.done(t('positions.added', { number: positions.length + 1 }));
        return queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
      },
      onError: (error) => {
        const reason = codeOf(error) === 'conflict' ? t('positions.full') : serverText(error);
        notify.failedBriefly(t('positions.addFailed', { reason }));
      },
    }),
  );
  const count = useRef(positions.length);
  useEffect(() => {
    // A removed card takes the focus with it.
    if (positions.length < count.current && document.activeElement === document.body) addButton.current?.focus();
    count.current = positions.length;
  }, [positions.length]);
  return (
    <section id="positions" className="flex flex-col gap-6 border-t border-line pt-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-3">{t('positions.title')}</h2>
          <p className="mt-2 text-ink-2">{t('positions.text')}</p>
        </div>
        <Button
          ref={addButton}
          variant="outline"
          pending={add.isPending}
          onClick={() => add.mutate({ positionTitle: DEFAULT_POSITION_TITLE })}
        >
          {!add.isPending && <Plus className="ic" aria-hidden />}
          {t('positions.add')}
        </Button>
      </header>
      {/* A card is at least as wide as the player's controls in one row. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-5 gap-y-10">
        {positions.map((position, index) => (
          <PositionCard
            key={position.id}
            position={position}
            number={index + 1}
            isNew={position.id === addedId}
            isRemovable={positions.length > 1}
          />
        ))}
      </ul>
    </section>
  );
}
