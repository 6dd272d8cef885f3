import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { DashboardScreen } from '#web/features/insights/dashboard-screen.tsx';

export const Route = createFileRoute('/talent/dashboard')({
  staticData: { title: 'talentDashboard', texts: ['insights', 'videos', 'chats'] },
  component: () => <Guard userType="talent">{() => <DashboardScreen />}</Guard>,
});
