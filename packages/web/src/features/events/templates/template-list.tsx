import { templateRoutes } from '@famiglia/contract/series/series';
import type { EventTemplate } from '@famiglia/contract/series/series';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Trash2 } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useEventChange, useTemplates } from '../queries.ts';
import { templatesText } from './templates.text.ts';

/** The guild's templates, which can be deleted here. */
export const TemplateList = () => {
  const text = useText(templatesText);
  const templates = useTemplates(useCurrentGuild().id);
  const [leaving, setLeaving] = useState<EventTemplate | null>(null);
  return (
    <section aria-labelledby="templates" className="grid gap-3">
      <div>
        <h2 id="templates" className="text-base font-semibold">
          {text.templates}
        </h2>
        <p className="text-pretty text-muted">{text.templatesNote}</p>
      </div>
      <QueryView query={templates} skeleton={<ListSkeleton headed={false} rows={2} height="h-14" />}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-pretty text-muted">{text.none}</p>
          ) : (
            <Card>
              <ul>
                {items.map((template) => (
                  <TemplateRow key={template.id} template={template} onDelete={() => setLeaving(template)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
      {leaving ? <DeleteDialog template={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  );
};

const TemplateRow = ({ template, onDelete }: { template: EventTemplate; onDelete: () => void }) => {
  const text = useText(templatesText);
  const format = useFormat();
  const { name, plan } = template;
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs wrap-anywhere text-muted">
          {[...(plan.title === name ? [] : [plan.title]), text.facts(format.number(plan.slots))].join(' · ')}
        </p>
      </div>
      <IconButton label={text.delete(name)} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
};

const DeleteDialog = ({ template, onClose }: { template: EventTemplate; onClose: () => void }) => {
  const text = useText(templatesText);
  const remove = useEventChange(templateRoutes.delete);
  return (
    <ConfirmDialog
      title={text.deleteTitle(template.name)}
      body={text.deleteBody}
      confirm={text.deleteConfirm}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ templateId: template.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
