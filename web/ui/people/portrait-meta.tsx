import { useTranslation } from 'react-i18next';
import { languageCode, languageList } from '#contract/values/names/language-name.ts';
import { MaskedText } from './masked-text.tsx';

export interface PortraitMetaProps {
  /** In the language of the screen, with contacts masked. */
  city: string | null;
  /** English names of spoken languages. */
  languages: readonly string[];
}

/** The last line of a card: the city, and the languages by code. Screen readers get the full names. */
export function PortraitMeta({ city, languages }: PortraitMetaProps) {
  const { i18n } = useTranslation();
  const names = languageList(languages, i18n.language);
  return (
    <>
      {city && <MaskedText>{`${city}\u2003`}</MaskedText>}
      <span aria-hidden title={names} className="inline-block whitespace-nowrap">
        {languages.map(languageCode).join(' · ')}
      </span>
      <span className="sr-only">{names}</span>
    </>
  );
}
