import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { showLanguage } from '../shared/language/language-store.ts';
import { mockServer, startMockServer } from '../testing/mock-server.ts';
import { BrokenPage } from './broken-page.tsx';
import { loadPart } from '../shared/code/lazy-part.tsx';
import { lazyPage } from './lazy-page.tsx';

startMockServer();

const network = { online: true };

beforeEach(() => {
  showLanguage('en');
  network.online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.online);
  mockServer.use(
    http.head('/healthz', () => (network.online ? new HttpResponse(null) : HttpResponse.error())),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
});

const Members: ComponentType = () => <h1>the members</h1>;
const heading = (name: string) => screen.findByRole('heading', { name });

/** A frame with one page, as the router makes them. */
const open = async (load: () => Promise<ComponentType>): Promise<void> => {
  const page = lazyPage('tested', load);
  const frame = (
    <>
      <Link to="/">Overview</Link>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <h1>the overview</h1> },
    { path: 'members', element: page },
  ];
  const router = createMemoryRouter(
    [{ path: '/', element: frame, children: [{ ErrorBoundary: BrokenPage, children }] }],
    { initialEntries: ['/members'] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  onTestFinished(cleanup);
};

it('says inside the frame that there is no connection, and opens by itself when it is back', async () => {
  network.online = false;
  const load = vi.fn<() => Promise<ComponentType>>(async () => Members);
  await open(load);
  expect(await heading('No connection')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Overview' })).toBeTruthy();
  // A browser may remember for ever that a file could not be fetched.
  expect(load).not.toHaveBeenCalled();
  network.online = true;
  fireEvent(window, new Event('online'));
  expect(await heading('the members')).toBeTruthy();
});

it('opens by its button where the browser does not notice that the network is back', async () => {
  network.online = false;
  await open(async () => Members);
  await heading('No connection');
  network.online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('the members')).toBeTruthy();
});

it('stays on “no connection” while the browser is online and the server does not answer', async () => {
  mockServer.use(http.head('/healthz', () => HttpResponse.error()));
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await open(load);
  expect(await heading('No connection')).toBeTruthy();
  load.mockImplementation(async () => Members);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('the members')).toBeTruthy();
});

it('says that a page is broken where a reload has not helped, and only inside the frame', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('reloaded_for_code', String(Date.now()));
  await open(async () => {
    throw new Error('a mistake of ours');
  });
  expect(await heading('This page crashed')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await heading('the overview')).toBeTruthy();
});

it('shows at once what was loaded ahead', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Members);
  const page = lazyPage('ahead', load);
  await loadPart('ahead');
  render(page);
  onTestFinished(cleanup);
  expect(screen.getByRole('heading', { name: 'the members' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
