import type { Unanswered as UnansweredList } from '@famiglia/contract/rosters/answers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { SignUp } from '../sign-up.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { answersText } from './answers.text.ts';
import { NameList } from './name-list.tsx';

/** Who has not answered, read when it is opened, and the ping that is sent once. */
export const Unanswered = ({ of }: { of: SignUp }) => {
  const text = useText(answersText);
  const kind = useSignUpKind();
  const { id: guildId } = useCurrentGuild();
  const [open, setOpen] = useState(false);
  const place = { guildId, id: of.id };
  const unanswered = useQuery({
    queryKey: kind.unansweredKey(place),
    queryFn: ({ signal }) => kind.unanswered(place, signal),
    enabled: open,
  });
  return (
    <Fold className="px-4" label={text.unanswered} summary="" onToggle={setOpen}>
      {open ? (
        <QueryView query={unanswered} skeleton={<Skeleton className="h-16" />}>
          {(found) => <Silent of={of} found={found} />}
        </QueryView>
      ) : null}
    </Fold>
  );
};

const Silent = ({ of, found }: { of: SignUp; found: UnansweredList }) => {
  const text = useText(answersText);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const ask = useSignUpChange(of.id, (kind) => kind.askUnanswered);
  const { items, total, excused, unreached, asked_at: askedAt } = found;
  return (
    <div className="grid gap-3 pb-3">
      {askedAt === null ? null : <p className="text-muted">{text.askedAt(format.relative(askedAt))}</p>}
      {askedAt === null && total > 0 ? (
        <div>
          <Button onClick={() => setAsking(true)}>{text.ask}</Button>
        </div>
      ) : null}
      {total === 0 ? <p>{text.everyone}</p> : <NameList title={text.silent} people={items} total={total} />}
      {excused.length > 0 ? <NameList title={text.excused} people={excused} total={excused.length} /> : null}
      {unreached.length > 0 ? (
        <NameList title={text.unreached} people={unreached} total={unreached.length} />
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={text.askTitle}
          body={text.askBody(total)}
          confirm={text.ask}
          pending={ask.isPending}
          error={ask.error}
          onConfirm={() => ask.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
};
