import { Download } from 'lucide-react';
import { Button } from './button.tsx';

interface CsvButtonProps {
  label: string;
  pending: boolean;
  onClick: () => void;
  /** Below this width, only the icon is shown. */
  iconBelow: 'md' | 'lg';
}

const ICON = { md: 'max-md:w-10 max-md:px-0!', lg: 'max-lg:w-10 max-lg:px-0!' };
const LABEL = { md: 'max-md:sr-only', lg: 'max-lg:sr-only' };

/** Downloads a table. */
export const CsvButton = ({ label, pending, onClick, iconBelow }: CsvButtonProps) => (
  <Button variant="outline" size="sm" title={label} className={ICON[iconBelow]} pending={pending} onClick={onClick}>
    {!pending && <Download className="ic" aria-hidden />}
    <span className={LABEL[iconBelow]}>{label}</span>
  </Button>
);
