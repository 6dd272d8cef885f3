import { Stories } from '#web/ui/stories/stories.tsx';

export const StoriesPage = () => <Stories />;
