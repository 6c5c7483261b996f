import type { DiscordRole } from '@famiglia/contract/guilds/guilds';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startMockServer } from '../../../testing/mock-server.ts';
import { demoSettings } from '../testing/demo-settings.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const role = (id: string, name: string, refusal: DiscordRole['refusal'] = null): DiscordRole => ({
  id,
  name,
  color: 0,
  position: 1,
  managed: false,
  refusal,
  rights: refusal === 'panel_rights' ? ['access.manage'] : [],
  given_by: [],
});
const [DON, BOSS, VETERAN] = ['300000000000000001', '300000000000000002', '300000000000000003'] as const;

const open = (saved: string[]) => {
  const reputation_roles = saved.map((role_id) => ({ role_id, reputation: 100 }));
  const discordRoles = [
    role(DON, 'Don', 'dangerous'),
    role(BOSS, 'Boss', 'above_you'),
    role(VETERAN, 'Veteran'),
  ];
  openSettings('reputation', { settings: demoSettings({ reputation_roles }), discordRoles });
};

it('offers a role that can be given, and shows the others with the reason', async () => {
  open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  const picker = await screen.findByRole('combobox', { name: 'Role' });
  expect(picker.textContent).toContain('Veteran');
  fireEvent.click(picker);
  const don = await screen.findByRole('option', { name: /Don/ });
  expect(don.getAttribute('aria-disabled')).toBe('true');
  expect(don.textContent).toContain('too powerful');
  expect((await screen.findByRole('option', { name: /Boss/ })).textContent).toContain('not below you');
});

it('marks a saved role that the bot cannot give any more, but not one that somebody else chose', async () => {
  open([DON, BOSS]);
  expect(await screen.findByText(/the bot does not give it/)).toBeTruthy();
  expect(screen.queryByText(/This role is not below yours/)).toBeNull();
});
