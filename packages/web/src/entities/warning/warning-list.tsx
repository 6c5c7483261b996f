import { WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import type { Warning, WarningState } from '@famiglia/contract/warnings/warnings';
import type { ComponentProps } from 'react';
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
import { Image, Pencil, ShieldX } from '../../shared/ui/icons.ts';
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
  return (
    <li className="flex items-start gap-x-3 py-3 pr-2 pl-4 max-sm:flex-col">
      <div className="grid min-w-0 flex-1 gap-1 max-sm:pr-2">
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
      <div className="flex flex-wrap items-center empty:hidden max-sm:mt-1 max-sm:-ml-2">
        <Proof warning={warning} manages={manages} />
        {manages && state === 'active' ? (
          <>
            <RowAction label={text.edit} word={text.editShort} onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
            </RowAction>
            <RowAction label={text.lift} word={text.liftShort} onClick={onLift}>
              <ShieldX aria-hidden className="size-4" />
            </RowAction>
          </>
        ) : null}
      </div>
    </li>
  );
};

/** An icon beside the text; on a phone, where it stands below the text, with a word. */
const RowAction = ({ word, children, ...rest }: ComponentProps<typeof IconButton> & { word: string }) => (
  <IconButton {...rest} className="max-sm:flex max-sm:w-auto max-sm:items-center max-sm:gap-1.5 max-sm:px-2">
    {children}
    <span className="sm:hidden">{word}</span>
  </IconButton>
);

const showError = (error: Error): void => {
  toast.error(errorDetail(error));
};

/** The picture, or a button to add one. */
const Proof = ({ warning, manages }: { warning: Warning; manages: boolean }) => {
  const text = useText(warningText);
  const set = useSetProof(useCurrentGuild().id);
  const input = useRef<HTMLInputElement>(null);
  if (warning.proof !== null) {
    return (
      <a
        href={warning.proof.url}
        target="_blank"
        rel="noreferrer"
        aria-label={text.openProof}
        className="max-sm:mx-2"
      >
        <img
          src={warning.proof.thumbnail_url}
          alt=""
          loading="lazy"
          className="h-11 w-19 rounded-sm bg-raised object-cover"
        />
      </a>
    );
  }
  if (!manages) return null;
  return (
    <>
      <RowAction
        label={text.addProof}
        word={text.addProofShort}
        disabled={set.isPending}
        onClick={() => input.current?.click()}
      >
        <Image aria-hidden className="size-4" />
      </RowAction>
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
