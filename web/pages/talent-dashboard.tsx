import { Guard } from '#web/features/accounts/public.ts';
import { DashboardScreen } from '#web/features/insights/public.ts';

export const TalentDashboardPage = () => <Guard userType="talent">{() => <DashboardScreen />}</Guard>;
