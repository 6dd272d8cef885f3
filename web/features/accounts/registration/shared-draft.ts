interface TalentDraft {
  fullName?: string;
}
interface CompanyDraft {
  firstName?: string;
  lastName?: string;
}

/** Both registration forms share a draft, so that switching between them keeps the typed name and email. */
export const SHARED_DRAFT = 'register';

export const asTalentDraft = ({ firstName, lastName, ...draft }: TalentDraft & CompanyDraft) => ({
  fullName: [firstName, lastName].filter(Boolean).join(' '),
  ...draft,
});

export const asCompanyDraft = ({ fullName = '', ...draft }: TalentDraft & CompanyDraft) => {
  const [firstName = '', ...lastNames] = fullName.trim().split(/\s+/);
  return { firstName, lastName: lastNames.join(' '), ...draft };
};
