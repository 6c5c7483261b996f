import { MOST_CODE } from '@famiglia/contract/rosters/group-code';
import type { GroupCode } from '@famiglia/contract/rosters/group-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSignUpKind } from '../sign-up-kind.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { groupCodeText } from './group-code.text.ts';

interface GroupCodeDialogProps {
  /** Id of the event or the capt. */
  id: string;
  onClose: () => void;
}

/** The group code, read when it is opened: no other answer contains it. */
export const GroupCodeDialog = ({ id, onClose }: GroupCodeDialogProps) => {
  const text = useText(groupCodeText);
  const kind = useSignUpKind();
  const { id: guildId } = useCurrentGuild();
  const place = { guildId, id };
  const stored = useQuery({
    queryKey: kind.groupCodeKey(place),
    queryFn: ({ signal }) => kind.groupCode(place, signal),
    // What is typed stays: the version decides.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={text.body}>
      <QueryView query={stored} skeleton={<Skeleton className="h-24" />}>
        {(opened) => <CodeForm id={id} opened={opened} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
};

const CodeForm = ({ id, opened, onClose }: GroupCodeDialogProps & { opened: GroupCode }) => {
  const text = useText(groupCodeText);
  const common = useText(commonText);
  const [typed, setTyped] = useState(opened.code ?? '');
  const [send, setSend] = useState(false);
  const save = useSignUpChange(id, (kind) => kind.setGroupCode);
  const [first] = useState(opened);
  const { version, refusal, newer, take } = useSeenVersion(first, save.error);
  const code = typed.trim();
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { code: code === '' ? null : code, send: send && code !== '', version },
          { onSuccess: onClose },
        );
      }}
    >
      <FormField label={text.code} hint={text.none}>
        {(control) => (
          <Input
            {...control}
            maxLength={MOST_CODE}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FormField>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
        <Checkbox checked={send && code !== ''} disabled={code === ''} onChange={() => setSend(!send)} />
        <span className="grid">
          {text.send}
          <span className="text-xs text-muted">{text.sendHint}</span>
        </span>
      </label>
      <Refusal error={refusal ? null : save.error} />
      {refusal && newer ? (
        <NewerVersion
          refusal={refusal}
          theirs={newer.code === (code || null) ? [] : [{ name: text.code, value: newer.code ?? '—' }]}
          onTake={() => {
            setTyped(newer.code ?? '');
            take();
            save.reset();
          }}
        />
      ) : null}
      <div className="mt-1 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="ghost" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
};
