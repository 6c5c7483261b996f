import { activeWords } from '@famiglia/contract/inactive/active-words';
import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import type { InactiveMember } from '@famiglia/contract/inactive/inactive';
import { useState } from 'react';
import { Link } from 'react-router';
import { PersonnelHeader } from '../../entities/personnel/personnel-header.tsx';
import { PERSONNEL_PAGE, useInactive } from '../../entities/personnel/queries.ts';
import { DismissDialog } from '../../entities/warning/dismiss-dialog.tsx';
import { GiveDialog } from '../../entities/warning/give-dialog.tsx';
import { warningText } from '../../entities/warning/warning.text.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Users } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem, MenuLink } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { inactiveText } from './inactive.text.ts';

/** `/guild/:guildId/personnel/inactive`: who has not been seen for long, to write to them or take them off the list. */
export const InactivePage = () => {
  const text = useText(inactiveText);
  const manages = may(useCurrentGuild().access.permissions, 'personnel.manage');
  const [page, setPage] = useState(1);
  const inactive = useInactive(page);
  return (
    <>
      <PersonnelHeader current="inactive" />
      <QueryView query={inactive} skeleton={<ListSkeleton rows={8} />}>
        {({ items, total, days }) =>
          total === 0 ? (
            <EmptyState icon={<Users aria-hidden />} title={text.emptyTitle}>
              {text.emptyBody}
            </EmptyState>
          ) : (
            // The key forgets who was chosen when another page is shown.
            <InactiveList key={page} items={items} days={days} manages={manages}>
              <Pager page={page} pageSize={PERSONNEL_PAGE} total={total} onChange={setPage} />
            </InactiveList>
          )
        }
      </QueryView>
    </>
  );
};

/** What a leader does about one member. */
interface Dialog {
  kind: 'give' | 'dismiss';
  member: { id: string; name: string };
}

interface InactiveListProps {
  items: readonly InactiveMember[];
  days: number;
  manages: boolean;
  children: React.ReactNode;
}

const InactiveList = ({ items, days, manages, children }: InactiveListProps) => {
  const text = useText(inactiveText);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const write = useGuildChange(inactiveRoutes.write, 'vacations');
  const hide = useGuildChange(inactiveRoutes.hide, 'vacations');
  const ids = items.map((one) => one.user_id).filter((id) => chosen.has(id));
  const done = (told: string): void => {
    setChosen(new Set());
    toast.success(told);
  };
  const toggle = (id: string): void =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  return (
    <Card>
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <div className="min-w-44 flex-1">
          <h2 className="text-base font-semibold">{text.title}</h2>
          <p className="text-pretty text-muted">{activeWords(useLanguage(), days)}</p>
        </div>
        {manages ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              disabled={ids.length === 0}
              loading={write.isPending}
              onClick={() =>
                write.mutate({ user_ids: ids }, { onSuccess: ({ written }) => done(text.wrote(written)) })
              }
            >
              {text.write(ids.length)}
            </Button>
            <Button
              disabled={ids.length === 0}
              loading={hide.isPending}
              onClick={() => hide.mutate({ user_ids: ids }, { onSuccess: () => done(text.hidden) })}
            >
              {text.hide}
            </Button>
          </div>
        ) : null}
      </header>
      <Refusal error={write.error ?? hide.error} />
      {manages ? (
        <label className="flex min-h-11 items-center gap-3 border-b border-line px-4 text-muted">
          <Checkbox
            checked={ids.length === items.length}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? items.map((one) => one.user_id) : []))
            }
          />
          {text.all}
        </label>
      ) : null}
      <ul>
        {items.map((member) => (
          <InactiveRow
            key={member.user_id}
            member={member}
            chosen={chosen.has(member.user_id)}
            onChoose={manages ? () => toggle(member.user_id) : undefined}
            onOpen={setDialog}
          />
        ))}
      </ul>
      <div className="border-t border-line px-4">{children}</div>
      {dialog?.kind === 'give' ? <GiveDialog member={dialog.member} onClose={close} /> : null}
      {dialog?.kind === 'dismiss' ? <DismissDialog member={dialog.member} onClose={close} /> : null}
    </Card>
  );
};

/** Joining alone is not being seen. */
const wasSeen = (member: InactiveMember): boolean =>
  [member.last_gathering_at, member.last_screenshot_at, member.last_voice_at].some((at) => at !== null);

interface InactiveRowProps {
  member: InactiveMember;
  chosen: boolean;
  onChoose: (() => void) | undefined;
  onOpen: (dialog: Dialog) => void;
}

const InactiveRow = ({ member, chosen, onChoose, onOpen }: InactiveRowProps) => {
  const text = useText(inactiveText);
  const { warn, dismiss } = useText(warningText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const { user_id: id, display_name: name, last_seen_at: seen, written_at: written } = member;
  const profile = `/guild/${guild.id}/users/${id}`;
  return (
    <li className="flex items-center gap-x-3 border-t border-line px-4 py-2 first:border-t-0">
      {onChoose ? <Checkbox aria-label={text.choose(name)} checked={chosen} onChange={onChoose} /> : null}
      <Avatar id={id} name={name} src={member.avatar_url} />
      <div className="min-w-0 flex-1 py-1">
        {/* A row has at most two stops for the keyboard: where it has a menu, that leads to the profile too. */}
        <Link
          to={profile}
          tabIndex={onChoose ? -1 : undefined}
          className="font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="wrap-anywhere text-muted">
          {[
            member.ingame_nick,
            seen === null || !wasSeen(member) ? text.never : text.seen(format.relative(seen)),
            written === null ? null : text.written(format.relative(written)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {onChoose ? (
        <MoreMenu label={text.actions(name)}>
          <MenuLink render={<Link to={profile} />}>{text.profile}</MenuLink>
          <MenuItem onClick={() => onOpen({ kind: 'give', member: { id, name } })}>{warn}</MenuItem>
          <MenuItem onClick={() => onOpen({ kind: 'dismiss', member: { id, name } })} className="text-bad">
            {dismiss}
          </MenuItem>
        </MoreMenu>
      ) : null}
    </li>
  );
};
