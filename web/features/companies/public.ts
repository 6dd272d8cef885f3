export { CompanyProfileScreen } from './profile-screen.tsx';
export { CompaniesScreen } from './companies-screen.tsx';
