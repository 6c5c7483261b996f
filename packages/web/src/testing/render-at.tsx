import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../shared/lib/query-client.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

/** Renders a screen as the panel would, at an address. */
export const renderAt = (address: string, screen: ReactElement, path = '*') => {
  onTestFinished(cleanup);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter([{ path, element: screen }], { initialEntries: [address] });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
