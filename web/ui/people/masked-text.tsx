import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { MASK } from '#contract/values/product.ts';

/** A text whose contact details are masked until an unlock. Each mask has an explanation in a tooltip and for screen readers. */
export function MaskedText({ children }: { children: string }) {
  const { t } = useTranslation('common');
  const parts = children.split(MASK);
  return parts.map((part, index) => (
    // Parts have no identity other than their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <span title={t('ui.masked')} className="opacity-70">
          <span aria-hidden>{MASK}</span>
          <span className="sr-only">{t('ui.masked')}</span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}

/** A position's title in the language of the screen, with masked contact details. */
export function PositionTitle({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return <MaskedText>{titleName(children, i18n.language)}</MaskedText>;
}

/** The full name of an unlocked talent; otherwise the given name and an initial. */
export const talentName = ({ unlocked, talentName }: Pick<TalentCard, 'unlocked' | 'talentName'>) =>
  unlocked?.talentName ?? talentName;
