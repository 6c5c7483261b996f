import { startingForm } from '@famiglia/contract/applications/application-texts';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { NotFound } from '../../shared/ui/not-found.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { newerVersionText } from '../../shared/ui/newer-version.text.ts';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Trail } from '../../shared/ui/trail.tsx';
import { applicationsText } from './applications.text.ts';
import { formText } from './forms/form.text.ts';
import { AboutFields } from './forms/about-fields.tsx';
import type { FormDraft } from './forms/form-draft.ts';
import { PlaceFields } from './forms/place-fields.tsx';
import { QuestionFields } from './forms/question-fields.tsx';
import { TextFields } from './forms/text-fields.tsx';
import { useApplicationChange, useForms } from './queries.ts';

/** `/guild/:guildId/applications/forms/:formId`, or `new`: one kind of application. */
export const FormPage = () => {
  const { formId = '' } = useParams();
  const language = useLanguage();
  const forms = useForms(useCurrentGuild().id);
  if (formId === 'new') {
    return <FormEditor draft={{ name: '', is_open: false, ...startingForm(language) }} form={null} />;
  }
  return (
    <QueryView query={forms} skeleton={<ListSkeleton rows={4} height="h-24" />}>
      {(items) => {
        const form = items.find(({ id }) => id === formId);
        if (form === undefined) return <NotFound />;
        return <FormEditor key={form.id} draft={draftOf(form)} form={form} />;
      }}
    </QueryView>
  );
};

const draftOf = (form: ApplicationForm): FormDraft => {
  const { id: _, version: __, state: ___, waiting: ____, ...draft } = form;
  return draft;
};

const FormEditor = ({ draft, form }: { draft: FormDraft; form: ApplicationForm | null }) => {
  const applications = useText(applicationsText);
  const text = useText(formText);
  const { saveMine } = useText(newerVersionText);
  const { id: guildId, access } = useCurrentGuild();
  const navigate = useNavigate();
  const [body, setBody] = useState(draft);
  const [start] = useState(draft);
  // Set when the form is saved or deleted: then leaving the page loses nothing.
  const isDone = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const create = useApplicationChange(applicationRoutes.createForm);
  const update = useApplicationChange(applicationRoutes.updateForm);
  // Somebody else's save meanwhile is refused by the server, and takes nothing away that was typed here.
  const { version, refusal, newer, take } = useSeenVersion(form, update.error);
  const edits = may(access.permissions, 'applications.manage');
  const change = (part: Partial<FormDraft>) => setBody((old) => ({ ...old, ...part }));
  const home = `/guild/${guildId}/applications/forms`;
  const leave = () => {
    isDone.current = true;
    void navigate(home);
  };
  const done = () => {
    toast.success(text.saved);
    leave();
  };
  const isDirty = edits && JSON.stringify(body) !== JSON.stringify(start);
  const blocker = useLeaveGuard(isDirty, () => isDone.current);
  const save = () =>
    form === null
      ? create.mutate(body, { onSuccess: done })
      : update.mutate({ formId: form.id, ...body, version }, { onSuccess: done });
  const { isPending } = form === null ? create : update;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Trail
        label={applications.path}
        parents={[
          { to: `/guild/${guildId}/applications`, name: applications.title },
          { to: home, name: applications.forms },
        ]}
        here={form?.name ?? text.newForm}
      />
      <PageHeader
        title={form?.name ?? text.newForm}
        {...(form === null
          ? {}
          : {
              badge: (
                <Badge tone={form.state === 'open' ? 'good' : 'neutral'}>{text.states[form.state]}</Badge>
              ),
            })}
        {...(edits ? {} : { note: text.readOnly })}
      />
      <fieldset disabled={!edits} className="grid gap-6">
        <AboutFields body={body} onChange={change} />
        <QuestionFields questions={body.questions} onChange={(questions) => change({ questions })} />
        <PlaceFields body={body} onChange={change} />
        <TextFields body={body} onChange={change} />
        {refusal && newer ? (
          <NewerVersion
            refusal={refusal}
            theirs={[
              { name: newer.name, value: newer.questions.map(({ label }) => label).join(', ') || '—' },
            ]}
            onTake={() => {
              setBody(draftOf(newer));
              take();
              update.reset();
            }}
          />
        ) : (
          <Refusal error={create.error ?? update.error} />
        )}
        {edits ? (
          <div className="flex flex-wrap justify-between gap-2">
            {form === null ? (
              <span />
            ) : (
              <Button variant="danger" onClick={() => setDeleting(true)}>
                {text.delete}
              </Button>
            )}
            <Button type="submit" variant="primary" loading={isPending} disabled={body.name.trim() === ''}>
              {refusal ? saveMine : text.save}
            </Button>
          </div>
        ) : null}
      </fieldset>
      {isDeleting && form !== null ? (
        <DeleteDialog form={form} onClose={() => setDeleting(false)} onDone={leave} />
      ) : null}
      {blocker.state === 'blocked' ? (
        <ConfirmDialog
          danger
          title={text.leaveTitle}
          body={text.leaveBody}
          confirm={text.leaveConfirm}
          pending={false}
          error={null}
          onConfirm={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        />
      ) : null}
    </form>
  );
};

interface DeleteDialogProps {
  form: ApplicationForm;
  onClose: () => void;
  onDone: () => void;
}

const DeleteDialog = ({ form, onClose, onDone }: DeleteDialogProps) => {
  const text = useText(formText);
  const remove = useApplicationChange(applicationRoutes.deleteForm);
  return (
    <ConfirmDialog
      danger
      title={text.deleteTitle(form.name)}
      body={text.deleteBody}
      confirm={text.deleteConfirm}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ formId: form.id }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
};
