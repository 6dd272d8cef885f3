import { expect, test } from 'vitest';
import { asCompanyDraft, asTalentDraft } from './shared-draft.ts';

test('a name goes along between the forms, and the form that was typed in last has the say', () => {
  const asCompany = asCompanyDraft({ fullName: ' María García López ' });
  expect(asCompany).toEqual({ firstName: 'María', lastName: 'García López' });
  expect(asTalentDraft({ ...asCompany, lastName: 'Ruiz' })).toEqual({ fullName: 'María Ruiz' });
});

test('a draft of the form itself comes back as it was', () => {
  expect(asTalentDraft({ fullName: 'María  García' })).toEqual({ fullName: 'María  García' });
  expect(asCompanyDraft({ firstName: 'María José', lastName: '' })).toEqual({ firstName: 'María José', lastName: '' });
});
