import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../shared/lib/query-client.ts';

/** Renders a page at an address, as the panel does, with the routes inside it if it has some. */
export const renderAt = (address: string, screen: ReactElement, path = '*', children?: RouteObject[]) => {
  onTestFinished(cleanup);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter([{ path, element: screen, ...(children ? { children } : {}) }], {
    initialEntries: [address],
  });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
