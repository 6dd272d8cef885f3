import { createRootRoute } from '@tanstack/react-router';
import { Layout } from './pages/layout.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

/** Around every page. */
export const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage });
