import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { SETTINGS_PERMISSIONS, SETTINGS_SECTIONS } from '../features/settings/settings-sections.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const layout = lazyPage(
  'settings',
  async () => (await import('../features/settings/settings-layout.tsx')).SettingsLayout,
);
const subscription = lazyPage(
  'subscription',
  async () => (await import('../features/billing/subscription-section.tsx')).SubscriptionSection,
);
const Section = lazy(async () => ({
  default: (await import('../features/settings/settings-section.tsx')).SettingsSection,
}));

/** Settings and subscription are two features that share one page. */
export const settingsRoute: RouteObject = {
  path: 'settings',
  element: <Permitted permission={SETTINGS_PERMISSIONS}>{layout}</Permitted>,
  children: [
    { index: true, element: null },
    ...SETTINGS_SECTIONS.map(({ name, permission }) => ({
      path: name,
      element: (
        <Permitted permission={permission}>
          {name === 'subscription' ? (
            subscription
          ) : (
            <Suspense fallback={<PageSkeleton />}>
              <Section name={name} />
            </Suspense>
          )}
        </Permitted>
      ),
    })),
  ],
};
