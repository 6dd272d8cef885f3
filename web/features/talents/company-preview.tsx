import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';

const PreviewDialog = deferred(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** Shows the talent a position as companies find it now. */
export function CompanyPreview({ positionId }: { positionId: string }) {
  const { t } = useTranslation('talents');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="xs" className="-ml-3 self-start" onClick={() => setIsOpen(true)}>
        <Building2 className="ic" aria-hidden />
        {t('positions.preview')}
      </Button>
      {isOpen && <PreviewDialog positionId={positionId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
