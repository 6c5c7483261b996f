import { MAX_WEBHOOKS } from '@famiglia/contract/webhooks/webhooks';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Busy } from '../../../shared/ui/busy.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { FreshKey } from '../keys/fresh-key.tsx';
import { useCreateWebhook, useWebhooks } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksText } from './webhooks.text.ts';

/** Addresses of the family that are told what happens: made, tested, followed in their log, deleted. */
export const WebhooksCard = () => {
  const text = useText(webhooksText);
  const webhooks = useWebhooks();
  const create = useCreateWebhook();
  const [open, setOpen] = useState(false);
  return (
    <Card className="mt-4">
      <div className="border-b border-line p-4">
        <h3 className="font-medium">{text.title}</h3>
        <p className="text-pretty text-muted">{text.note}</p>
      </div>
      <QueryView
        query={webhooks}
        skeleton={
          <Busy>
            <SkeletonRows rows={1} height="h-15" />
          </Busy>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p className="flex min-h-15 items-center border-b border-line px-4 py-1.5 text-muted">
              {text.none}
            </p>
          ) : (
            <ul aria-label={text.title}>
              {items.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {create.data ? (
        <FreshKey
          label={text.fresh(create.data.name)}
          secret={create.data.secret}
          onDone={() => create.reset()}
        />
      ) : (
        <div className="p-4">
          <Button
            disabled={(webhooks.data?.length ?? 0) >= MAX_WEBHOOKS}
            onClick={() => {
              create.reset();
              setOpen(true);
            }}
          >
            {text.add}
          </Button>
        </div>
      )}
      {open ? <WebhookDialog webhook={null} create={create} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
};
