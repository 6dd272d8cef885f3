import { type PlainText, type Span, sentencesOf } from '../../search/reading/plain-text.ts';
import { patterns } from './patterns.ts';

/** Phrases that exclude people, whoever they are. */
const EXCLUSIONS =
  /\b(?:need not apply|needn't apply|do not apply|don't apply|should not apply|don't bother|not welcome|look elsewhere|will not be (?:considered|interviewed|hired|accepted)|won't be (?:considered|interviewed)|abstener(?:se)?|abstenganse|no (?:se )?(?:admit\w+|acept\w+|contrat\w+)|we (?:don't|do not|never|won't) (?:hire|employ|interview)|no aptos? para|not suitable for|(?:will be|are|get) (?:rejected|turned away|filtered out|binned|refused)|closed to (?!the public)|we (?:exclude|reject|turn away|filter out)|(?:favor|por favor|mejor)(?: de)? no (?:postular|aplicar|presentarse|llamar|enviar)|no (?:son|seran) bienvenid[oa]s|quedan (?:fuera|excluid[oa]s)|descart(?:amos|ar\w+)|no (?:se )?(?:tendr\w+|tenemos) en cuenta|(?:evitamos|preferimos no|prefiero no) (?:contratar|incorporar|coger|trabajar con)|pasamos de|(?:prefer|rather|choose|tend|try) not to (?:hire|employ|take|recruit|interview)|avoid (?:hiring|employing|recruiting)|(?:will not|won't|do not|don't|never) (?:look at|read|open) (?:any )?(?:applications?|cvs?|resumes?)|(?:nobody|no one) (?:who|from|with|whose)|none,? please|think twice|can(?:no|')t be considered|are not considered|keep scrolling|que no sean? |nadie (?:que|de|con)|would not fit in|don't fit here|wouldn't last|no encajan|no [a-z]{3,}(?:ians|ists|ites|eans|lovers|ettes))\b/g;
/** Legitimate exclusions: agencies, time-wasters, people without the stated experience. */
const ALLOWED =
  /\b(?:agenc\w+|recruiters?|headhunters?|third part\w+|time ?wasters?|curios\w+|intermediari\w+|spam\w*|late applications?|incomplete|without (?:the )?(?:experience|required|a licen[cs]e)|sin experiencia|experience|experiencia|lazy|negativ\w+|requisitos|requirements|licen[cs]e|carne|bots?|ai generated|cash|cheques?|tarjetas?|llamadas|calls|paquete|propuestas|cv por|devoluciones|pressure|after the deadline|fuera de plazo|assholes|unpaid)\b/;

/** Exclusions that the lists don't explain. They aren't findings, but they keep the advert from being called clear. */
export function unclearExclusions({ plain }: PlainText, explained: readonly Span[]): Span[] {
  const { lawful, notAsked } = patterns();
  return sentencesOf(plain).filter(({ start, end }) => {
    const sentence = plain.slice(start, end);
    return (
      sentence.search(EXCLUSIONS) >= 0 &&
      !ALLOWED.test(sentence) &&
      !lawful.test(sentence) &&
      !notAsked.test(sentence) &&
      !explained.some((span) => span.start < end && start < span.end)
    );
  });
}
