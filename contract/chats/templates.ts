import { z } from 'zod';
import { cursorSchema, requiredLine, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { MESSAGE_MAX, TEMPLATE_FIELDS, TEMPLATE_NAME_MAX, TEMPLATES_MAX } from '../values/limits.ts';

/** Braces before a word, or twice, that no value replaces: "{first name}", "{{firstName}}". */
const UNKNOWN_FIELD = new RegExp(`\\{(?!(?:${TEMPLATE_FIELDS.join('|')})\\})\\s*[\\p{L}\\d_{]`, 'u');

export const templateInputSchema = z.object({
  name: requiredLine(TEMPLATE_NAME_MAX),
  content: requiredText(MESSAGE_MAX)
    .refine((text) => !UNKNOWN_FIELD.test(text), 'template_field')
    .describe('{firstName}, {position} and {company} are filled in before the message is sent.'),
});

const messageTemplateSchema = z
  .object({ id: z.uuid(), name: z.string(), content: z.string() })
  .meta({ id: 'MessageTemplate', description: 'A message that a company sends often.' });
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

const own = { tag: 'Conversations', caller: 'company', limit: LIMITS.write } as const;
const byId = z.object({ templateId: z.uuid() });

export const templates = {
  listTemplates: route({
    ...own,
    method: 'GET',
    path: '/message-templates',
    summary: 'List message templates',
    description: `Lists your message templates, newest first. You can store ${TEMPLATES_MAX}.`,
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(z.object({ items: z.array(messageTemplateSchema).max(TEMPLATES_MAX), nextCursor: z.string().nullable() })),
  createTemplate: route({
    ...own,
    method: 'POST',
    path: '/message-templates',
    summary: 'Create a message template',
    description: 'Stores a message that you send often.',
  })
    .input(templateInputSchema)
    .output(messageTemplateSchema),
  saveTemplate: route({
    ...own,
    method: 'PUT',
    path: '/message-templates/{templateId}',
    summary: 'Update a message template',
    description: 'Replaces the name and the text of one of your message templates.',
    errors: ['not_found'],
  })
    .input(templateInputSchema.extend(byId.shape))
    .output(messageTemplateSchema),
  removeTemplate: route({
    ...own,
    method: 'DELETE',
    path: '/message-templates/{templateId}',
    summary: 'Delete a message template',
    description: 'Deletes one of your message templates. Deleting it again does nothing.',
  })
    .input(byId)
    .output(z.object({})),
};
