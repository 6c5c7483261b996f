import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { RemoveMember } from './remove-member.tsx';

startMockServer();

it('asks before it removes a member, and names them', async () => {
  showLanguage('en');
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <RemoveMember member={{ id: '300000000000000001', name: 'Vito' }} />
    </CurrentGuild>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the family' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Vito/)).toBeTruthy();
});
