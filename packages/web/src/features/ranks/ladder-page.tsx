import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { proposedSteps, stepOf } from '@famiglia/contract/ranks/proposed-steps';
import { MAX_STEPS, rankStep } from '@famiglia/contract/ranks/ranks';
import type { Ladder, RankStep } from '@famiglia/contract/ranks/ranks';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { useDragOrder } from '../../shared/lib/use-drag-order.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { newerVersionText } from '../../shared/ui/newer-version.text.ts';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Trail } from '../../shared/ui/trail.tsx';
import { personnelText } from '../../entities/personnel/personnel.text.ts';
import { useLadder, useSaveLadder } from './queries.ts';
import { ranksText } from './ranks.text.ts';
import { StepFields } from './step-fields.tsx';

/** `/guild/:guildId/personnel/ranks/ladder`: the editor of the ladder. */
export const LadderPage = () => {
  const text = useText(ranksText);
  const words = useText(personnelText);
  const { id: guildId } = useCurrentGuild();
  const ladder = useLadder();
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${guildId}/personnel/ranks`, name: words.ranks }]}
        here={text.editorTitle}
      />
      <PageHeader title={text.editorTitle} note={text.editorNote} />
      <QueryView query={ladder} skeleton={<ListSkeleton rows={3} height="h-24" />}>
        {(read) => <Editor read={read} />}
      </QueryView>
    </>
  );
};

const draftOf = ({ steps }: Ladder): RankStep[] =>
  steps.map(({ role_id, name, requirements }) => ({ role_id, name, requirements }));

/** The draft is that of the first answer: a change by somebody else is shown when it is saved. */
const Editor = ({ read }: { read: Ladder }) => {
  const text = useText(ranksText);
  const language = useLanguage();
  const { saveMine } = useText(newerVersionText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const roles = useDiscordRoles(guildId).data ?? [];
  const [steps, change] = useState(() => draftOf(read));
  const save = useSaveLadder();
  const list = useRef<HTMLOListElement>(null);

  const move = (roleId: string, to: number): void => {
    const from = steps.findIndex(({ role_id }) => role_id === roleId);
    const step = steps[from];
    const place = Math.min(Math.max(0, to), steps.length - 1);
    if (step !== undefined && place !== from) change(steps.toSpliced(from, 1).toSpliced(place, 0, step));
  };
  const { held, hold } = useDragOrder(list, move);

  const free = roles.filter(
    ({ id, managed }) => id !== guildId && !managed && !steps.some(({ role_id }) => role_id === id),
  );
  const proposed = proposedSteps(free);
  const problemOf = (index: number): string | undefined => {
    const found = save.error instanceof ApiError ? save.error.errors : [];
    const message = found.find(
      ({ field }) => field === `steps.${index}` || field.startsWith(`steps.${index}.`),
    );
    if (message === undefined) return undefined;
    const rights = roleProblemText(message.message, language);
    return rights ?? text.problems[message.message] ?? text.problem;
  };
  const { version, refusal, newer, take } = useSeenVersion(read, save.error);
  const isValid = steps.every((step) => rankStep.safeParse(step).success);

  return (
    <div className="grid max-w-200 gap-4">
      {steps.length === 0 && proposed.length > 1 ? (
        <Card className="grid gap-3 p-4">
          <p className="text-pretty">
            {text.proposal} <span className="text-muted">{text.proposalNote}</span>
          </p>
          <p className="wrap-anywhere text-muted">{proposed.map(({ name }) => name).join(' → ')}</p>
          <Button className="justify-self-start" onClick={() => change(proposed)}>
            {text.takeProposal(proposed.length)}
          </Button>
        </Card>
      ) : null}
      <ol ref={list} className="grid gap-3">
        {steps.map((step, index) => (
          <StepFields
            key={step.role_id}
            step={step}
            position={index + 1}
            roles={[...roles.filter(({ id }) => id === step.role_id), ...free]}
            problem={problemOf(index)}
            held={held === step.role_id}
            onHold={() => hold(step.role_id)}
            onMove={(by) => move(step.role_id, index + by)}
            onChange={(changed) => change(steps.with(index, changed))}
            onRemove={() => change(steps.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {free[0] !== undefined && steps.length < MAX_STEPS ? (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            const role = free.at(-1) ?? free[0];
            if (role !== undefined) change([...steps, stepOf(role)]);
          }}
        >
          {text.addStep}
        </Button>
      ) : null}
      {refusal && newer ? (
        <NewerVersion
          refusal={refusal}
          theirs={[{ name: text.editorTitle, value: newer.steps.map(({ name }) => name).join(' → ') || '—' }]}
          onTake={() => {
            change(draftOf(newer));
            take();
            save.reset();
          }}
        />
      ) : (
        <Refusal error={save.error} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={save.isPending}
          disabled={!isValid}
          onClick={() =>
            save.mutate(
              { version, steps },
              {
                onSuccess: () => {
                  toast.success(text.saved);
                  void navigate(`/guild/${guildId}/personnel/ranks`);
                },
              },
            )
          }
        >
          {refusal ? saveMine : text.save}
        </Button>
      </div>
    </div>
  );
};
