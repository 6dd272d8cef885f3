import { Guard } from '#web/features/accounts/public.ts';
import { ProfileScreen } from '#web/features/talents/public.ts';

export const TalentProfilePage = () => (
  <Guard userType="talent" ask="profile">
    {() => <ProfileScreen />}
  </Guard>
);
