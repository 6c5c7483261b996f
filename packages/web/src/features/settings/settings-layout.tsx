import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { focusWrong } from '../../shared/lib/focus-wrong.ts';
import { may } from '../../shared/lib/may.ts';
import { useHotkey } from '../../shared/lib/use-hotkey.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { DraftContext } from './draft/draft-context.ts';
import { useDraftState } from './draft/use-draft-state.ts';
import { LeaveDialog } from './frame/leave-dialog.tsx';
import { SectionNav } from './frame/section-nav.tsx';
import { UnsavedBar } from './frame/unsaved-bar.tsx';
import { MOVED_SECTIONS, SETTINGS_SECTIONS } from './settings-sections.ts';
import { settingsText } from './settings.text.ts';

const Layout = () => {
  const text = useText(settingsText);
  const { id, access } = useCurrentGuild();
  const { pathname } = useLocation();
  const draft = useDraftState();
  const home = `/guild/${id}/settings`;
  // Moving between the sections keeps the draft.
  const blocker = useLeaveGuard(
    draft.isDirty,
    (pathname) => pathname === home || pathname.startsWith(`${home}/`),
  );
  useHotkey('s', () => {
    if (draft.isDirty && !draft.isSaving) void draft.save();
  });

  // A save that finds something wrong here leads to it.
  const page = useRef<HTMLDivElement>(null);
  const { refusals } = draft.settings;
  useEffect(() => {
    if (page.current && refusals > 0) focusWrong(page.current, null);
  }, [refusals]);

  const current = SETTINGS_SECTIONS.find(({ name }) => pathname === `${home}/${name}`);
  const first = SETTINGS_SECTIONS.find(({ permission }) => may(access.permissions, permission));
  const moved = MOVED_SECTIONS[pathname.slice(home.length + 1)];
  if (!current && first) return <Navigate to={`${home}/${moved ?? first.name}`} replace />;

  return (
    <DraftContext value={draft}>
      <PageHeader title={text.title} />
      <div className="md:grid md:grid-cols-[192px_minmax(0,1fr)] md:gap-6">
        <div>
          <SectionNav current={current?.name} />
        </div>
        <div ref={page} className="min-w-0">
          <Outlet />
          {draft.isDirty ? <UnsavedBar /> : null}
        </div>
      </div>
      <ConflictDialog />
      <LeaveDialog blocker={blocker} />
    </DraftContext>
  );
};

/** `/guild/:guildId/settings`: the sections share one draft, and each guild has its own. */
export const SettingsLayout = () => <Layout key={useCurrentGuild().id} />;
