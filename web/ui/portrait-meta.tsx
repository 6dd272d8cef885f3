import { useTranslation } from 'react-i18next';
import { languageCode, languageList } from '#web/lib/language-name.ts';
import { MaskedText } from './masked-text.tsx';

export interface PortraitMetaProps {
  /** As the talent wrote it, with contacts masked. */
  city: string | null;
  /** English names of the languages that somebody speaks. */
  languages: readonly string[];
}

/** The last line of a card: the city, and the languages by their codes. Screen readers hear the names. */
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
