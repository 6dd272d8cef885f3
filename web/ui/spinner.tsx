export const Spinner = ({ className = '' }: { className?: string }) => (
  <span className={`spinner ${className}`} aria-hidden="true" />
);
