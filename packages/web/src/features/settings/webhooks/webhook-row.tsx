import { ACTIVITY_GROUP_NAMES } from '@famiglia/contract/activity/declare-activity';
import type { Webhook } from '@famiglia/contract/webhooks/webhooks';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useRemoveWebhook, useTestWebhook } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { webhooksText } from './webhooks.text.ts';

/** A webhook, in one line; its buttons and its log when it is opened. */
export const WebhookRow = ({ webhook }: { webhook: Webhook }) => {
  const text = useText(webhooksText);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const [test, remove] = [useTestWebhook(), useRemoveWebhook()];
  const { id, name, url, groups, off } = webhook;
  const close = () => {
    remove.reset();
    setAsked(null);
  };
  return (
    <li className="border-b border-line px-4 [&>details]:border-0">
      <Fold label={name} summary={new URL(url).host} onToggle={setOpen}>
        <div className="grid gap-3 pb-4">
          {open ? <WebhookState webhook={webhook} /> : null}
          <p className="text-xs text-pretty text-muted">
            {groups.map((group) => ACTIVITY_GROUP_NAMES[language][group]).join(', ')}
          </p>
          <div className="flex flex-wrap gap-2">
            {off === null ? (
              <Button loading={test.isPending} onClick={() => test.mutate(id)}>
                {text.test}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={() => setAsked('change')}>
              {text.change}
            </Button>
            <Button variant="ghost" onClick={() => setAsked('remove')}>
              {text.remove}
            </Button>
          </div>
          <Refusal error={test.error} />
          {/* One that is being deleted has no log to read again. */}
          {open ? <WebhookLog webhook={webhook} reads={remove.isIdle} /> : null}
        </div>
      </Fold>
      {open ? null : (
        <div className="pb-3 empty:hidden">
          <WebhookState webhook={webhook} />
        </div>
      )}
      {asked === 'change' ? <WebhookDialog webhook={webhook} create={null} onClose={close} /> : null}
      <ConfirmDialog
        open={asked === 'remove'}
        title={text.removeTitle(name)}
        body={text.removeBody}
        confirm={text.remove}
        danger
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setAsked(null) })}
        onClose={close}
      />
    </li>
  );
};

/** What somebody has to know without opening it; nothing while all is well. */
const WebhookState = ({ webhook: { off, failing_since, lost, saved_by } }: { webhook: Webhook }) => {
  const text = useText(webhooksText);
  const format = useFormat();
  if (off !== null)
    return (
      <p>
        <Badge tone={off === 'person' ? 'neutral' : 'bad'}>{text.off[off]}</Badge>
      </p>
    );
  if (lost) return <p className="text-xs text-pretty text-bad">{text.lost(saved_by.name)}</p>;
  if (failing_since === null) return null;
  return <p className="text-xs text-pretty text-bad">{text.failing(format.dateTime(failing_since))}</p>;
};
