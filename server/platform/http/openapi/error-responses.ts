import type { AnySchema } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';

type Json = Record<string, unknown>;

const SAMPLE_DATA: Partial<Record<ErrorCode, Json>> = {
  invalid_input: { fields: { email: 'email' } },
  payment_required: { price: { amountMinor: 600, currency: 'EUR' } },
  rate_limited: { retryAfterSeconds: 30 },
  overloaded: { retryAfterSeconds: 2 },
};
const REFERENCES = '#/components/responses/';

const nameOf = (code: string) => code.replace(/(?:^|_)(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** One schema per error code: "NotFoundError". */
export function errorSchemas(codes: readonly ErrorCode[]): Record<string, Json> {
  const converter = new ZodToJsonSchemaConverter();
  const entries = codes.map((code) => {
    const { status, message } = ERRORS[code];
    const declared = 'data' in ERRORS[code] ? (ERRORS[code].data as AnySchema) : undefined;
    const data = declared && converter.convert(declared, { strategy: 'output' })[1];
    const schema = {
      type: 'object',
      description: message,
      properties: {
        defined: { const: true },
        code: { const: code },
        status: { const: status },
        message: { type: 'string', description: 'What is wrong, in English.' },
        ...(data && { data }),
      },
      required: ['defined', 'code', 'status', 'message', ...(data ? ['data'] : [])],
    };
    return [`${nameOf(code)}Error`, schema] as const;
  });
  return Object.fromEntries(entries);
}

/** The error responses of an operation by status, as references to `shared`, to which new ones are added. */
export function errorResponses(codes: readonly ErrorCode[], shared: Record<string, Json>): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => {
      const sorted = same.toSorted();
      const name = sorted.map(nameOf).join('Or');
      shared[name] ??= responseOf(sorted);
      return [String(status), { $ref: REFERENCES + name }];
    }),
  );
}

function responseOf(codes: readonly ErrorCode[]): Json {
  const schemas = codes.map((code) => ({ $ref: `#/components/schemas/${nameOf(code)}Error` }));
  const isTemporary = codes.some((code) => code === 'rate_limited' || code === 'overloaded');
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
    ...(isTemporary && {
      headers: { 'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function exampleOf(code: ErrorCode): Json {
  const { status, message } = ERRORS[code];
  const text = code === 'invalid_input' ? 'Some fields are invalid: email must be an email address.' : message;
  return { defined: true, code, status, message: text, ...(SAMPLE_DATA[code] && { data: SAMPLE_DATA[code] }) };
}
