import { z } from 'zod';
import { ADVERT_KINDS } from '../values/advert-kinds.ts';

const offsetsSchema = {
  start: z.int().describe('Offset of the first character, in UTF-16 units.'),
  end: z.int().describe('Offset after the last character.'),
};

export const advertFindingSchema = z
  .object({
    kind: z.enum(ADVERT_KINDS),
    words: z.string().describe('Exactly as written.'),
    ...offsetsSchema,
    severity: z
      .enum(['excludes', 'discourages'])
      .describe('Whether the words turn somebody away, or make somebody less likely to apply.'),
    source: z
      .enum(['local', 'model'])
      .describe("Whether our rules found the words, or the operator's model in most of its runs."),
    edit: z
      .object({ ...offsetsSchema, text: z.string() })
      .nullable()
      .describe(
        'Neutral wording: replace the characters from start to end with this text. An empty text removes them. After that, the edits of other findings may not fit any more. Null where only somebody who reads the sentence can reword it.',
      ),
  })
  .meta({ id: 'AdvertFinding', description: 'Words of a job description that depend on who somebody is.' });
export type AdvertFinding = z.infer<typeof advertFindingSchema>;

export const advertReadingSchema = z
  .object({
    verdict: z
      .enum(['excludes', 'discourages', 'unclear', 'none'])
      .describe(
        'The worst finding; "unclear" if something excludes people without a known word; "none" if no listed word was found.',
      ),
    findings: z.array(advertFindingSchema).describe('In the order of the text.'),
    unclear: z
      .array(z.object({ words: z.string(), ...offsetsSchema }))
      .describe('Sentences that turn away people we cannot name.'),
    checked: z.array(z.enum(ADVERT_KINDS)).describe('The kinds that were looked for.'),
    openness: z
      .object({ written: z.number(), neutral: z.number() })
      .nullable()
      .describe(
        "The model's mean rating from 0 to 10 of the text and of the text with the neutral wordings. Null without a model, and if they differ by less than twice the noise between its runs.",
      ),
    reader: z.object({
      name: z.enum(['local', 'model']),
      version: z.string(),
      fallback: z.boolean().describe('True if a model is set and gave no usable answer.'),
    }),
  })
  .meta({ id: 'AdvertReading', description: 'A job description judged by itself, without candidates.' });
export type AdvertReading = z.infer<typeof advertReadingSchema>;
