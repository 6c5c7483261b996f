import { CSPProvider } from '@base-ui/react/csp-provider';
import '@famiglia/contract/kit/without-eval';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { keepSession } from '../shared/auth/keep-session.ts';
import { showLanguage } from '../shared/language/language-store.ts';
import { resolveLanguage } from '../shared/language/resolve-language.ts';
import { createQueryClient } from '../shared/lib/query-client.ts';
import '../shared/styles/app.css';
import { ToastRegion } from '../shared/ui/toast-region.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { createPanelRouter } from './router.tsx';

/** The panel with all its providers. */
const Panel = () => {
  const [client] = useState(createQueryClient);
  const [router] = useState(createPanelRouter);
  return (
    // Our content security policy refuses <style> elements created at run time.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </CSPProvider>
  );
};

const root = document.querySelector('#root');
if (!root) throw new Error('panel.html has no #root');

const start = async (): Promise<void> => {
  showLanguage(await resolveLanguage());
  keepSession();
  followOtherTabs();
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
};

void start();
