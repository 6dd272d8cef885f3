import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why a form couldn't be sent although none of its fields is wrong, above its button; or what a group of checkboxes lacks, below it. */
export const FormProblem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
    <CircleAlert className="ic" aria-hidden />
    <span>{children}</span>
  </p>
);
