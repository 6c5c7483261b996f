import type { BlacklistEntry } from '@famiglia/contract/blacklist/blacklist';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { MAX_DAYS } from '@famiglia/contract/warnings/warning-kinds';
import { WARNING_STATES } from '@famiglia/contract/warnings/warnings';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FormDialog, TextLine } from '../../entities/warning/form-dialog.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Ban, ShieldX } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { PersonnelHeader } from '../../entities/personnel/personnel-header.tsx';
import { blacklistText } from './blacklist.text.ts';
import { useAddToBlacklist, useBlacklist, useLiftEntry } from './queries.ts';

/** `/guild/:guildId/personnel/blacklist`: whom the family does not want back. */
export const BlacklistPage = () => {
  const text = useText(blacklistText);
  const guild = useCurrentGuild();
  const { page, search, setPage, setSearch } = useListParams();
  const [params, setParams] = useSearchParams();
  const state = WARNING_STATES.find((one) => one === params.get('state'));
  const entries = useBlacklist(guild.id, { search, page, ...(state === undefined ? {} : { state }) });
  const [isAdding, setAdding] = useState(false);
  const [lifted, setLifted] = useState<BlacklistEntry | null>(null);
  const manages = may(guild.access.permissions, 'personnel.manage');
  return (
    <>
      <PersonnelHeader
        current="blacklist"
        note={entries.data && text.entries(entries.data.total)}
        actions={
          manages ? (
            <Button
              variant="primary"
              icon={<Ban aria-hidden className="size-4" />}
              onClick={() => setAdding(true)}
            >
              {text.add}
            </Button>
          ) : null
        }
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={text.searchEntries}
          value={search}
          onChange={setSearch}
          className="w-full sm:w-84"
        />
        <Select
          label={text.stateFilter}
          value={state ?? ''}
          options={[
            { value: '', label: text.anyState },
            ...WARNING_STATES.map((value) => ({ value, label: text.entryStates[value] })),
          ]}
          onChange={(value) => setParams(value ? { state: value } : {})}
        />
      </div>
      <QueryView
        query={entries}
        skeleton={<ListSkeleton lead="icon" headed={false} height="h-20" rows={6} />}
      >
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon={<Ban aria-hidden />}
              title={search || state ? text.filteredTitle : text.emptyTitle}
            >
              {search || state ? text.filteredBody : text.emptyBody}
            </EmptyState>
          ) : (
            <div className="grid gap-3">
              <Card>
                <ol className="grid divide-y divide-line">
                  {items.map((entry) => (
                    <EntryRow
                      key={entry.id}
                      entry={entry}
                      onLift={manages && entry.state === 'active' ? () => setLifted(entry) : null}
                    />
                  ))}
                </ol>
              </Card>
              <Pager page={page} pageSize={PAGE_SIZE.warnings} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
      {lifted ? <LiftEntryDialog entry={lifted} onClose={() => setLifted(null)} /> : null}
    </>
  );
};

const EntryRow = ({ entry, onLift }: { entry: BlacklistEntry; onLift: (() => void) | null }) => {
  const text = useText(blacklistText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const { user_id: userId, name, nick, static_id: staticId, lifted, ends_at: endsAt } = entry;
  const who = [nick, staticId && `#${staticId}`, name ? null : userId].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          {name && userId ? (
            <Link to={`/guild/${guildId}/users/${userId}`} className="font-medium hover:underline">
              {name}
            </Link>
          ) : null}
          <span className={name ? 'text-muted' : 'font-medium'}>{who}</span>
          <Badge tone={entry.state === 'active' ? 'bad' : 'neutral'}>{text.entryStates[entry.state]}</Badge>
        </p>
        <p className="text-pretty wrap-anywhere">{entry.reason}</p>
        <p className="text-xs text-muted">
          {[
            endsAt === null ? text.forEver : text.until(format.date(endsAt)),
            `${entry.added_by.name}, ${format.date(entry.created_at)}`,
          ].join(' · ')}
        </p>
        {lifted ? (
          <p className="text-xs text-pretty wrap-anywhere text-muted">
            {text.removedBy(lifted.by.name, format.date(lifted.at), lifted.reason)}
          </p>
        ) : null}
      </div>
      {onLift ? (
        <IconButton label={text.lift} onClick={onLift}>
          <ShieldX aria-hidden className="size-4" />
        </IconButton>
      ) : null}
    </li>
  );
};

const NOTHING = { user_id: '', static_id: '', nick: '', reason: '', days: '' };

const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(blacklistText);
  const add = useAddToBlacklist();
  const [typed, setTyped] = useState(NOTHING);
  const set = (name: keyof typeof NOTHING) => (value: string) => setTyped({ ...typed, [name]: value });
  const who = Object.fromEntries(
    (['user_id', 'static_id', 'nick'] as const)
      .map((name) => [name, typed[name].trim().replace(/^#/, '')] as const)
      .filter(([, value]) => value !== ''),
  );
  const isReady = Object.keys(who).length > 0 && typed.reason.trim() !== '';
  return (
    <FormDialog
      danger
      title={text.addTitle}
      confirm={text.addConfirm}
      ready={isReady}
      pending={add.isPending}
      error={add.error}
      onSend={() => {
        const days = typed.days === '' ? {} : { days: Number(typed.days) };
        add.mutate({ ...who, ...days, reason: typed.reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextLine label={text.nick} hint={text.whoHint} value={typed.nick} onChange={set('nick')} />
      <TextLine label={text.staticId} value={typed.static_id} onChange={set('static_id')} />
      <TextLine label={text.userId} hint={text.userIdHint} value={typed.user_id} onChange={set('user_id')} />
      <TextLine label={text.reason} value={typed.reason} onChange={set('reason')} />
      <NumberField
        label={text.days}
        hint={text.daysHint}
        max={MAX_DAYS}
        value={typed.days}
        onChange={set('days')}
      />
    </FormDialog>
  );
};

const LiftEntryDialog = ({ entry, onClose }: { entry: BlacklistEntry; onClose: () => void }) => {
  const text = useText(blacklistText);
  const lift = useLiftEntry();
  const [why, setWhy] = useState('');
  return (
    <FormDialog
      title={text.liftTitle}
      confirm={text.liftConfirm}
      ready={why.trim() !== ''}
      pending={lift.isPending}
      error={lift.error}
      onSend={() => lift.mutate({ entryId: entry.id, why }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextLine label={text.why} value={why} onChange={setWhy} />
    </FormDialog>
  );
};
