import { ACTIVITY_GROUP_NAMES } from '@famiglia/contract/activity/declare-activity';
import type { WebhookGroup } from '@famiglia/contract/webhooks/webhook-groups';
import { WEBHOOK_GROUPS } from '@famiglia/contract/webhooks/webhook-groups';
import { MAX_WEBHOOK_NAME } from '@famiglia/contract/webhooks/webhooks';
import type { Webhook } from '@famiglia/contract/webhooks/webhooks';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useSaveWebhook } from './queries.ts';
import type { useCreateWebhook } from './queries.ts';
import { webhooksText } from './webhooks.text.ts';

interface Draft {
  name: string;
  url: string;
  groups: readonly WebhookGroup[];
  on: boolean;
}

const NEW: Draft = { name: '', url: '', groups: ['events', 'capts'], on: true };
const draftOf = ({ name, url, groups, off }: Webhook): Draft => ({ name, url, groups, on: off === null });

interface WebhookDialogProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  create: ReturnType<typeof useCreateWebhook> | null;
  onClose: () => void;
}

/** The form of a webhook. An edit that somebody overtook shows what they saved and keeps what was typed. */
export const WebhookDialog = ({ webhook, create, onClose }: WebhookDialogProps) => {
  const text = useText(webhooksText);
  const describe = useDescribe();
  const save = useSaveWebhook();
  const { version, refusal, newer, take } = useSeenVersion(webhook, save.error);
  const [draft, setDraft] = useState(webhook === null ? NEW : draftOf(webhook));
  const [tried, setTried] = useState(false);
  const [name, url] = [draft.name.trim(), draft.url.trim()];
  const theirs = newer === null ? null : describe(draftOf(newer), { ...draft, name, url });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '' || url === '' || draft.groups.length === 0) return;
    const wanted = { name, url, groups: [...draft.groups] };
    if (webhook === null) create?.mutate(wanted, { onSuccess: onClose });
    else save.mutate({ ...wanted, on: draft.on, webhookId: webhook.id, version }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={webhook === null ? text.add : text.edit(webhook.name)}
      description={text.formNote}
      save={webhook === null ? text.create : text.save}
      saving={save.isPending || create?.isPending === true}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <FormField
            label={text.fields.name}
            hint={text.nameHint}
            problem={tried && name === '' ? text.nameHint : undefined}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_WEBHOOK_NAME}
                value={draft.name}
                onChange={({ target }) => setDraft({ ...draft, name: target.value })}
              />
            )}
          </FormField>
          <FormField
            label={text.fields.url}
            hint={text.urlHint}
            problem={tried && url === '' ? text.urlHint : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                maxLength={500}
                value={draft.url}
                onChange={({ target }) => setDraft({ ...draft, url: target.value })}
              />
            )}
          </FormField>
          <GroupChoice
            chosen={draft.groups}
            problem={tried && draft.groups.length === 0}
            onChange={(groups) => setDraft({ ...draft, groups })}
          />
          {webhook === null ? null : (
            <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
              <Checkbox
                checked={draft.on}
                onChange={({ target }) => setDraft({ ...draft, on: target.checked })}
              />
              {text.fields.on}
            </label>
          )}
          {refusal && newer && theirs ? (
            <NewerVersion
              refusal={refusal}
              theirs={theirs}
              onTake={() => {
                setDraft(draftOf(newer));
                take();
                save.reset();
              }}
            />
          ) : (
            <Refusal error={save.error ?? create?.error ?? null} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

interface GroupChoiceProps {
  chosen: readonly WebhookGroup[];
  problem: boolean;
  onChange: (groups: readonly WebhookGroup[]) => void;
}

const GroupChoice = ({ chosen, problem, onChange }: GroupChoiceProps) => {
  const text = useText(webhooksText);
  const language = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{text.fields.groups}</legend>
      {problem ? (
        <p role="alert" className="text-xs text-bad">
          {text.groupsNone}
        </p>
      ) : null}
      <div className="grid sm:grid-cols-2">
        {WEBHOOK_GROUPS.map((group) => (
          <label key={group} className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
            <Checkbox
              checked={chosen.includes(group)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, group] : chosen.filter((one) => one !== group))
              }
            />
            {ACTIVITY_GROUP_NAMES[language][group]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** What somebody else saved, where the draft says something else. */
const useDescribe = () => {
  const text = useText(webhooksText);
  const language = useLanguage();
  const inWords = ({ name, url, groups, on }: Draft): Record<keyof Draft, string> => ({
    name,
    url,
    groups: WEBHOOK_GROUPS.filter((group) => groups.includes(group))
      .map((group) => ACTIVITY_GROUP_NAMES[language][group])
      .join(', '),
    on: on ? text.on : text.isOff,
  });
  return (theirs: Draft, mine: Draft): { name: string; value: string }[] => {
    const [their, own] = [inWords(theirs), inWords(mine)];
    return (['name', 'url', 'groups', 'on'] as const)
      .filter((field) => their[field] !== own[field])
      .map((field) => ({ name: text.fields[field], value: their[field] }));
  };
};
