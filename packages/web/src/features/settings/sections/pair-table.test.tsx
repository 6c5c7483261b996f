import type { Settings } from '@famiglia/contract/settings/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const number = (name: string) => screen.queryByRole('spinbutton', { name });
const onOff = (name: string) => screen.getByRole('switch', { name });
const same = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} same as events` });
const type = (field: HTMLElement | null, value: string) =>
  fireEvent.change(field as HTMLElement, { target: { value } });

const savedBy = async (): Promise<Settings> => {
  const sent: Settings[] = [];
  mockServer.use(
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as Settings;
      sent.push(body);
      return HttpResponse.json({ ...body, version: body.version + 1, updated_by: null, updated_at: null });
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0] as Settings;
};

it('shows capts that are like events as such, and they follow what is changed there', async () => {
  openSettings('events');
  await screen.findByText('No-show penalty');
  expect(same('No-show penalty').checked).toBe(true);
  expect(same('Attendance reward').checked).toBe(false);
  expect(number('Attendance reward Capts')).toHaveProperty('value', '20');

  fireEvent.click(onOff('No-show penalty Events'));
  type(number('No-show penalty Events'), '12');
  expect(number('No-show penalty Capts')).toBeNull();
  fireEvent.click(same('Attendance reward'));
  expect(number('Attendance reward Capts')).toBeNull();
  const { events, capts } = await savedBy();
  expect([events.no_show_penalty, capts.no_show_penalty]).toEqual([12, 12]);
  expect(capts.reward).toBe(events.reward);
});

it('gives capts a value of their own', async () => {
  openSettings('events');
  await screen.findByText('Close sign-up before the start');
  fireEvent.click(same('Close sign-up before the start'));
  fireEvent.click(onOff('Close sign-up before the start Capts'));
  type(number('Close sign-up before the start Capts'), '45');
  const { events, capts } = await savedBy();
  expect([events.cutoff_minutes, capts.cutoff_minutes]).toEqual([0, 45]);
});

it('shows a switch in place of a 0, with what it means, and remembers the number while the page is open', async () => {
  openSettings('events');
  await screen.findByText('Late leave window');
  expect(number('Late leave window')).toHaveProperty('value', '30');
  type(number('Late leave window'), '50');
  fireEvent.click(onOff('Late leave window'));
  expect(number('Late leave window')).toBeNull();
  expect(screen.getByText('not counted')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'General' }));
  fireEvent.click(await screen.findByRole('link', { name: /Rewards and sign-up/ }));
  await screen.findByText('Late leave window');
  fireEvent.click(onOff('Late leave window'));
  expect(number('Late leave window')).toHaveProperty('value', '50');
});

it('keeps the field while a 0 is typed on the way to another number', async () => {
  openSettings('events');
  await screen.findByText('Late leave window');
  const field = number('Late leave window') as HTMLElement;
  fireEvent.focus(field);
  type(field, '0');
  expect(number('Late leave window')).toBe(field);
  type(field, '5');
  fireEvent.blur(field);
  expect(number('Late leave window')).toHaveProperty('value', '5');
  fireEvent.focus(field);
  type(field, '0');
  fireEvent.blur(field);
  expect(number('Late leave window')).toBeNull();
});
