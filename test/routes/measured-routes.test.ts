import { randomUUID } from 'node:crypto';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { inputOf } from '../../bench/fixtures/route-inputs.ts';
import type { Busy } from '../../bench/fixtures/busy.ts';

const ids: Busy['ids'] = {
  positionId: randomUUID(),
  campaignId: randomUUID(),
  conversationId: randomUUID(),
  contactId: randomUUID(),
  pageCode: '0123456789ab',
  companyPage: '0123456789ab',
};

test('the routes benchmark calls every GET route with a valid input, or names it as not called', async () => {
  const invalid: string[] = [];
  for (const [noun, verbs] of Object.entries(contract)) {
    for (const [verb, procedure] of Object.entries(verbs)) {
      if (!isContractProcedure(procedure)) continue;
      const { route, inputSchema } = (procedure as AnyContractProcedure)['~orpc'];
      const input = inputOf(`${noun}.${verb}`, ids);
      if (route.method !== 'GET' || !input || !inputSchema) continue;
      const { issues } = await inputSchema['~standard'].validate(input);
      if (issues) invalid.push(`${noun}.${verb}: ${issues[0]!.path?.join('.')} ${issues[0]!.message}`);
    }
  }
  expect(invalid).toEqual([]);
});
