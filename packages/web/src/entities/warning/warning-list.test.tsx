import type { Warning } from '@famiglia/contract/warnings';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { WarningList } from './warning-list.tsx';

const warning: Warning = {
  version: 0,
  id: '0b0c5bc6-c8c9-4380-8b5d-43199163e064',
  member: { id: '300000000000000002', name: 'Tony' },
  kind: 'warning',
  reason: 'Left the post',
  weight: 1,
  state: 'active',
  issued_by: { id: '300000000000000001', name: 'Vito' },
  created_at: '2026-05-01T12:00:00.000Z',
  ends_at: null,
  lifted: null,
  proof: null,
};

it('has a word for every action, which is shown on a phone and is part of its name', () => {
  for (const language of ['en', 'ru'] as const) {
    showLanguage(language);
    const { unmount } = renderAt(
      '/',
      <CurrentGuild value={demoGuild()}>
        <WarningList named warnings={[warning]} />
      </CurrentGuild>,
    );
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      expect(button.textContent).not.toBe('');
      expect(button.getAttribute('aria-label')).toContain(button.textContent);
    }
    unmount();
  }
});
