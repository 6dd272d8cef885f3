import type { CallLanguage } from '#contract/values/calls.ts';

export type Words = (typeof WORDS)[CallLanguage];
export const WORDS = {
  en: {
    buyer: 'The buyer',
    engagement: { high: 'takes part actively', medium: 'takes part', low: 'says little' },
    sentiment: {
      positive: 'speaks well of the offer.',
      negative: 'is turning away from the offer.',
      mixed: 'sees serious points for and against the offer.',
      neutral: 'doesn’t take a clear stance.',
    },
    /** Used when no buyer is identified. */
    stance: {
      positive: 'What is said speaks for the offer.',
      negative: 'What is said speaks against the offer.',
      mixed: 'What is said speaks both for and against the offer.',
      neutral: 'Nothing that is said speaks clearly for or against the offer.',
    },
    quoted: (text: string) => `“${text}”`,
    and: ' and ',
    but: ' but ',
    who: (sellers: string, buyers: string) => `${sellers} spoke with ${buyers}.`,
    liked: (quote: string) => `In favor: ${quote}`,
    worry: (quote: string) => `Against: ${quote}`,
    next: (quote: string) => `Next: ${quote}`,
    nothing: 'The transcript holds no clear finding.',
    unread: 'We couldn’t read this transcript. We read English and Spanish, and it seems to be in neither.',
    count: {
      concerns: (n: number) => (n === 1 ? '1 concern to answer' : `${n} concerns to answer`),
      buyingSignals: (n: number) => (n === 1 ? '1 buying signal' : `${n} buying signals`),
      featureRequests: (n: number) => (n === 1 ? '1 feature request' : `${n} feature requests`),
      questions: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
      actionItems: (n: number) => (n === 1 ? '1 action item' : `${n} action items`),
      competitorsMentioned: (n: number) => (n === 1 ? '1 competitor named' : `${n} competitors named`),
      decisionMakers: (n: number) => (n === 1 ? 'Decision maker: ' : 'Decision makers: '),
    },
    noNext: 'No next step was agreed.',
    noDecider: 'No one said who decides.',
  },
  es: {
    buyer: 'Quien compra',
    engagement: { high: 'participa mucho', medium: 'participa', low: 'dice poco' },
    sentiment: {
      positive: 'habla bien de la oferta.',
      negative: 'se aleja de la oferta.',
      mixed: 've razones de peso a favor y en contra de la oferta.',
      neutral: 'no toma una postura clara.',
    },
    stance: {
      positive: 'Lo que se dice habla a favor de la oferta.',
      negative: 'Lo que se dice habla en contra de la oferta.',
      mixed: 'Lo que se dice habla tanto a favor como en contra de la oferta.',
      neutral: 'Nada de lo que se dice habla claramente a favor ni en contra de la oferta.',
    },
    quoted: (text: string) => `«${text}»`,
    and: ' y ',
    but: ', pero ',
    who: (sellers: string, buyers: string, isOne: boolean) =>
      `${sellers} ${isOne ? 'habló' : 'hablaron'} con ${buyers}.`,
    liked: (quote: string) => `A favor: ${quote}`,
    worry: (quote: string) => `En contra: ${quote}`,
    next: (quote: string) => `A continuación: ${quote}`,
    nothing: 'En la transcripción no hay nada concluyente.',
    unread:
      'No hemos podido leer esta transcripción. Leemos inglés y español, y no parece estar en ninguno de los dos.',
    count: {
      concerns: (n: number) => (n === 1 ? '1 objeción por responder' : `${n} objeciones por responder`),
      buyingSignals: (n: number) => (n === 1 ? '1 señal de compra' : `${n} señales de compra`),
      featureRequests: (n: number) => (n === 1 ? '1 petición de mejora' : `${n} peticiones de mejora`),
      questions: (n: number) => (n === 1 ? '1 pregunta' : `${n} preguntas`),
      actionItems: (n: number) => (n === 1 ? '1 tarea' : `${n} tareas`),
      competitorsMentioned: (n: number) => (n === 1 ? '1 competidor mencionado' : `${n} competidores mencionados`),
      decisionMakers: (n: number) => (n === 1 ? 'Quién decide: ' : 'Quiénes deciden: '),
    },
    noNext: 'No se acordó un próximo paso.',
    noDecider: 'Nadie dijo quién decide.',
  },
};
