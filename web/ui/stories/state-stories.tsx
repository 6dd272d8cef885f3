import { Search } from 'lucide-react';
import { Button } from '../button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { CardSkeleton, Skeleton } from '../states/loading.tsx';
import { Section } from './section.tsx';

export const StateStories = () => (
  <Section title="Empty, error, loading">
    <EmptyState
      drawing="contacts"
      as="h3"
      title="No contacts yet"
      text="Search for talent to unlock contacts"
      action={
        <Button variant="primary">
          <Search className="ic" aria-hidden />
          Search Talent
        </Button>
      }
    />
    <ErrorState
      as="h3"
      title="Failed to load analytics data"
      text="Nothing is lost. If it happens again, tell us code 7F2A."
      onRetry={() => undefined}
    />
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton bare crop="tall" />
      <CardSkeleton bare crop="tall" />
    </div>
    <div className="grid gap-6 md:grid-cols-3">
      <Skeleton shape="rows" className="h-40" />
      <Skeleton shape="text" className="h-40" />
      <Skeleton shape="bars" className="h-40" />
    </div>
    <Skeleton className="h-4 w-2/3" />
  </Section>
);
