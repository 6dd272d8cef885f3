import { FileUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CUES_MAX } from '#contract/values/limits.ts';
import { readCues } from '#contract/webvtt.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { type CaptionRow, rowOf } from './caption-rows.ts';

interface CaptionToolsProps {
  isFull: boolean;
  onAdd: () => void;
  onRead: (rows: CaptionRow[]) => void;
}

/** Adds a line, or reads all lines from a file. */
export function CaptionTools({ isFull, onAdd, onRead }: CaptionToolsProps) {
  const { t } = useTranslation('videos');
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    if (!chosen) return;
    const cues = readCues(await chosen.text()).slice(0, CUES_MAX);
    if (cues.length === 0) return notify.failed(t('captions.fileFailed'));
    onRead(cues.map(rowOf));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="soft" size="sm" onClick={onAdd} disabled={isFull}>
        <Plus className="ic" aria-hidden />
        {t('captions.add')}
      </Button>
      <Button variant="soft" size="sm" onClick={() => file.current?.click()}>
        <FileUp className="ic" aria-hidden />
        {t('captions.file')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".vtt,.srt,text/vtt"
        aria-label={t('captions.file')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </div>
  );
}
