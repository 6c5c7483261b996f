import { ACTIVITY_SENTENCES } from '@famiglia/contract/activity/activity-types';
import type { Webhook, WebhookMessage } from '@famiglia/contract/webhooks/webhooks';
import { WEBHOOK_TEST } from '@famiglia/contract/webhooks/webhooks';
import { WEBHOOK_PROBLEM_TEXTS } from '@famiglia/contract/webhooks/webhook-words';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { RotateCw } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { LOG_PAGE, useSendAgain, useWebhookLog } from './queries.ts';
import { webhooksText } from './webhooks.text.ts';

/** What was sent in the last days and how it went. It is read when somebody looks. */
export const WebhookLog = ({ webhook, reads }: { webhook: Webhook; reads: boolean }) => {
  const text = useText(webhooksText);
  const [page, setPage] = useState(1);
  const log = useWebhookLog(webhook.id, page, reads);
  return (
    <section aria-label={`${text.log}: ${webhook.name}`}>
      <h4 className="text-xs font-medium text-muted">{text.log}</h4>
      <QueryView query={log} skeleton={<ListSkeleton rows={3} />}>
        {({ items, total }) =>
          total === 0 ? (
            <p className="py-2 text-muted">{text.logNone}</p>
          ) : (
            <>
              <ul>
                {items.map((message) => (
                  <MessageRow key={message.id} webhook={webhook} message={message} />
                ))}
              </ul>
              {total > LOG_PAGE ? (
                <Pager page={page} pageSize={LOG_PAGE} total={total} onChange={setPage} />
              ) : null}
            </>
          )
        }
      </QueryView>
    </section>
  );
};

const MessageRow = ({ webhook, message }: { webhook: Webhook; message: WebhookMessage }) => {
  const text = useText(webhooksText);
  const language = useLanguage();
  const format = useFormat();
  const again = useSendAgain();
  const { type, created_at, answer, state } = message;
  const what = type === WEBHOOK_TEST ? text.testMessage : ACTIVITY_SENTENCES[language][type].name;
  return (
    <li className="flex min-h-12 items-center gap-2 border-t border-line py-1.5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {what} <span className="text-xs text-muted">{format.relative(created_at)}</span>
        </p>
        <p className={`text-xs text-pretty ${state === 'failed' ? 'text-bad' : 'text-muted'}`}>
          <Outcome message={message} />
        </p>
        {answer !== '' && message.problem !== null ? (
          <p className="line-clamp-2 font-mono text-xs wrap-anywhere text-muted">{answer}</p>
        ) : null}
      </div>
      {webhook.off === null ? (
        <IconButton
          label={text.again(what)}
          disabled={again.isPending}
          onClick={() =>
            again.mutate(
              { webhookId: webhook.id, messageId: message.id },
              { onError: (error) => toast.error(errorDetail(error)) },
            )
          }
        >
          <RotateCw aria-hidden className="size-4" />
        </IconButton>
      ) : null}
    </li>
  );
};

/** Its state, then what the receiver said and, where it is not done, what stood in the way and what follows. */
const Outcome = ({ message }: { message: WebhookMessage }) => {
  const text = useText(webhooksText);
  const language = useLanguage();
  const format = useFormat();
  const { state, status, problem, took_ms, attempts, next_at } = message;
  const parts = [
    text[state],
    problem === null ? null : WEBHOOK_PROBLEM_TEXTS[language][problem],
    status === null ? null : String(status),
    state !== 'delivered' || took_ms === null ? null : text.took(format.number(took_ms)),
    attempts > 1 ? text.attempts(attempts) : null,
    next_at === null || attempts === 0 ? null : text.next(format.relative(next_at)),
  ];
  return parts.filter((part) => part !== null).join(' · ');
};
