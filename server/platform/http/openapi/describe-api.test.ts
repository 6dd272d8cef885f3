import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/values/errors.ts';
import { describeApi } from './describe-api.ts';
import type { ApiDocument } from './describe-operation.ts';
import { TAG_GROUPS } from './introduction.ts';
import { operations } from './operations.ts';

const { Spectral } = spectralCore;
const PUBLIC_URL = 'https://closeup.example.org';

async function lint(document: ApiDocument, base: 'recommended' | 'off', rules: Record<string, 'off' | 'warn'>) {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, base]], rules });
  const problems = await spectral.run(JSON.stringify(document));
  return problems.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

describe('the OpenAPI document', () => {
  let document: ApiDocument;
  beforeAll(async () => {
    document = await describeApi(PUBLIC_URL);
  });
  const described = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

  test('has no warnings under the Spectral ruleset for OpenAPI', async () => {
    const [withErrors, withoutErrors] = [document, structuredClone(document)];
    for (const { responses } of Object.values(withoutErrors.paths).flatMap((methods) => Object.values(methods)))
      for (const status of Object.keys(responses)) if (status !== '200') delete responses[status];
    // Checking examples compiles every schema. Shared error responses are checked once, instead of for every operation.
    expect(await lint(withErrors, 'recommended', { 'oas3-valid-media-example': 'off' })).toEqual([]);
    expect(await lint(withoutErrors, 'off', { 'oas3-valid-media-example': 'warn' })).toEqual([]);
  });

  test('describes every route once, with a summary, examples and its errors', () => {
    expect(
      described()
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(operations.map(({ id }) => id).sort());
    for (const { operationId, summary, description, requestBody, responses } of described()) {
      expect(summary, operationId).toMatch(/^[A-Z][^.]+$/);
      expect(description, operationId).toMatch(/\.\n\n\*\*Who may call:/);
      for (const { content } of [requestBody ?? {}, responses[200]!]) {
        const json = content?.['application/json'];
        if (json) expect(json.example, operationId).toBeDefined();
      }
      expect(Object.keys(responses)).toContain('429');
    }
  });

  test('request examples pass the schemas that the server validates with', () => {
    for (const { id, procedure } of operations) {
      const body = described().find(({ operationId }) => operationId === id)!.requestBody?.content?.[
        'application/json'
      ];
      const schema = procedure.inputSchema as {
        shape?: Record<string, unknown>;
        safeParse(value: unknown): { error?: { issues: { path: unknown[] }[] } };
      };
      if (!body) continue;
      const issues = schema.safeParse(body.example).error?.issues ?? [];
      // Path parameters are not part of the body.
      const inBody = issues.filter(({ path }) => Object.hasOwn(body.example as object, path[0] as string));
      expect(inBody, id).toEqual([]);
    }
  });

  test('names shared schemas and refers to them', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Campaign', 'Contact', 'Money', 'TalentCard']));
    expect(JSON.stringify(document.paths).match(/#\/components\/schemas\//g)!.length).toBeGreaterThan(50);
  });

  test('lists every tag in exactly one group', () => {
    const used = new Set(described().flatMap(({ tags }) => tags as string[]));
    const grouped = Object.values(TAG_GROUPS).flatMap((tags) => Object.keys(tags));
    expect(grouped.toSorted()).toEqual([...used].toSorted());
  });

  test('documents the errors that operations answer with', () => {
    const documented = new Set<string>(operations.flatMap(({ codes }) => codes));
    expect(ERROR_CODES.filter((code) => !documented.has(code))).toEqual([]);
  });
});
