import { PASSWORD } from './factories.ts';

export const talentForm = (email: string, password = PASSWORD) => ({ email, password, fullName: 'Nora Test' });
export const companyForm = (email: string, password = PASSWORD) => ({
  email,
  password,
  firstName: 'A',
  lastName: 'B',
  companyName: 'Acme',
  city: 'Oslo',
  country: 'Norway',
});
