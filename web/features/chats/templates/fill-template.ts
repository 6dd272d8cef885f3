import type { TEMPLATE_FIELDS } from '#contract/values/limits.ts';

export type TemplateValues = Record<(typeof TEMPLATE_FIELDS)[number], string>;

/** The words of a conversation that a template can name. */
export const templateValuesOf = (
  other: { name: string; positionTitle: string | null },
  companyName: string | null,
): TemplateValues => ({
  firstName: other.name.split(' ')[0]!,
  position: other.positionTitle ?? '',
  company: companyName ?? '',
});

/** Puts the values in the places of {firstName}, {position} and {company}. Anything else in braces stays. */
export const fillTemplate = (content: string, values: TemplateValues) =>
  content.replace(/\{(\w+)\}/g, (whole, field: string) => (values as Partial<Record<string, string>>)[field] ?? whole);

/** Adds a text to what was already typed. */
export const appendText = (typed: string, text: string) =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
