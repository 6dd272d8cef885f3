import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { SimulatedCheckout } from '#web/features/billing/simulated-checkout.tsx';

export const Route = createFileRoute('/checkout/simulated/$simulatedId')({
  staticData: { title: 'checkout' },
  component: () => (
    <Guard userType="company" ask="page">
      {() => <SimulatedCheckout />}
    </Guard>
  ),
});
