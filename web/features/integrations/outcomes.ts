import type { Delivery } from '#contract/integrations/deliveries.ts';
import type { TestResult } from '#contract/integrations/tests.ts';

/** A test that was answered has arrived, even where the answer refuses it. */
export function outcomeOf({ isDelivered, status }: Pick<TestResult, 'isDelivered' | 'status'>) {
  if (isDelivered) return 'arrived';
  return status === null ? 'failed' : 'refused';
}

/** Distinguishes a failed delivery that will be retried from one that was never tried. */
export const shownStateOf = ({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>) =>
  state === 'pending' && attempts > 0 ? 'retrying' : state;
