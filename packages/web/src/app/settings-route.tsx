import type { RouteObject } from 'react-router';
import {
  MOVED_SECTIONS,
  SETTINGS_PERMISSIONS,
  SETTINGS_SECTIONS,
} from '../features/settings/settings-sections.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { lazyPart } from '../shared/code/lazy-part.tsx';
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
const Section = lazyPart(
  'settings-section',
  async () => (await import('../features/settings/settings-section.tsx')).SettingsSection,
  <PageSkeleton />,
);

/** Settings and subscription are two features that share one page. */
export const settingsRoute: RouteObject = {
  path: 'settings',
  element: <Permitted permission={SETTINGS_PERMISSIONS}>{layout}</Permitted>,
  children: [
    // The layout leads on from these.
    { index: true, element: null },
    ...Object.keys(MOVED_SECTIONS).map((path) => ({ path, element: null })),
    ...SETTINGS_SECTIONS.map(({ name, permission }) => ({
      path: name,
      element: (
        <Permitted permission={permission}>
          {name === 'subscription' ? subscription : <Section name={name} />}
        </Permitted>
      ),
    })),
  ],
};
