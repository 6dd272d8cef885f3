import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MASK } from '#contract/masking/mask.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A text in which contacts are masked until an unlock: each mask says so, to the eye on hover and to ears at once. */
export function MaskedText({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const parts = children.split(MASK);
  return parts.map((part, index) => (
    // Parts have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <span title={t('ui.masked')} className="opacity-70">
          <span aria-hidden>{MASK}</span>
          <VisuallyHidden>{t('ui.masked')}</VisuallyHidden>
        </span>
      )}
      {part}
    </Fragment>
  ));
}
