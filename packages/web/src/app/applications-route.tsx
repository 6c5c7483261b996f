import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const list = lazyPage(
  'applications',
  async () => (await import('../features/applications/applications-page.tsx')).ApplicationsPage,
);
const application = lazyPage(
  'application',
  async () => (await import('../features/applications/application-page.tsx')).ApplicationPage,
);
const forms = lazyPage(
  'application-forms',
  async () => (await import('../features/applications/forms-page.tsx')).FormsPage,
);
const form = lazyPage(
  'application-form',
  async () => (await import('../features/applications/form-page.tsx')).FormPage,
);

/** The pages about applications. */
export const applicationsRoute: RouteObject = {
  path: 'applications',
  element: (
    <Permitted permission="applications.view">
      <Outlet />
    </Permitted>
  ),
  children: [
    { index: true, element: list },
    { path: 'forms', element: forms },
    { path: 'forms/:formId', element: form },
    { path: ':applicationId', element: application },
  ],
};
