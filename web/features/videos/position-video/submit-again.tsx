import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useRefreshVideos } from './use-own-video.ts';

/** Submits a rejected video for another review. */
export function SubmitAgain({
  videoId,
  ...variant
}: { videoId: string } & Pick<ButtonProps, 'variant' | 'size' | 'full'>) {
  const { t } = useTranslation('videos');
  const refresh = useRefreshVideos();
  const submit = useMutation(
    api.videos.submitAgain.mutationOptions({
      onSuccess: () => notify.done(t('moderation.submitted')),
      onError: () => notify.failed(t('moderation.submitFailed')),
      onSettled: refresh,
    }),
  );
  return (
    <Button {...variant} pending={submit.isPending} onClick={() => submit.mutate({ videoId })}>
      {!submit.isPending && <Send className="ic" aria-hidden />}
      {t('moderation.submit')}
    </Button>
  );
}
