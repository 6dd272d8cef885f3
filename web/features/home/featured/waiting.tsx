import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '#web/ui/states/loading.tsx';

/** The section's title, and the carousel's buttons beside it. */
export function FeaturedHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <div className="page featured-head">
      <h2 id="featured-title" className="d-2">
        {t('featured.title')}
      </h2>
      {children}
    </div>
  );
}

/** The carousel before there are cards. */
export function Waiting() {
  return (
    <>
      <FeaturedHead />
      <div className="featured-rail">
        {[-2, -1, 0, 1, 2].map((distance) => (
          <div
            key={distance}
            className="featured-slide"
            data-distance={Math.abs(distance)}
            style={slideStyle(distance)}
          >
            <CardSkeleton bare crop="tall" />
          </div>
        ))}
      </div>
    </>
  );
}

const slideStyle = (distance: number) => ({ '--d': distance, '--s': Math.sign(distance) }) as CSSProperties;
