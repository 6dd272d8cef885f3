import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AnalyzerScreen } from '#web/features/calls/analyzer-screen.tsx';
import { idOf } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/admin/demo-analyzer')({
  staticData: { title: 'demoAnalyzer', texts: ['admin', 'calls', 'validation', 'errors'] },
  validateSearch: (query: Record<string, unknown>): { call?: string } => {
    const call = idOf(query.call);
    return call ? { call } : {};
  },
  component: DemoAnalyzerPage,
});

function DemoAnalyzerPage() {
  const navigate = Route.useNavigate();
  const { call } = Route.useSearch();
  // A new result keeps the form's scroll position; a new analysis starts at the top.
  const open = useCallback(
    (callId: string | undefined) =>
      void navigate({ to: '/admin/demo-analyzer', search: callId ? { call: callId } : {}, resetScroll: !callId }),
    [navigate],
  );
  return <AnalyzerScreen callId={call} onOpen={open} />;
}
