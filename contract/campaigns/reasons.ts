import { z } from 'zod';

const tenth = z.number().min(0).max(10);

export const reasonSchema = z
  .object({
    part: z
      .enum(['title', 'skills', 'languages', 'years', 'location', 'workType', 'salary', 'availability', 'delivery'])
      .describe('`delivery` is the AI feedback that the talent shares. A campaign never asks for it.'),
    share: z.number().min(0).max(1).describe('How much of this part is met.'),
    met: z.array(z.string()),
    partly: z.array(z.string()).describe('Met in part, such as by a related skill.'),
    missing: z.array(z.string()),
    years: z
      .object({ asked: z.int(), has: z.int().nullable() })
      .optional()
      .describe('Years of experience. Only for `years`; null if the talent states none.'),
    availability: z
      .object({ asked: z.iso.date(), from: z.iso.date().nullable() })
      .optional()
      .describe('When the work begins and when the talent can. Only for `availability`.'),
    isRemote: z.boolean().optional().describe('The place is met because both sides are remote. Only for `location`.'),
    isUnstated: z.boolean().optional().describe('The talent says nothing about it.'),
    scores: z
      .object({ communication: tenth, confidence: tenth, clarity: tenth })
      .optional()
      .describe('AI scores out of 10. Only for `delivery`.'),
  })
  .meta({ id: 'MatchReason', description: 'One part of a match score.' });
export type Reason = z.infer<typeof reasonSchema>;
