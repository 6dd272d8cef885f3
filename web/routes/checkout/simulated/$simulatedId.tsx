import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/public.ts';
import { SimulatedCheckout } from '#web/features/billing/public.ts';

export const Route = createFileRoute('/checkout/simulated/$simulatedId')({
  staticData: { title: 'checkout' },
  component: () => (
    <Guard userType="company" ask="page">
      {() => <SimulatedCheckout />}
    </Guard>
  ),
});
