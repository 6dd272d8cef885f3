import { Guard } from '#web/features/accounts/public.ts';
import { SimulatedCheckout } from '#web/features/billing/public.ts';

export const SimulatedCheckoutPage = () => (
  <Guard userType="company" ask="page">
    {() => <SimulatedCheckout />}
  </Guard>
);
