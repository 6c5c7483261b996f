import type { Warning } from '@famiglia/contract/warnings/warnings';
import { useState } from 'react';
import { Link } from 'react-router';
import { GiveDialog } from '../../../entities/warning/give-dialog.tsx';
import { WarningList } from '../../../entities/warning/warning-list.tsx';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { OwnNote } from '../../../shared/ui/own-note.tsx';
import { personnelFileText } from './personnel-file.text.ts';

interface WarningsCardProps {
  member: { id: string; name: string };
  items: readonly Warning[];
  /** Also those that are not listed here. */
  total: number;
}

/** The latest warnings of a member, and the way to give one. */
export const WarningsCard = ({ member, items, total }: WarningsCardProps) => {
  const text = useText(personnelFileText);
  const guild = useCurrentGuild();
  const [giving, setGiving] = useState(false);
  const manages = may(guild.access.permissions, 'personnel.manage');
  const isOwn = useIsOwn()(member.id);
  return (
    <Card>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">{text.warnings}</h2>
        {manages && isOwn ? <OwnNote /> : null}
        {manages && !isOwn ? <Button onClick={() => setGiving(true)}>{text.warn}</Button> : null}
      </div>
      {total === 0 ? <p className="p-4 text-muted">{text.noWarnings}</p> : null}
      <WarningList warnings={items} named={false} />
      {total > items.length ? (
        <p className="border-t border-line px-4 py-2">
          <Link
            to={`/guild/${guild.id}/personnel/warnings?user_id=${member.id}`}
            className="text-brass hover:underline"
          >
            {text.allWarnings(total)}
          </Link>
        </p>
      ) : null}
      {giving ? <GiveDialog member={member} onClose={() => setGiving(false)} /> : null}
    </Card>
  );
};
