import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { room } from '#web/ui/room.ts';

/** Sticks to the foot: saves, and says how much is not saved. */
export function SaveBar({ form, unsaved, isSaving }: { form: string; unsaved: number; isSaving: boolean }) {
  const { t } = useTranslation('talents');
  return (
    <div
      ref={room.page}
      className="sticky order-last bottom-(--room-foot) z-(--z-sticky) -mx-(--gutter) flex items-center gap-4 border-t border-line bg-paper px-(--gutter) py-3 short:static"
    >
      <Button type="submit" form={form} variant="primary" pending={isSaving}>
        {isSaving ? t('saving') : t('save')}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {unsaved > 0 && t('unsaved', { count: unsaved })}
      </p>
    </div>
  );
}
