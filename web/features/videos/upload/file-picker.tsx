import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem, type FileProblem, type Flow } from '../video-file.ts';

const GUEST_ACCEPT = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm';
const ACCEPT = { guest: GUEST_ACCEPT, profile: `${GUEST_ACCEPT},video/x-msvideo,.avi` };

interface FilePickerProps {
  positionId: string;
  name: string;
  flow: Flow;
  onFile: (file: File) => void;
  children: (open: () => void) => ReactNode;
}

/** Selects a file, and shows its problem beside the button. */
export function FilePicker({ positionId, name, flow, onFile, children }: FilePickerProps) {
  const { t } = useTranslation('videos');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    const found = await findProblem(file, flow);
    setProblem(found);
    if (!found) onFile(file);
    if (input.current) input.current.value = '';
  }

  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        id={`file-${positionId}`}
        type="file"
        accept={ACCEPT[flow]}
        aria-label={`${t('empty.file')}: ${name}`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {problem && (
        <p
          role="alert"
          className="flex items-start gap-1.5 rounded-md bg-danger-wash p-3 text-sm font-medium text-danger"
        >
          <CircleAlert className="ic mt-0.5" aria-hidden />
          {sentence(t, problem, flow)}
        </p>
      )}
    </>
  );
}

function sentence(t: ReturnType<typeof useTranslation<'videos'>>['t'], problem: FileProblem, flow: Flow) {
  if (flow === 'guest' && (problem.key === 'format' || problem.key === 'size')) return t(`guest.${problem.key}`);
  if (problem.key === 'format') return t('problems.format', { type: problem.type });
  if (problem.key === 'size') return t('problems.size', { megabytes: problem.megabytes });
  return t(`problems.${problem.key}`);
}
