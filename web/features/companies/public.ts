export { CompanyProfileScreen } from './profile-screen.tsx';
