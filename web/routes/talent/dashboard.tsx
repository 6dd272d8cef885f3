import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/public.ts';
import { DashboardScreen } from '#web/features/insights/public.ts';

export const Route = createFileRoute('/talent/dashboard')({
  staticData: { title: 'talentDashboard', texts: ['insights', 'videos', 'chats'] },
  component: () => <Guard userType="talent">{() => <DashboardScreen />}</Guard>,
});
