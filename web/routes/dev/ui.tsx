import { createFileRoute } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { cx } from '#web/ui/class-names.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { ButtonStories } from '#web/ui/stories/button-stories.tsx';
import { ChoiceStories } from '#web/ui/stories/choice-stories.tsx';
import { FieldStories } from '#web/ui/stories/field-stories.tsx';
import { OverlayStories } from '#web/ui/stories/overlay-stories.tsx';
import { PictureStories } from '#web/ui/stories/picture-stories.tsx';
import { StateStories } from '#web/ui/stories/state-stories.tsx';
import { TypeStories } from '#web/ui/stories/type-stories.tsx';

export const Route = createFileRoute('/dev/ui')({
  staticData: { title: 'stories' },
  component: Stories,
});

const THEMES = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;

/** Every component in every state. For engineers, in English only. */
function Stories() {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [chosen, choose] = useState<keyof typeof THEMES | null>(null);
  const shown = chosen ?? (isWide ? 'both' : isDark ? 'dark' : 'light');
  // Hundreds of components render in the background, so that the page stays responsive.
  const themes = useDeferredValue<readonly string[]>(THEMES[shown], []);
  return (
    <main id="main">
      <div className="page flex flex-wrap items-end justify-between gap-4 py-8">
        <h1 className="d-2">Design system</h1>
        <Segmented
          label="Theme"
          value={shown}
          onChange={choose}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'both', label: 'Both' },
          ]}
          className="w-64"
        />
      </div>
      <div className={cx('grid min-h-dvh grid-cols-1', shown === 'both' && 'lg:grid-cols-2')}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 bg-paper px-(--gutter) py-10">
            <h2 className="d-4 mb-8">{theme === 'light' ? 'Light' : 'Dark'}</h2>
            <div className="grid grid-cols-1 gap-12">
              <TypeStories />
              <ButtonStories />
              <FieldStories />
              <ChoiceStories />
              <PictureStories />
              <StateStories />
              <OverlayStories />
            </div>
          </div>
        ))}
      </div>
    </main>
  );
}
