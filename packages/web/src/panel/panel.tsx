import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { createPanelRouter } from './router.tsx';

/** The panel with everything its screens rely on. */
export const Panel = () => {
  const [client] = useState(createQueryClient);
  const [router] = useState(createPanelRouter);
  return (
    // Our content security policy refuses <style> elements made at run time.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <Tooltip.Provider>
          <RouterProvider router={router} />
          <ToastRegion />
        </Tooltip.Provider>
      </QueryClientProvider>
    </CSPProvider>
  );
};
