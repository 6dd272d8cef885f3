import type { OwnVideo } from '#contract/videos/own-video.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUES_MAX } from '#contract/values/limits.ts';
import { readTime } from '#contract/webvtt.ts';
import { api } from '#web/lib/api.ts';
import { useSession } from '../../accounts/session.ts';
import { useHiddenContacts } from '#web/lib/use-hidden-contacts.ts';
import { Button } from '#web/ui/button.tsx';
import { Frame } from '#web/ui/frame.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { CaptionLine } from './caption-line.tsx';
import { type CaptionRow, cueOf, newRow, problemsOf, splitRow } from './caption-rows.ts';
import { CaptionTools } from './caption-tools.tsx';

interface CaptionLinesProps {
  video: OwnVideo;
  initial: CaptionRow[];
  onClose: () => void;
}

/** Edits captions line by line, beside the video. */
export function CaptionLines({ video, initial, onClose }: CaptionLinesProps) {
  const { t } = useTranslation('videos');
  const queries = useQueryClient();
  const player = useRef<HTMLVideoElement>(null);
  const [rows, setRows] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const hidden = useHiddenContacts(rows.map(({ text }) => text).join(' '), useSession().user?.name ?? '');
  const save = useMutation(
    api.captions.saveCaptions.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
        notify.done(t('captions.saved'));
        onClose();
      },
      onError: () => notify.failed(t('captions.saveFailed')),
    }),
  );
  const replace = (key: string, by: CaptionRow[]) =>
    setRows((before) => before.flatMap((row) => (row.key === key ? by : [row])));
  const playFrom = (row: CaptionRow) => {
    const at = readTime(row.start);
    if (!player.current || at === null) return;
    player.current.currentTime = at / 1000;
    void player.current.play();
  };
  const add = () => setRows((before) => [...before, newRow(readTime(before.at(-1)?.end ?? '') ?? 0)]);
  const submit = () => {
    setIsChecked(true);
    if (rows.some((row) => Object.keys(problemsOf(row)).length > 0)) return;
    save.mutate({ videoId: video.id, cues: rows.map(cueOf) });
  };
  return (
    <div className="grid gap-6 md:grid-cols-[260px_minmax(0,1fr)]">
      <Frame
        className="mx-auto w-full max-w-44 self-start md:max-w-none"
        picture={
          // The captions are being edited beside it.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            ref={player}
            src={video.playable!.url}
            poster={video.playable!.posterWebpUrl}
            controls
            playsInline
            className="absolute inset-0 size-full bg-room object-cover"
          />
        }
      />
      <div className="flex min-w-0 flex-col gap-4">
        {rows.length === 0 && <p className="text-ink-2">{t('captions.empty')}</p>}
        <ol className="flex max-h-[46dvh] flex-col gap-3 overflow-y-auto p-1">
          {rows.map((row, index) => (
            <CaptionLine
              key={row.key}
              row={row}
              number={index + 1}
              problems={isChecked ? problemsOf(row) : {}}
              onChange={(changed) => replace(row.key, [{ ...row, ...changed }])}
              onPlay={() => playFrom(row)}
              onSplit={() => replace(row.key, splitRow(row))}
              onRemove={() => replace(row.key, [])}
            />
          ))}
        </ol>
        <CaptionTools isFull={rows.length >= CUES_MAX} onAdd={add} onRead={setRows} />
        {hidden && (
          <p role="status" className="text-sm text-ink-3">
            {hidden}
          </p>
        )}
        <Button variant="primary" pending={save.isPending} onClick={submit} className="self-start">
          {t('captions.save')}
        </Button>
      </div>
    </div>
  );
}
