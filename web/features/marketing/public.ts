export { CompaniesLanding } from './companies-landing.tsx';
export { ForCompanies } from './for-companies.tsx';
export { ForTalent } from './for-talent.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { TalentLanding } from './talent-landing.tsx';
