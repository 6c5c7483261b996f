import { WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import type { Warning, WarningState } from '@famiglia/contract/warnings/warnings';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { may } from '../../shared/lib/may.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Ellipsis, Image, Pencil, ShieldX } from '../../shared/ui/icons.ts';
import { Menu, MenuItem, MenuLink } from '../../shared/ui/menu.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useSetProof } from './queries.ts';
import { EditDialog, LiftDialog } from './change-dialogs.tsx';
import { warningText } from './warning.text.ts';

const TONES: Record<WarningState, 'bad' | 'neutral' | 'good'> = {
  active: 'bad',
  expired: 'neutral',
  lifted: 'good',
};

interface WarningListProps {
  warnings: readonly Warning[];
  /** Whether the members are named: on a list of the whole family. */
  named: boolean;
}

/** Warnings with what a leader can do with them. */
export const WarningList = ({ warnings, named }: WarningListProps) => {
  const [edited, setEdited] = useState<Warning | null>(null);
  const [lifted, setLifted] = useState<Warning | null>(null);
  return (
    <>
      <ol className="grid divide-y divide-line">
        {warnings.map((warning) => (
          <WarningRow
            key={warning.id}
            warning={warning}
            named={named}
            onEdit={() => setEdited(warning)}
            onLift={() => setLifted(warning)}
          />
        ))}
      </ol>
      {edited ? <EditDialog warning={edited} onClose={() => setEdited(null)} /> : null}
      {lifted ? <LiftDialog warning={lifted} onClose={() => setLifted(null)} /> : null}
    </>
  );
};

interface WarningRowProps {
  warning: Warning;
  named: boolean;
  onEdit: () => void;
  onLift: () => void;
}

const WarningRow = ({ warning, named, onEdit, onLift }: WarningRowProps) => {
  const text = useText(warningText);
  const format = useFormat();
  const language = useLanguage();
  const guild = useCurrentGuild();
  const { member, state, lifted, ends_at: endsAt, issued_by: by } = warning;
  const isOwn = useIsOwn()(member.id);
  const manages = may(guild.access.permissions, 'personnel.manage') && !isOwn;
  const hasMenu = manages && (state === 'active' || warning.proof === null);
  return (
    <li className="flex items-start gap-x-3 py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {named ? (
            <Link to={`/guild/${guild.id}/users/${member.id}`} className="font-medium hover:underline">
              {member.name}
            </Link>
          ) : null}
          <span className={named ? 'text-muted' : 'font-medium'}>
            {WARNING_KIND_NAMES[language][warning.kind]}
          </span>
          <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </p>
        <p className="text-pretty wrap-anywhere">{warning.reason}</p>
        <p className="text-xs text-muted">
          {[
            text.points(warning.weight),
            text.until(endsAt === null ? null : format.date(endsAt)),
            text.issued(by.name, format.date(warning.created_at)),
          ].join(' · ')}
        </p>
        {lifted ? (
          <p className="text-xs text-pretty wrap-anywhere text-muted">
            {text.liftedBy(lifted.by.name, format.date(lifted.at), lifted.reason)}
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-1 empty:hidden max-sm:flex-col-reverse max-sm:items-end">
        {warning.proof === null ? null : <Proof proof={warning.proof} inMenu={hasMenu} />}
        {hasMenu ? <WarningMenu warning={warning} onEdit={onEdit} onLift={onLift} /> : null}
      </div>
    </li>
  );
};

const showError = (error: Error): void => {
  toast.error(errorDetail(error));
};

/** The picture. A row has at most two stops for the keyboard: where it has a menu, that opens the picture too. */
const Proof = ({ proof, inMenu }: { proof: NonNullable<Warning['proof']>; inMenu: boolean }) => {
  const text = useText(warningText);
  return (
    <a
      href={proof.url}
      target="_blank"
      rel="noreferrer"
      aria-label={text.openProof}
      tabIndex={inMenu ? -1 : undefined}
    >
      <img
        src={proof.thumbnail_url}
        alt=""
        loading="lazy"
        className="h-11 w-19 rounded-sm bg-raised object-cover"
      />
    </a>
  );
};

/** What a leader can do with one warning. */
const WarningMenu = ({ warning, onEdit, onLift }: Pick<WarningRowProps, 'warning' | 'onEdit' | 'onLift'>) => {
  const text = useText(warningText);
  const set = useSetProof(useCurrentGuild().id);
  const input = useRef<HTMLInputElement>(null);
  const { proof, state, member } = warning;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={text.actions(member.name)} disabled={set.isPending}>
            <Ellipsis aria-hidden className="size-4" />
          </IconButton>
        }
      >
        {state === 'active' ? (
          <MenuItem onClick={onEdit}>
            <Pencil aria-hidden className="size-4 text-faint" />
            {text.edit}
          </MenuItem>
        ) : null}
        {proof === null ? (
          <MenuItem onClick={() => input.current?.click()}>
            <Image aria-hidden className="size-4 text-faint" />
            {text.addProof}
          </MenuItem>
        ) : (
          <MenuLink
            render={<a href={proof.url} target="_blank" rel="noreferrer" aria-label={text.openProof} />}
          >
            <Image aria-hidden className="size-4 text-faint" />
            {text.openProof}
          </MenuLink>
        )}
        {state === 'active' ? (
          <MenuItem onClick={onLift}>
            <ShieldX aria-hidden className="size-4 text-faint" />
            {text.lift}
          </MenuItem>
        ) : null}
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file === undefined) return;
          set.mutate({ warningId: warning.id, file }, { onError: showError });
          event.target.value = '';
        }}
      />
    </>
  );
};
