/** The texts and addresses that differ from letter to letter. */
type Part = 'subject' | 'preview' | 'greeting' | 'body' | 'url' | 'action' | 'note' | 'page' | 'stop';

/** Stands in the template for a part. */
export const placeOf = (part: Part) => `letter_part_${part}`;
export const PLACES = /letter_part_([a-z]+)/g;
