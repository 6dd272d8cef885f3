import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { dateText } from '#web/lib/dates.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteTakeDialog } from './delete-take-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The owner's actions on a take: publish a practice take, delete it. */
export function TakeActions({ take, onDeleted }: { take: Take; onDeleted: () => void }) {
  const { t, i18n } = useTranslation('feedback');
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const nameOf = useOwnPositionName();
  const { position, video } = take;
  return (
    <div className="flex flex-col gap-3">
      <p className="facts text-sm text-ink-2">
        <span>
          {position
            ? t('actions.ofPosition', { title: nameOf(position.id, position.title) })
            : t('actions.private')}{' '}
        </span>
        <span>{dateText(video.createdAt, i18n.language)} </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!position && video.state === 'ready' && (
          <Button variant="outline" size="sm" onClick={() => setIsPublishing(true)}>
            <Upload className="ic" aria-hidden />
            {t('actions.publish')}
          </Button>
        )}
        {!position && (
          <Button variant="ghost" size="sm" onClick={() => setIsDeleting(true)}>
            <Trash2 className="ic" aria-hidden />
            {t('actions.delete')}
          </Button>
        )}
      </div>
      <DeleteTakeDialog take={take} open={isDeleting} onOpenChange={setIsDeleting} onDeleted={onDeleted} />
      <PublishDialog take={take} open={isPublishing} onOpenChange={setIsPublishing} />
    </div>
  );
}
