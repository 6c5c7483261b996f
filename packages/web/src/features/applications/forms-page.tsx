import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ClipboardList, Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { applicationsText } from './applications.text.ts';
import { formText } from './forms/form.text.ts';
import { useForms } from './queries.ts';

/** `/guild/:guildId/applications/forms`: the kinds of applications. */
export const FormsPage = () => {
  const applications = useText(applicationsText);
  const text = useText(formText);
  const { id: guildId, access } = useCurrentGuild();
  const forms = useForms(guildId);
  const edits = may(access.permissions, 'applications.manage');
  const create = edits ? (
    <Link to={`/guild/${guildId}/applications/forms/new`} className={buttonClasses({ variant: 'primary' })}>
      <Plus aria-hidden className="size-4" />
      {text.newForm}
    </Link>
  ) : null;
  return (
    <>
      <Trail
        label={applications.path}
        parents={[{ to: `/guild/${guildId}/applications`, name: applications.title }]}
        here={applications.forms}
      />
      <PageHeader title={applications.forms} note={edits ? text.formsNote : text.readOnly} actions={create} />
      <QueryView query={forms} skeleton={<ListSkeleton headed={false} rows={2} height="h-24" />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={<ClipboardList aria-hidden />}
              title={text.noForms}
              command="/applications create"
            >
              {text.noFormsBody}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
              {items.map((form) => (
                <FormCard key={form.id} form={form} />
              ))}
            </div>
          )
        }
      </QueryView>
    </>
  );
};

const FormCard = ({ form }: { form: ApplicationForm }) => {
  const applications = useText(applicationsText);
  const text = useText(formText);
  const { id: guildId } = useCurrentGuild();
  return (
    <Card className="relative grid gap-1 p-4 transition-colors duration-(--quick) hover:border-line-strong hover:bg-hover">
      <h2 className="text-base font-semibold wrap-anywhere">
        <Link to={`/guild/${guildId}/applications/forms/${form.id}`} className="after:absolute after:inset-0">
          {form.name}
        </Link>{' '}
        <Badge tone={form.state === 'open' ? 'good' : 'neutral'}>{text.states[form.state]}</Badge>
      </h2>
      <p className="text-muted">
        {text.questionsCount(form.questions.length)} · {applications.waiting(form.waiting)}
      </p>
    </Card>
  );
};
