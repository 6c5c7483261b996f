import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { ACTIVITY_SENTENCES } from '@famiglia/contract/activity/activity-types';
import type { Permission } from '@famiglia/contract/access/permissions';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useSettingName } from '../../shared/lib/use-setting-name.ts';
import { activityPlace } from './activity-places.ts';

const LINK =
  'touch-target font-medium underline decoration-line-strong underline-offset-3 hover:decoration-brass';

/** What happened, as a sentence, with links to the pages that the reader may open. */
export const ActivitySentence = ({ entry }: { entry: ActivityEntry }) => {
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const { path, permission } = activityPlace(entry.type);
  const link = (to: string, needed: typeof permission, words: ReactNode) =>
    may(guild.access.permissions, needed) ? (
      <Link to={`/guild/${guild.id}/${to}`} className={LINK}>
        {words}
      </Link>
    ) : (
      <span className="font-medium">{words}</span>
    );

  const title = typeof entry.data['title'] === 'string' ? entry.data['title'] : '';
  const nameSetting = useSettingName(entry.type === 'settings.saved');
  const said = ACTIVITY_SENTENCES[language][entry.type].says(
    { ...entry.data, title: '{title}' },
    format.date,
    nameSetting,
  );
  const parts = said.split(/(\{target\}|\{title\})/);
  if (parts.length === 1) return link(path, permission, said);

  const { target } = entry;
  const about = target === null ? undefined : PAGES[target.kind];
  const roster = rosterOf(entry);
  const words = new Map([
    [
      '{target}',
      target && about ? link(`${about.path}/${target.id}`, about.permission, target.name || target.id) : null,
    ],
    ['{title}', roster ? link(`${roster.path}/${roster.id}`, roster.permission, title || roster.id) : title],
  ]);
  return createElement(Fragment, null, ...parts.map((part) => (words.has(part) ? words.get(part) : part)));
};

interface Page {
  path: string;
  permission: Permission;
}

const EVENTS: Page = { path: 'events', permission: 'events.view' };
const CAPTS: Page = { path: 'capts', permission: 'capts.view' };
const PAGES: Partial<Record<string, Page>> = {
  event: EVENTS,
  capt: CAPTS,
  member: { path: 'users', permission: 'users.view' },
};

/** The event or capt on whose roster a member's activity happened. */
const rosterOf = ({ data: { event_id: eventId, capt_id: captId } }: ActivityEntry) => {
  if (typeof eventId === 'string') return { ...EVENTS, id: eventId };
  return typeof captId === 'string' ? { ...CAPTS, id: captId } : null;
};
