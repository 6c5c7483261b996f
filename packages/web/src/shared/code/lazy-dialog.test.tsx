import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { showLanguage } from '../language/language-store.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

startMockServer();
beforeEach(() => showLanguage('en'));

interface Opened {
  open: boolean;
}
const Question = ({ open }: Opened) => (open ? <dialog open>Really?</dialog> : null);
const frame = (Dialog: ComponentType<Opened>, open: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <Dialog open={open} />
    <ToastRegion />
  </QueryClientProvider>
);

it('loads a dialog when it is first opened', async () => {
  const load = vi.fn<() => Promise<ComponentType<Opened>>>(async () => Question);
  const Dialog = lazyDialog('tested-dialog', load);
  const { rerender } = render(frame(Dialog, false));
  onTestFinished(cleanup);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(frame(Dialog, true)));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('says that there is no connection, and opens when it is back', async () => {
  const network = { online: false };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.online);
  onTestFinished(() => void vi.restoreAllMocks());
  mockServer.use(http.head('/healthz', () => HttpResponse.error()));
  const load = vi.fn<() => Promise<ComponentType<Opened>>>(async () => Question);
  const Dialog = lazyDialog('away-dialog', load);
  await act(async () => render(frame(Dialog, true)));
  onTestFinished(cleanup);
  expect(await screen.findByText(/not responding/)).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  network.online = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
